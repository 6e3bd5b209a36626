/**
 * What the headings of postings announce, in the words employers print: en, de,
 * fr, es, it, pt, nl, pl. Patterns for folded text; `~` is a space.
 */
export const sectionKinds = [
  'must',
  'nice',
  'duties',
  'about',
  'benefits',
  'apply',
  'legal',
  'details',
  'elsewhere',
] as const;

/**
 * `details`: facts of the job as labels and values; `legal`: equal opportunity,
 * privacy, screening; `elsewhere`: other postings and the board's own text.
 */
export type SectionKind = (typeof sectionKinds)[number];

/** The first kind whose words fit decides, so the narrower kinds come first. */
export const headingWords: readonly (readonly [SectionKind, readonly string[]])[] = [
  [
    'elsewhere',
    [
      'similar jobs?|similar (?:roles|positions|vacancies|openings)|people also viewed|people who viewed.*|related jobs?|more jobs?.*|other jobs?.*|recommended (?:jobs?|for you)|you may also like|jobs you may.*|explore (?:other|more) jobs.*|search (?:all )?jobs|set (?:up )?(?:a )?(?:job )?alerts?.*|seniority insights|company (?:reviews|insights)|share this job|latest jobs',
      'ahnliche (?:jobs?|stellen|stellenangebote|angebote)|weitere (?:jobs?|stellen|stellenangebote).*|passende jobs|diese stelle teilen',
      'offres similaires|autres offres.*|voir aussi|ces offres.*|ofertas similares|otras ofertas.*|ofertas relacionadas|empleos similares|altre offerte.*|annunci simili|vagas semelhantes|vergelijkbare vacatures|andere vacatures|podobne oferty',
    ],
  ],
  [
    'nice',
    [
      "prefers|preferred|preferred (?:qualifications?|skills?|experience|requirements?|education|attributes|but not required|criteria|competenc(?:y|ies)|background)(?: (?:and|or|&) .*)?|(?:skills|experience|qualifications|requirements) preferred|nice[ -]to[ -]haves?(?: .*)?|nice if you have(?: it)?|nice,? but .*|nice extras|bonus(?: points?)?(?: (?:if|for) .*)?|bonus (?:skills|qualifications|experience|requirements)|desirable(?: .*)?|desired(?: (?:skills|qualifications|experience|criteria|characteristics|requirements))?|highly desirable.*|good to have(?: .*)?|great to have(?: .*)?|it would (?:also )?be (?:nice|great|good|helpful|ideal|a bonus|a plus) if.*|(?:highly|well|favou?rably) regarded|regarded favou?rably|even better(?: if.*)?|(?:we'?d|we would) (?:also )?love(?: to see| if you.*)?|(?:a |big )?plus(?:es)?(?:,? (?:but )?not .*)?|extra credit(?: (?:if|for).*)?|extras|it'?s (?:a )?(?:bonus|plus) if.*|also helpful|helpful|ideally(?:,? you.*)?|additional (?:qualifications|skills|desired.*|assets)|advantageous|not required.*|what (?:would|will) (?:set you apart|make you stand out)|stand[ -]?out (?:qualities|skills).*|you(?:'ll| will)? stand out if.*|brownie points.*|icing on the cake|assets?|considered (?:a plus|an asset)|would be (?:a plus|nice|great|a bonus).*|optional(?: .*)?|extra points?.*|added advantage|advantages?|secondary skills|could have|welcome|also welcome|you might also have|it helps if.*|pluses include",
      'von vorteil(?: (?:ist|sind|ware|waren))?|vorteilhaft(?: .*)?|wunschenswert(?: .*)?|idealerweise(?: .*)?|pluspunkte?(?: .*)?|das ware (?:schon|toll|super|ein plus)|gerne? auch|optional|zusatzlich von vorteil|daruber hinaus.*|schon ware(?: es)?(?:,? wenn.*)?|ware schon|ein plus|kann|kann-kriterien|bonuspunkte.*|nice-to-have.*|dies? (?:ware|ist|sind) von vorteil|gern gesehen|das macht (?:sie|dich) noch.*|zusatzqualifikationen|was uns freuen wurde|freuen wurden wir uns.*|wunschkriterien',
      '(?:les |un |vos |tes |petits? )*(?:plus|atouts?)(?: appreciees?| apprecies?)?|ce serait un plus|serait un plus|seraient un plus|souhaitables?|souhaitees?|souhaite|idealement|competences appreciees|apprecies?|appreciees?|seraient apprecies?|bonus|les petits plus|non obligatoires?.*|facultatif',
      '(?:se |te )?(?:valorara|valoraremos|valora|valoran|valoramos|valoran)(?: .*)?|requisitos (?:deseados|deseables|valorables|opcionales)|deseables?|deseados?|plus|aspectos (?:a valorar|valorables)|valorables?|(?:sera|seria) un plus|no imprescindible.*|meritos|puntos extra|suma puntos|te sumara',
      'costituisc(?:e|ono) titol[oi] preferenzial[ei]|titol[oi] preferenzial[ei]|requisiti (?:preferenziali|graditi|desiderati)|gradit[oiae]|preferibil[ei]|preferenziali?|plus|sara considerato un plus|completano il profilo|diferencia(?:l|is)|desejave(?:l|is)|requisitos desejaveis|sera um diferencial|valorizamos|e um plus|pontos extra|mais-valias?|pre|een pre|pluspunten|mooi meegenomen|wenselijk|mile widziane|dodatkowym? atutem?.*|atutem bedzie|dodatkowe atuty|atuty|mile widziana',
    ],
  ],
  [
    'benefits',
    [
      "benefits?(?: .*)?|(?:employee|company|our|your|staff) benefits|perks?(?: .*)?|what we(?:'re| are)? offer(?:ing)?(?: you)?|what (?:you can|to) expect(?: .*)?|what we promise.*|what you(?:'ll| will| can)? (?:get|receive|gain|enjoy).*|what'?s in it for you|what is in it for you|we offer(?: you)?|our offer|in return.*|why (?:join|work|choose|you'?ll love)(?: .*)?|why us|compensation(?: (?:and|&) benefits)?|compensation.*|salary (?:and|&) benefits|pay (?:and|&) benefits|(?:total )?rewards(?: .*)?|package|rewards package|the package|the perks|we provide|how we (?:reward|look after|support) you.*|the good stuff|the rewards?|reasons to join.*|pay transparency.*|what we can offer.*|the offer|here'?s what.*(?:offer|get).*",
      'wir bieten(?: ihnen| dir)?|das bieten wir.*|(?:unser|mein) angebot.*|(?:unsere|ihre|deine) (?:benefits|vorteile|leistungen|angebote)|was wir (?:ihnen |dir )?bieten|darauf (?:konnen sie|kannst du) .*|das erhalten sie|wir bieten.*|leistungen|vorteile|deine vorteile.*|das spricht fur uns|warum wir|gute grunde.*|das erwartet (?:sie|dich) bei uns|freuen sie sich auf|freu dich auf|unser plus.*|ihre perspektiven?|verdienst(?: .*)?|vergutung',
      "(?:ce que )?(?:nous|on) (?:vous )?(?:te )?(?:offrons|offre|proposons|propose)|ce qu'on (?:vous|te)? ?(?:propose|offre)|(?:nos|vos|les|tes) avantages(?: .*)?|avantages(?: .*)?|remuneration(?: .*)?|pourquoi (?:nous|rejoindre|venir|choisir).*|conditions(?: (?:de travail|du poste|proposees|offertes|salariales|d'emploi).*)?|les plus du poste|les \\+.*|ce que nous vous.*|l'offre|notre offre|salaire et avantages",
      '(?:que |lo que )?(?:te )?(?:ofrecemos|ofrece)(?: .*)?|se ofrece|beneficios(?: .*)?|condiciones(?: .*)?|ventajas|nuestra oferta|por que (?:nosotros|unirte|trabajar).*|que te ofrecemos|cosa offriamo.*|(?:ti )?offriamo|si offre|benefit|vantaggi|oferecemos|o que oferecemos|o que temos para.*|beneficios|wij bieden.*|wat (?:wij |we )?(?:bieden|krijg je).*|wat bieden (?:wij|we).*|arbeidsvoorwaarden|dit krijg je.*|dit bieden.*|oferujemy|co oferujemy|benefity|to oferujemy|oferta',
    ],
  ],
  [
    'legal',
    [
      'employer certification.*|accreditation.*|equal (?:employment )?opportunit(?:y|ies).*|eeo.*|(?:our commitment to )?(?:diversity|inclusion|dei).*|accommodations?.*|reasonable adjustments?|privacy.*|data protection.*|safeguarding(?: .*)?|disclaimers?|legal.*|notice.*|background checks?|right to work|work authori[sz]ation|visa.*|sponsorship.*|pre-employment.*|drug.*|e-verify.*|agenc(?:y|ies).*|recruitment agencies|gdpr|disability confident.*|important (?:information|notice|note)|additional information|fair chance.*|cookie.*',
      'datenschutz.*|chancengleichheit.*|gleichstellung.*|vielfalt.*|diversitat.*|hinweise?.*|schwerbehinder\\p{L}*.*|inklusion|egalite.*|diversite.*|handicap.*|mentions legales|confidentialite.*|igualdad.*|proteccion de datos.*|diversidad.*|pari opportunita.*|privacy|informativa.*|rodo.*|igualdade.*',
    ],
  ],
  [
    'apply',
    [
      "how (?:to|do you|do i|can i|can you) apply(?: .*)?|to apply|apply(?: now| today| here)?|application (?:process|procedure|instructions?|deadline|details|question).*|applications?|applying.*|contact(?: us| details| information| person)?|next steps?|(?:the |our )?(?:interview|hiring|selection|recruitment) (?:process|stages?|timeline|procedure)|closing date.*|deadline.*|questions\\??|interested\\??|ready to (?:apply|join).*|your application|what(?:'s| is| happens) next\\??|key dates|further information|more information|apply for this (?:job|position|role)|how we hire",
      '(?:ihre |deine |zur |so )?bewerb(?:ung|en|ungsprozess|ungsverfahren|ungsunterlagen)(?: .*)?|kontakt(?:daten)?|interesse\\??|interessiert\\??|haben wir (?:ihr|dein) interesse.*|(?:ihr|dein)e? (?:ansprechpartner|kontakt).*|ansprechpartner.*|jetzt bewerben.*|bewerbungsschluss|weitere informationen|so geht es weiter|neugierig.*',
      '(?:pour |comment )?postuler.*|candidatures?|(?:le )?process(?:us)? de recrutement|processus|modalites.*|interesse.*\\?|contactez.*|como (?:aplicar|inscribirte|solicitar|postularse).*|inscribete.*|contacto|candidaturas?|proceso de seleccion|interesad[oa]s?.*|come candidarsi|candidati.*|candidatura|contatti|como (?:se )?candidatar.*|processo seletivo|solliciteren.*|sollicitatie.*|interesse\\?.*|jak aplikowac.*|aplikuj.*|kontakt',
    ],
  ],
  [
    'duties',
    [
      "(?:key |main |core |primary |job |your |essential |principal |specific |general |major |typical |daily |position |role |the )*(?:responsibilit(?:y|ies)|duties|accountabilit(?:y|ies)|tasks|functions)(?: (?:and|&|of|include|in this|as|will) ?.*)?|duties (?:and|&) responsibilities|what (?:will you|do you|would you|you'd) do(?: .*)?|what you(?:'ll| will)? (?:do|be doing|be working on|work on|own|be responsible for|deliver)(?: .*)?|what (?:you'?ll|will you) do|(?:about )?(?:the|your|this) (?:role|job|position|opportunity|post)(?: (?:itself|in brief|overview|summary|purpose))?|role|the role|role (?:overview|summary|purpose|description|profile)|job (?:description|summary|purpose|overview|profile|duties)|position (?:summary|overview|description|purpose)|day[ -]to[ -]day.*|a (?:typical )?day in (?:the|your) life.*|(?:your|the) (?:mission|impact|day|challenge|work)(?: .*)?|how you(?:'ll| will) (?:make|spend|contribute).*|in this (?:role|position|job).*|essential (?:job )?functions|scope(?: of (?:work|role))?|as (?:a|an|our) .*you will|you(?:'ll| will)(?!.*(?:need|have|bring|hold|possess|require|ideally|be able|fit|thrive|succeed|get|receive|enjoy))(?: .*)?|you(?:'ll| will) be.*|the work|main purpose.*|purpose of the (?:job|role|post)|key (?:deliverables|objectives|result areas|activities)|deliverables|activities|full job description|job details description",
      "(?:ihre?|deine?|die|unsere|das sind (?:ihre|deine)) (?:haupt)?(?:aufgaben(?:gebiete?|bereiche?|schwerpunkte)?|tatigkeiten?|tatigkeits(?:feld|bereich)|verantwortung(?:sbereich)?|mission|rolle|job|stelle|arbeitsalltag|herausforderung(?:en)?|einsatzgebiet)(?: .*)?|(?:haupt)?aufgaben(?:gebiete?|bereiche?|schwerpunkte|beschreibung|profil|stellung)?(?: .*)?|das (?:erwartet|machen|tun|bewegen|ubernehmen) (?:sie|du|dich).*|das machst du.*|das sind (?:ihre|deine) aufgaben.*|was (?:sie|dich|du) (?:erwartet|tun|machst|bewegst|bewegen).*|stellenbeschreibung|tatigkeiten?(?:sbeschreibung)?|darum geht(?:'s| es)|wofur wir.*|was (?:du|sie) bei uns.*|das ist dein job.*|verantwortlichkeiten|so sieht dein.*",
      "(?:vos|les|tes|nos|votre|principales|la|ta) (?:principales )?(?:missions?|responsabilites|taches|activites|role|quotidien|fonctions)(?: .*)?|missions?(?: .*)?|responsabilites(?: .*)?|description (?:du poste|de l'offre|de la mission|du profil de poste)|(?:le |votre |descriptif du |contenu du |fiche de )?poste(?: en .*)?|taches|activites(?: principales)?|au quotidien.*|ce que vous ferez.*|ce que tu feras.*",
      '(?:tus |las |principales |tareas y )?(?:funciones|responsabilidades|tareas)(?: .*)?|que haras.*|(?:tu |la )?mision(?: .*)?|descripcion(?: (?:del puesto|de la oferta|de funciones|del empleo|general))?|tu dia a dia.*|el puesto|en que consiste.*|cual sera tu.*|actividades',
      '(?:le |principali |le tue )?(?:mansioni|attivita|responsabilita|compiti)(?: .*)?|di cosa ti occuperai.*|cosa farai.*|il ruolo|descrizione(?: .*)?|la posizione|(?:as |suas |principais )?(?:responsabilidades|funcoes|atividades|atribuicoes)(?: .*)?|o que (?:vais|voce vai) fazer.*|descricao(?: .*)?|taken|wat ga je doen.*|(?:jouw|je) (?:taken|rol|functie|werkzaamheden|verantwoordelijkheden).*|werkzaamheden|functie ?omschrijving|de functie|dit ga je doen.*|verantwoordelijkheden|(?:twoj )?(?:zakres )?obowiazk(?:i|ow)(?: .*)?|zakres obowiazkow|zadania|opis stanowiska|czym bedziesz.*|twoje zadania',
    ],
  ],
  [
    'must',
    [
      "(?:key |minimum |min\\.? |basic |essential |mandatory |required |job |our |the |your |core |main |general |technical |professional |specific |position |role |candidate |educational |academic |clinical |knowledge,? |additional |relevant |necessary |successful candidate |entry )*(?:requirements?|qualifications?|skills?|experience|competenc(?:y|ies)|criteria|attributes|abilities|knowledge|prerequisites|must[ -]haves?|essentials|capabilities|credentials|expertise|education|certifications?|licen[cs](?:es?|ure)|background|profile|eligibility|experience level)(?:,? (?:and|&|\\/|or|for|of|required|needed|requirements?|must[ -]haves?|include|we|you|that|criteria|skills?|experience|abilities|knowledge|qualifications?|education|competenc(?:y|ies)|attributes|certifications?|licen[cs]es?|the|this|your|role|job|position|success|mandatory|essential|minimum)\\b.*)?|required|required .{0,40}|must|must[ -]have.*|you must.*|musts|essential(?: .*)?|essentials|what (?:you|we|you'?ll|you will|we'?re|we are|it takes|makes you|you must|you should) ?(?:all )?(?:need|bring|must have|have|looking for|look for|expect|require|offer us|are|seek|want|need from you|to succeed|to bring|value|should have|a .*fit|great)(?: .*)?|what we need(?: .*)?|what you bring.*|what to bring|what it takes|who you are|you(?:'ll| will| may| might)? (?:fit|thrive|succeed|belong|be great|be a great|be right|be happy).*|who (?:we'?re|we are|are we|you'?ll be) (?:looking for|seeking|after)|about you|you(?:'ll| will)? (?:have|bring|need|are|should have|must have|possess|know|offer|can)(?: .*)?|you|you might be .*|you may be a (?:good )?fit if.*|you(?:'re| are) (?:a|an|the|likely|probably|someone|who).*|(?:the |our )?(?:ideal|right|successful|perfect|best) (?:candidate|person|applicant|fit|match)(?: .*)?|the person|person spec(?:ification)?.*|candidate (?:profile|requirements|specification|description)|looking for|we(?:'re| are) looking for.*|we (?:need|require|expect|ask|seek|want|are seeking).*|to be (?:successful|considered|eligible).*|to (?:succeed|qualify|thrive).*|(?:physical|language|travel|other) (?:requirements|demands)|requirements .*|qualifications .*|tech(?:nology|nical)? stack|our stack|eligibility|requires|conditions of employment|who are you|what (?:do|will|are) (?:you|we) (?:need|bring|look(?:ing)? for|expect|have).*|applicants (?:must|should).*|candidates (?:must|should).*|(?:do|have) you have what it takes.*|is this you\\??|does this sound like you\\??|sound like you\\??|your (?:profile|background|toolkit|superpowers|strengths|experience|skills).*|desired profile|minimum",
      '(?:fachliche |personliche |formale |zwingende |notwendige |unsere |ihre |deine |fachlichen? |unser |die )*(?:anforderungen|anforderungsprofil|voraussetzungen|qualifikation(?:en|sprofil)?|kompetenzen|kenntnisse|fahigkeiten|starken|fertigkeiten|einstellungsvoraussetzungen)(?: .*)?|(?:ihr|dein|unser|das|gesuchtes|gewunschtes)? ?(?:fachliches |personliches )?profil(?: .*)?|das bringe?n? (?:sie|du).*|das bringst du.*|was (?:sie|du) (?:mit)?bring(?:en|st|t).*|was (?:sie|du) mitbring(?:en|st)(?: .*)?|(?:sie|du) bring(?:en|st)(?: .*)?|bring(?:en|st) (?:sie|du).*|(?:sie|du) (?:haben|hast|verfug(?:en|st)|sind|bist|besitz(?:en|t)|uberzeug(?:en|st)).*|wir erwarten.*|was wir (?:uns )?(?:erwarten|suchen|wunschen).*|(?:das )?(?:wunschen|erwarten|suchen) wir(?: uns)?.*|wir wunschen uns.*|wo(?:mit|durch) (?:sie|du).*|damit (?:begeisterst|uberzeugst|punktest|uberzeugen|punkten|passt|passen).*|das zeichnet (?:sie|dich) aus|muss|muss-kriterien|unbedingt erforderlich|zwingend(?: erforderlich)?|das sollte(?:n|st) (?:sie|du).*|wer (?:sie sind|du bist|zu uns passt)|das (?:bist du|sind sie|hast du|haben sie).*|erforderlich(?: .*)?|so passt du.*|das qualifiziert (?:sie|dich).*|wen wir suchen.*|wir suchen.*|mitbringen sollten sie.*|dein(?:e)? skills.*|ihre skills.*|darum passen sie.*|das sollten sie mitbringen',
      "(?:conditions?|diplomes?|titres?) (?:requise?s?|exigee?s?|demandee?s?|d'acces|a remplir|de candidature)",
      "(?:le |votre |ton |notre |vos )*(?:profil|competences|qualifications?|prerequis|pre-requis|exigences|qualites|aptitudes|connaissances)(?: .*)?|formation(?: .*)?|experience(?: (?:requise|exigee|souhaitee|professionnelle|minimum|demandee|attendue).*)?|(?:ce que )?nous (?:recherchons|attendons|cherchons)(?: .*)?|vous (?:etes|avez|possedez|disposez|justifiez|maitrisez|apportez)(?: .*)?|tu (?:es|as).*|qui etes-vous.*|et vous.*|savoirs?(?: et savoir-faire)?|savoir-(?:faire|etre)(?: .*)?|diplomes?(?: .*)?|indispensables?|imperatifs?|obligatoires?|requis|requise?s?|criteres.*|ce que vous apportez.*|ce que l'on attend.*|langues?",
      '(?:los |tus |nuestros )?(?:requisitos|requerimientos)(?: .*)?|(?:tu |el )?perfil(?: .*)?|que (?:buscamos|pedimos|necesitas|esperamos|necesitamos|requerimos)(?: .*)?|(?:lo que )?(?:buscamos|necesitamos|pedimos|esperamos)(?: .*)?|imprescindibles?(?: .*)?|se (?:requiere|necesita|busca|precisa|pide)|conocimientos(?: .*)?|formacion(?: .*)?|experiencia(?: .*)?|competencias(?: .*)?|estudios(?: minimos| requeridos)?|te pedimos|habilidades(?: .*)?|aptitudes|a quien buscamos.*|idiomas(?: requeridos)?|obligatorio|que debes.*',
      'requisiti(?: .*)?|(?:il )?profilo(?: .*)?|(?:competenze|conoscenze|capacita|esperienza|formazione)(?: .*)?|(?:chi|cosa|che cosa) (?:cerchiamo|ti chiediamo|chiediamo).*|il candidato ideale.*|(?:si richied(?:e|ono)|richiediamo|cerchiamo)(?: .*)?|requisitos(?: .*)?|o que (?:procuramos|esperamos|precisas|buscamos).*|qualificacoes(?: .*)?|competencias|procuramos.*|functie-? ?eisen|wat (?:wij|we) (?:vragen|zoeken|verwachten).*|wat vragen (?:wij|we).*|(?:jouw|je|het) profiel|profiel|(?:wij |we )(?:vragen|zoeken).*|eisen|wie ben jij.*|wie zoeken (?:wij|we).*|dit breng jij.*|(?:dit|wat) (?:breng|neem) (?:je|jij) mee.*|dit ben jij|dit heb je.*|vereisten|gevraagd|(?:nasze )?(?:wymagania|oczekiwania)(?: .*)?|oczekujemy.*|profil kandydata|czego (?:oczekujemy|szukamy).*|kogo szukamy.*|wymagamy.*|twoj profil|niezbedne.*',
    ],
  ],
  [
    'about',
    [
      "about(?: .{1,60})?|who we are(?: .*)?|who are we|(?:company|organi[sz]ation|employer|business|team|school|firm) (?:description|overview|profile|background|summary|information|culture)|our (?:story|mission|values|team|company|culture|vision|purpose|people|clients?|client)(?: .*)?|overview|introduction|summary|background|the (?:company|team|organi[sz]ation|business|school|client)|job purpose|meet the team|what we do|how we work|life at .*|welcome.*|hello.*|our tech|we are .{1,40}|company|context|where you'?ll work|working (?:hours|conditions|environment|pattern)|work environment|schedule|hours|shift.*|travel|location(?: .*)?|reporting (?:line|to).*|why this role.*",
      'uber uns|wir uber uns|uber .{1,40}|wer wir sind.*|(?:das|unser|ihr) (?:unternehmen|arbeitgeber|team)(?: .*)?|unternehmen(?:sbeschreibung|sprofil)?|einleitung|willkommen.*|das sind wir.*|wir sind.*|arbeitgeber|rahmenbedingungen|arbeitszeit(?:en)?|eckdaten.*|einsatzort',
      "qui sommes[- ]nous.*|(?:l'|notre |votre )?(?:entreprise|societe|structure|etablissement|equipe|environnement)(?: .*)?|a propos(?: .*)?|presentation(?: .*)?|(?:le )?contexte(?: .*)?|horaires|lieu de travail.*|sobre (?:nosotros|nos|la empresa|a empresa|.{1,30})|quienes somos.*|(?:la |nuestra )empresa(?: .*)?|acerca de.*|conocenos.*|horario.*|chi siamo.*|(?:l')?azienda(?: .*)?|la nostra azienda|quem somos.*|a empresa|over (?:ons|.{1,30})|wie (?:zijn wij|wij zijn).*|het bedrijf|o nas|o firmie|kim jestesmy.*",
    ],
  ],
  [
    'details',
    [
      'job details?|description|job information|job facts|at a glance|key (?:details|facts|information|info)|details|vacancy details|quick facts|role details|position details|the details|job info|in brief|auf einen blick|die fakten|eckdaten|informations? (?:cles|complementaires|generales)|en bref|datos (?:de la oferta|clave)|detalles(?: .*)?|in het kort|dettagli.*',
    ],
  ],
];
