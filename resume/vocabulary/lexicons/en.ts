import {englishNounSynonyms} from '../english-noun-synonyms.ts';
import {englishTradeSynonyms} from '../english-trade-synonyms.ts';
import {englishVerbSynonyms} from '../english-verb-synonyms.ts';
import type {Lexicon} from './lexicon.ts';

export const english: Lexicon = {
  functions: `a an the and or nor of to in on at by for from with within into onto as per via through throughout across over out up off this
    that these those it its itself they them their theirs he him his she her hers we us our ours you your yours i me my mine myself
    who whom whose which what when where while whilst how why there here then than so such also both either neither be is am are was
    were been being do does did doing done have has had having will would shall should can could may might must about around during
    between among against toward towards upon along alongside around near beside besides etc ie eg one someone anyone but beyond well
    just too according vs versus s t re own same other another any get got go goes gone went make let use using used include including
    included includes involve involving involved namely respectively whether if still already ever again back plus while where whereby
    therein thereof day-to-day various total overall basis order way part number kind type sort range variety respective following
    today since until till ago previously formerly recently am pm`,
  general: `as_well far behalf involve usually typically generally stand bring take other previous keep stay put ahead currently presently nowadays now earlier previously formerly before after afterwards later subsequently once initially originally
    eventually meanwhile recently lately prior preceding next last past recent current former time period spell stint
    also too besides moreover furthermore additionally addition example instance particularly especially notably specifically
    similar similarly alike along instead rather otherwise else however though although because form type kind sort range ranging ranged
    area aspect field part side context basis point way manner means line nature element number amount figure subject topic focus
    setting situation circumstance post career background experience practice process thing item detail respectively turn relation respect
    concern regard relate refer comprise consist contain vary belong become remain stay begin start come go need mention state specify
    appear seem happen occur live spend join leave return move continue certain different given relevant necessary
    needed available existing actual specific particular usual typical common ordinary additional further comfortable able together
    apart aside away down up off behind between within beyond whole_time somewhat fairly quite rather almost
    ie eg via among amid per day-to-day everyday hand base aim purpose reason name term view light account place`,
  scopes: `team unit shift section crew squad group; department shop store branch ward site office school hospital; division district city county;
    company organization firm business ministry trust; region state province nation country; globe world`,
  classes: `equipment software platform system tool database warehouse package application program suite service framework library language
    machine machinery device material product document record standard site location place premise facility property venue building
    vehicle animal food good company client customer project event topic subject skill task duty method technique process activity item
    brand provider supplier instrument gear aid appliance format publication institution agency body`,
  lightVerbs: `carry_out conduct perform undertake do make give provide deliver take keep hold run complete place offer have put_on put_up
    responsible_for in_charge_of`,
  strengths: {
    1: `help assist support aid contribute participate collaborate observe shadow attend learn study join involve back partake cooperate
      liaise witness accompany`,
    3: `build create design develop engineer implement introduce launch establish negotiate win secure win devise author invent coordinate
      train mentor teach automate redesign restructure optimize transform solve grow improve reduce increase initiate close achieve
      exceed deliver save generate formulate approve audit certify diagnose repair validate program deploy migrate recruit hire
      modernize standardize resolve lower boost double accelerate publish patent earn raise analyze prescribe represent`,
    4: `manage supervise oversee own run administer control govern`,
    5: `lead head direct spearhead champion architect found cofound pioneer chair captain helm command mastermind orchestrate drive
      revolutionize steer preside lead_up`,
  },
  hedges: {
    jointly: `collaborate collaborated collaborating collaborates collaboration co_led worked_with work_with working_with alongside
      together_with jointly`,
    some: `some majority mostly largely chiefly primarily partly partially mainly selected certain sometimes a_few most_of parts_of a_part_of half_of half_the`,
    share: `help helped helping helps assist assisted assisting assists assistance supported supporting support supports aided aiding
      contribute_to contributed_to contributing_to contributes_to contribution contributions observer participant contributor helper joint co_author
      belong_to belonged_to belonging_to participate participated participating participates
      participation shadowed shadowing shadow observed observing took_part take_part taking_part part_of involved_in involvement_in
      under_supervision under_the_supervision under_the_guidance under_the_direction under_guidance under_direction supervised_by
      guided_by sat_on sit_on sitting_on served_on serve_on serving_on as_part_of member_of played_a_part had_a_part worked_on work_on
      working_on`,
    level: `part_qualified part_trained basic beginner elementary limited introductory novice exposure_to familiar_with familiarity_with awareness_of working_knowledge
      basics_of rudimentary conversational a_little partial`,
    condition: `when_needed as_needed if_needed where_needed when_required as_required occasional* sometimes from_time_to_time now_and_then every_so_often once_in_a_while at_times every_now_and_then in_the_absence_of
      absence is_off was_off is_away was_away is_on_leave was_on_leave acted_as acting_as act_as part_time interim acting temporar*
      deputis* deputiz* standing_in stood_in covering_for covered_for stand_in volunteered volunteering as_a_volunteer substitute
      substituted substituting on_request ad_hoc seasonal*`,
    planned: `plan_to planned_to planning_to planned_for expect_to expecting_to expected expectation expected_to expects_to hope_to aim_to aimed_to attempted attempting tried_to try_to
      in_progress in_training towards toward studying_towards studying_toward learning working_towards working_toward studying_for preparing_for prepare_for inactive expired lapsed pending provisional
      candidate_for pursuing proof_of_concept not_yet upcoming`,
    place: `runner_up second_most second_largest second_highest second_best second_biggest third_most third_largest third_highest third_best
      second_place third_place finalist shortlisted nominated nominee nomination honourable_mention honorable_mention`,
    not: `not no never none neither nor without hardly barely lacks lack lacking cannot isnt doesnt dont didnt cant havent hasnt wasnt
      unable`,
  },
  sections: {
    languages: 'speaks speaker speaking languages',
    certifications: 'holds certificates, certified',
    education: 'holds a degree',
    skills: 'skills, skilled in, knowledge of, experience with',
    experience: 'experience, experienced, background, career, work',
  },
  letter: {
    self: `i my me mine myself we our us`,
    reader: `you your yours`,
    courtesies: `caught eye focus suit fine convenient dear hello hi team hiring manager sir madam sincerely regards best kind warm faithfully truly respectfully yours thank time
      consideration read review look forward hear welcome chance opportunity discuss talk speak conversation meet meeting call interview
      glad happy please pleased delight excited keen eager enthusiastic interest enthusiasm apply application advertise advertisement
      posting post advert role position job vacancy opening ask seek need require list mention name call want write letter resume cv
      attach enclose join contribute bring offer help support learn part experience background work skill fit match suit relevant direct
      similar same company organization office place employer here there like love hope wish feel believe think know see show closely
      also both first further detail question available availability convenience describe description could year day way make able
      before after earlier later current recent recently previous last more most tell enjoy appreciate grateful value soon something
      anything everything because but however although though result point say openly honest honestly good great sound catch eye
      attention draw familiar ground come across notice matter part whole exactly very much mean why reason kindly invite reply answer
      reach contact free anytime possible respond your ago since accept consider submit suitable candidate pleasure admire appeal motivate inspire among regard take person`,
    wishes: `caught draw attract appeal would welcome hope forward apply application interest eager keen glad happy excited delight pleased thank want wish`,
    plans: `lead grow deepen develop expand build support strengthen improve shape care serve teach run manage add use learn move start`,
    possessions: `experience expertise skill knowledge know background track record ability proficiency command certification degree qualification`,
  },
  synonyms: `${englishVerbSynonyms};${englishNounSynonyms};${englishTradeSynonyms}`,
};
