/** Irregular forms of a word, which get the key that rules give its first form. */
export const irregularForms = `
write wrote written writing|run ran running|build built|lead led|teach taught|sell sold|sale sales
hold held|keep kept|grow grew grown growth|make made making|take took taken taking|give gave given giving
go went gone|do did done|see saw seen|bring brought|buy bought|catch caught|think thought|seek sought
win won winning|meet met|spend spent|send sent|lend lent|deal dealt|feel felt|lose lost losing|pay paid|say said
tell told|stand stood|understand understood|speak spoke spoken|choose chose chosen|drive drove driven
rise rose risen|fall fell fallen|begin began begun beginning|become became|come came|break broke broken
draw drew drawn|fly flew flown|know knew known|throw threw thrown|show shown|shrink shrank shrunk|dig dug|shoot shot|stick stuck|swim swam|sing sang|hang hung|lie lay|feed fed|bleed bled|cast|steal stole
oversee oversaw overseen oversight|undertake undertook undertaken|withdraw withdrew withdrawn
overcome overcame|find found findings|wear wore worn|rewrite rewrote rewritten|rebuild rebuilt|uphold upheld|bind bound
child children|person people persons|man men|woman women|life lives|mouse mice|foot feet|tooth teeth
analyze analysis analyses analyse analysed analysing|criterion criteria|index indices|matrix matrices
maintain maintenance|attend attendance|assist assistance|comply compliance compliant|guide guidance|accept acceptance
describe description|prescribe prescription|decide decision|expand expansion|convert conversion
submit submission|admit admission|resolve resolution|solve solution|choose choice|operate operational
reconcile reconciliation reconciliations|deliver delivery deliveries|recover recovery|discover discovery
rent rental rentals|sit sat sitting|day daily|year yearly|good better best|bad worse worst|many most|few fewer fewest|high higher highest
low lower lowest lowered lowering|fast faster fastest|large larger largest|big bigger biggest|small smaller smallest
early earlier earliest|late later latest|strong stronger strongest|quick quicker quickest|new newer newest
young younger youngest|old older oldest|short shorter shortest|long longer longest|great greater greatest
create created creating creates creation|inquire inquiry|enroll enrollment|install installation
close closure|refer referral|approve approval|renew renewal|propose proposal|arrive arrival|remove removal|retrieve retrieval
respond response responses|advise advice|succeed success|sell selling|proceed procedure procedures|save savings|lay laid`;

/**
 * Words that the rules would take for forms of one another, or would cut too
 * short: each line's forms share a key that no rule makes.
 */
export const keptApart = `
document documents documented documenting documentation|implement implements implemented implementing implementation implementations
format formats formatted formatting|treat treats treated treating treatment treatments|repeat repeats repeated|heat heats heated heating
community communities|communicate communicates communicated communicating communication communications
customer customers|custom customs|customize customizes customized customised customise customizing customising
university universities|universal|universe|intern interns|internship internships|internal internally
international internationally|nation nations|national nationally|department departments departmental
apartment apartments|government governments governmental|performance performances|marketing|market markets marketed
executive executives|execute executed executing executes execution|policy policies|police|organ organs
organize organized organised organise organizing organising organizes organises
organization organizations organisation organisations organizational organisational
general|generally|generate generated generating generates generation|generic|news|business businesses
process processes processed processing|address addresses addressed addressing
assess assesses assessed assessing assessment assessments|access accesses accessed accessing|series|species|status
campus campuses|focus focuses focused focusing|bus buses|gas gases|lens lenses|class classes|pass passes passed passing
state states stated|station stations|date dates dated|rate rates rated|rating ratings|private|climate|plate plates
update updates updated updating|staff staffs|staffing|practice practices practiced practise practised practicing practising
program programs programme programmes|programming programmed|check cheque checks checked checking cheques
family families|supply supplies supplied supplying|reply replies replied|assembly assemblies|assemble assembled assembling
only|need needs needed|feed fed feeding|speed speeds|bed beds|shed|seed seeds|embed embedded embedding
forecast forecasts forecasted forecasting|set sets setting|put puts putting|cut cuts cutting|hit hits hitting|let lets
cost costs costed costing costings|evening evenings|morning mornings|string strings|spring|wing wings|ring rings|king|thing things
nursing|nurse nurses nursed|housing|during|product products|productive|productivity
produce produced producing produces production|reduce reduced reducing reduces reduction reductions
introduce introduced introducing introduces introduction|conduct conducts conducted conducting
test tests tested testing|request requests requested requesting|tech|technical technically|technician technicians
technology technologies technological|patient patients|patience|audit audits audited auditing|auditor auditors
edit edits edited editing|editor editors|credit credits credited|visit visits visited visiting|visitor visitors
enter entered entering entry entries|enterprise enterprises|monitor monitors monitored monitoring
author authored authors authoring|mentor mentors mentored mentoring mentorship|engineer engineers|engineering engineered
account accounts|accounting|accountant accountants|master masters mastered mastering
register registers registered registering registration|transfer transfers transferred transferring
support supports supported supporting|plan plans planned planning|train trains trained training trainings
apply applies applied applying|application applications|present presents presented presenting presentation presentations
operate operates operated operating operation operations|operator operators|relate related relating|relation relations|relationship relationships
profession professions|professional professionals professionally|profess|session sessions|mission missions|version versions|vision
position positions positioned|condition conditions|commission commissions|commissioning commissioned|section sections
functional|function functions|action actions|active actively|activity activities|reaction reactions|portion
secretary secretaries|history|industry industries|industrial|country countries|city cities|pharmacy pharmacies|laboratory laboratories lab labs
wedding weddings|clothing|pricing
ceiling|lighting|wiring|shipping|shipment shipments|ship ships shipped|filing|file files filed|banking|bank banks|car cars|care cares cared caring
learning|learn learns learned learnt|consult consults consulted consulting consultation consultations|consultant consultants
various variously|several|different|difference differences|moment|element elements|cement|segment segments
complement|supplement supplements|experiment experiments experimental|equipment|instrument instruments instrumental
environment environments environmental|investment investments|invest invests invested investing
statement statements|requirement requirements|require requires required requiring|agreement agreements|agree agreed
appointment appointments|appoint appointed|reference references|conference conferences|medication medications|medical medically
medicine medicines|information|inform informs informed informing|relevant|efficient|efficiency efficiencies efficiently|effective|effectively
assistant assistants|participant participants|applicant applicants|consistent|independent independently|significant significantly
resident residents|residential|president presidents|student students|client clients|agent agents|agency agencies
quality|quantity quantities|quantify|quantified|facility facilities|facilitate facilitated facilitating facilitates
security|secure secured securing|safety|safe safely|ability|capability capabilities|responsible|responsibility responsibilities
global globally|local locally|region regions|regional regionally|digital digitally|central centrally|final finally finalized finalised
corporate|corporation corporations|estate estates|candidate candidates|certificate certificates|certify certified|certification certifications
graduate graduates graduated|graduation|delegate delegates delegated delegating|advocate advocated advocating advocates advocacy
associate associates|association associations|template templates|gate gates|climb|debate debates|corporal
material materials|principal|principle principles|capital|hospital hospitals|hospitality|festival festivals|total totals
manual manuals|manually|annual annually|initial|initially|initiate initiated initiating|initiative initiatives
career careers|engine engines|machine machines|machinist machinists|machining|officer officers|office offices
summer summers|winter winters|quarter quarters quarterly|order orders ordered ordering|border|water waters|paper papers|power powers powered
number numbers numbered|member members|center centers centered|computer computers|compute computed computing|user users|use uses used using usage
newsletter newsletters|letter letters|daughter|chapter chapters|filter filters filtered filtering|matter matters|register|river|silver|over|under
offer offers offered offering offerings|answer answers answered answering|cover covers covered covering|coverage|discover discovered`;

/** Verbs whose "-ise" was never "-ize". */
export const plainIse =
  /^(?:adv|rev|superv|exerc|comprom|prom|surpr|improv|dev|disgu|ra|pra|no|prec|expert|franch|enterpr|merchand|telev|otherw|prem|compr|wh|pro|cru)is/;
