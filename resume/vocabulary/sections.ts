import type {SectionKey} from '../model/resume.ts';
import {foldWords, listed} from './fold.ts';

/** What a section title announces; `contact` and `personal` feed the person's own data. */
export type SectionKind = SectionKey | 'contact' | 'document';

/** Titles as people print them: en, de, fr, es, it, pt, nl, pl. */
const titles: Record<SectionKind, string> = {
  document: `
resume, curriculum vitae, cv, vita, curriculum, personal details and cv, application, job application, application form, candidature, dossier de candidature, ficha de candidatura, candidatura, solicitud de empleo, domanda di lavoro, sollicitatie, formularz aplikacyjny, bewerbungsunterlagen
lebenslauf, tabellarischer lebenslauf, bewerbung
currículum, currículum vítae, hoja de vida, curriculum vitae europeo, formato europeo
currículo, levensloop, życiorys, cv europass, europass, europass cv, europass curriculum vitae`,
  contact: `
contact, contact me, contact info, contact information, contact details, contacts, personal details, personal information, personal data, get in touch, details, links, profiles, social, online, web, find me online, reach me
kontakt, kontaktdaten, persönliche daten, persönliche angaben, zur person, angaben zur person, persönliches
coordonnées, contactez moi, informations personnelles, informations de contact, état civil, données personnelles, me contacter, réseaux, liens
contacto, datos personales, información de contacto, información personal, datos de contacto, enlaces
contatti, dati personali, informazioni personali, dati anagrafici, recapiti
contato, contacto, contactos, dados pessoais, informações pessoais, informação pessoal, dados de contato
contactgegevens, persoonlijke gegevens, personalia, persoonsgegevens, gegevens, persoonlijke informatie
dane osobowe, dane kontaktowe, informacje osobiste, informacje kontaktowe`,
  summary: `
summary, professional summary, executive summary, career summary, profile, professional profile, personal profile, about, about me, personal statement, objective, career objective, statement, overview, career profile, introduction, bio, biography, highlights, summary of qualifications, qualifications summary, profile summary, career overview, who i am, in brief, at a glance, key highlights, career highlights, professional overview, work objective, background, professional background summary
profil, kurzprofil, über mich, zusammenfassung, berufsprofil, berufliches profil, berufsziel, persönliches profil, ziel, kurzvorstellung, qualifikationsprofil
profil professionnel, sommaire, à propos, à propos de moi, résumé, présentation, objectif, objectif professionnel, accroche, qui suis je, synthèse, en bref
perfil, perfil profesional, sobre mí, resumen, resumen profesional, objetivo, objetivo profesional, extracto, acerca de mí, presentación
profilo, profilo professionale, profilo personale, chi sono, riepilogo, sintesi, obiettivo, obiettivo professionale, presentazione, su di me
perfil profissional, sobre mim, sobre, resumo, resumo profissional, objetivo profissional, apresentação, síntese
profiel, persoonlijk profiel, over mij, samenvatting, doelstelling, wie ben ik, profielschets
podsumowanie, podsumowanie zawodowe, o mnie, profil zawodowy, cel zawodowy, opis`,
  experience: `
experience, work experience, professional experience, employment, employment history, work history, career history, employment experience, career, professional background, relevant experience, related experience, clinical experience, industry experience, teaching experience, research experience, internships, internship experience, internship, work, positions, positions held, appointments, professional appointments, academic appointments, professional history, career experience, jobs, experience and employment, work and research experience, research and work experience, additional experience, other experience, selected experience, key experience, core experience, main experience, notable experience, military experience, military service, field experience, experiences, career summary and experience, recent experience, earlier experience, previous experience, early career, earlier career, prior experience, job history, work placements, what i ve done, where i ve worked, career progression, professional career, legal experience, nursing experience, leadership experience, leadership and work experience, professional journey, engagements, freelance experience, consulting experience
berufserfahrung, berufserfahrungen, beruflicher werdegang, werdegang, berufspraxis, praxiserfahrung, praktische erfahrung, berufliche erfahrung, berufliche stationen, berufliche laufbahn, praktika, beruflicher hintergrund, arbeitserfahrung, berufstätigkeit, berufliche tätigkeiten, tätigkeiten, nebentätigkeiten, berufsweg, erfahrung, berufliche erfahrungen, praktische erfahrungen, stationen, karriere, berufsleben, werkstudententätigkeiten, praktika und nebentätigkeiten
expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, parcours, emplois, stages, expérience de travail, carrière, parcours de carrière, expériences et stages, stages et emplois, historique professionnel
experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, trayectoria laboral, trayectoria, empleo, historial laboral, experiencias, prácticas, experiencia de trabajo, historia laboral, vida laboral
esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, percorso professionale, carriera, esperienze di lavoro, impiego, tirocini, esperienza di lavoro
experiência, experiências, experiência profissional, experiências profissionais, percurso profissional, histórico profissional, trajetória profissional, estágios, emprego, atividade profissional, experiência de trabalho, carreira
werkervaring, ervaring, loopbaan, arbeidsverleden, professionele ervaring, beroepservaring, relevante werkervaring, stages, carrière, werk, werkgeschiedenis
doświadczenie, doświadczenie zawodowe, przebieg kariery, historia zatrudnienia, kariera zawodowa, praca, staże, praktyki, praktyki i staże, staże i praktyki, przebieg pracy zawodowej, doświadczenie zawodowe i praktyki, przebieg zatrudnienia, kariera`,
  education: `
education, school, schools, university, college, educational background, academic background, education and training, training and education, academic qualifications, academic history, academics, studies, schooling, qualifications and education, education and qualifications, academic education, degrees, educational qualifications, formal education, education history, academic credentials, education and credentials, training, university education, apprenticeship, apprenticeships, apprenticeship and training, learning, what i studied
ausbildung, bildung, bildungsweg, studium, schulbildung, ausbildung und studium, studium und ausbildung, akademische ausbildung, bildungsgang, schulische ausbildung, berufsausbildung, hochschulausbildung, schulausbildung, schulabschluss, schulabschlüsse, abschlüsse, akademischer werdegang, bildungshintergrund, bildungsabschlüsse, ausbildungsweg, schule, hochschulstudium, schule und ausbildung, aus und weiterbildung, ausbildung und weiterbildung, schulischer werdegang, universitäre ausbildung
formation, formations, études, diplômes, formation académique, parcours académique, éducation, diplômes et formations, formations et diplômes, formation initiale, cursus, scolarité, parcours scolaire, cursus universitaire, études et diplômes, formation et diplômes, études et formations
educación, formación, formación académica, estudios, formación y estudios, educación y formación, titulación, preparación académica, estudios realizados, datos académicos, historial académico, educación formal
istruzione, formazione, istruzione e formazione, studi, titoli di studio, percorso di studi, formazione accademica, percorso formativo, educazione, formazione e istruzione
educação, formação, formação acadêmica, formação académica, escolaridade, habilitações académicas, habilitações literárias, educação e formação, estudos, histórico acadêmico, percurso académico
opleiding, opleidingen, onderwijs, studie, studies, opleiding en training, scholing, opleidingen en cursussen, educatie, gevolgde opleidingen
wykształcenie, edukacja, studia, wykształcenie i szkolenia, edukacja i szkolenia, nauka, przebieg nauki`,
  skills: `
skills, technical, technical skills, key skills, core skills, core competencies, competencies, competences, areas of expertise, expertise, technologies, tools, tools and technologies, technologies and tools, software, software skills, it skills, computer skills, professional skills, hard skills, soft skills, skills and abilities, abilities, skill set, skillset, skills and tools, skills and competencies, technical proficiencies, proficiencies, tech stack, capabilities, skills summary, key competencies, technical expertise, systems, clinical skills, programming languages, top skills, additional skills, other skills, strengths, core strengths, specialties, specialisms, technical knowledge, digital skills, it knowledge, skills and expertise, specialties and skills, areas of strength, technical competencies, skills and interests, systems and technical skills, technical skills and tools, stack, toolbox, methods, equipment, machines and equipment, skills and strengths, job related skills, what i know, key strengths, relevant skills, practical skills, interpersonal skills, communication skills, organisational skills
kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, edv kenntnisse, it kenntnisse, computerkenntnisse, besondere kenntnisse, weitere kenntnisse, software kenntnisse, technische kenntnisse, schwerpunkte, kernkompetenzen, fachliche kompetenzen, qualifikationen, stärken, technologien, werkzeuge, fertigkeiten, fachkompetenzen, methoden, it, edv, skills und tools, softwarekenntnisse, technische fähigkeiten, soziale kompetenzen, kompetenzen und kenntnisse, sonstige kenntnisse, zusatzqualifikationen, persönliche stärken, kompetenzprofil, fachwissen
compétences, compétences clés, compétences techniques, compétences informatiques, savoir faire, savoir être, aptitudes, logiciels, outils, informatique, expertises, domaines de compétences, compétences professionnelles, connaissances, compétences et outils, atouts, domaines d expertise, qualités, outils informatiques, outils et logiciels, principales compétences
habilidades, competencias, aptitudes, conocimientos, habilidades técnicas, competencias técnicas, conocimientos informáticos, informática, herramientas, destrezas, capacidades, competencias clave, conocimientos técnicos, habilidades y competencias, competencias profesionales, competencias digitales, habilidades clave, software y herramientas
competenze, capacità, competenze tecniche, competenze informatiche, abilità, conoscenze, conoscenze informatiche, capacità e competenze, competenze professionali, competenze digitali, strumenti, competenze chiave, competenze personali, competenze trasversali, capacità e competenze tecniche, abilità tecniche
competências, habilidades, habilidades técnicas, competências técnicas, conhecimentos, conhecimentos técnicos, informática, ferramentas, aptidões, competências chave, conhecimentos informáticos, competências digitais, qualificações, principais competências, habilidades e competências, competências pessoais
vaardigheden, competenties, kennis, kennis en vaardigheden, computervaardigheden, technische vaardigheden, kerncompetenties, it vaardigheden, kernvaardigheden, expertise, softwarekennis, eigenschappen, digitale vaardigheden, persoonlijke vaardigheden, vaardigheden en kennis
umiejętności, kompetencje, umiejętności techniczne, kluczowe umiejętności, umiejętności i kompetencje, znajomość programów, umiejętności komputerowe, technologie, obsługa komputera, umiejętności zawodowe, narzędzia, umiejętności miękkie, umiejętności twarde, kompetencje zawodowe, kwalifikacje, wiedza i umiejętności, kluczowe kompetencje`,
  languages: `
languages, language skills, language, language proficiency, foreign languages, languages spoken, spoken languages, linguistic skills, mother tongue, mother tongues, other languages, muttersprache, weitere sprachen, langue maternelle, autres langues, lengua materna, otras lenguas, otros idiomas, madrelingua, altre lingue, língua materna, outras línguas, outros idiomas, moedertaal, andere talen, język ojczysty, inne języki
sprachen, sprachkenntnisse, fremdsprachen, sprachliche kenntnisse, sprache
langues, langues étrangères, compétences linguistiques, langues parlées, langue
idiomas, lenguas, conocimiento de idiomas, competencias lingüísticas, idioma
lingue, lingue straniere, conoscenze linguistiche, competenze linguistiche, lingua
línguas, idiomas, conhecimento de idiomas, competências linguísticas, línguas estrangeiras
talen, talenkennis, taalvaardigheden, taal
języki, języki obce, znajomość języków, znajomość języków obcych, umiejętności językowe`,
  certifications: `
certifications, certification, certificates, certificates and checks, licenses, licences, licensure, license, licence, licenses and certifications, licences and certifications, certifications and licenses, certifications and licences, certificates and licenses, licenses and certificates, professional certifications, credentials, accreditations, qualifications, professional qualifications, training and certifications, certifications and training, courses, courses and certifications, professional development, continuing education, certificates and training, professional licenses, registrations, registrations and licences, memberships and certifications, trainings, training courses, further training, courses and training, clearances, security clearance, tickets, tickets and licences, bar admissions, bar admission, admissions, professional registration, professional training, cards and tickets, checks
zertifikate, zertifizierungen, zertifikat, zertifizierung, weiterbildung, weiterbildungen, fortbildungen, fortbildung, lizenzen, scheine, nachweise, führerschein, fortbildungen und zertifikate, weiterbildungen und zertifikate, zertifikate und weiterbildungen, kurse, qualifikationsnachweise, seminare, schulungen, berechtigungen, fort und weiterbildung, fort und weiterbildungen, lehrgänge, führerscheine, weiterbildung und zertifikate, zusatzausbildungen
certifications et formations, formations complémentaires, certificats, habilitations, permis, certifications et licences, formation continue, attestations, certificats et habilitations, permis et habilitations, formations continues, permis de conduire
certificaciones, certificados, certificación, cursos, cursos y certificaciones, formación complementaria, licencias, permisos, certificados y cursos, cursos y certificados, formación adicional, formación continua, carnet de conducir, carnés, licencias y certificaciones, permiso de conducir
certificazioni, certificati, certificazione, corsi, corsi e certificazioni, abilitazioni, patenti, formazione continua, attestati, licenze, patente, corsi di formazione, patente di guida, certificazioni e corsi, attestati e certificazioni
certificações, certificados, certificação, cursos, cursos e certificações, formação complementar, licenças, carta de condução, cursos complementares, certificações e cursos, habilitações profissionais, formação contínua
certificaten, certificeringen, certificering, cursussen, trainingen, cursussen en trainingen, licenties, rijbewijs, diploma s en certificaten, cursussen en certificaten, certificaten en cursussen, bijscholing, diplomas
certyfikaty, certyfikat, kursy, szkolenia, kursy i szkolenia, szkolenia i kursy, szkolenia i certyfikaty, uprawnienia, licencje, kursy i certyfikaty, certyfikaty i szkolenia, prawo jazdy, uprawnienia i certyfikaty, certyfikaty i kursy`,
  awards: `
awards, honors, honours, awards and honors, honors and awards, honours and awards, awards and honours, achievements, key achievements, accomplishments, recognition, prizes, awards and recognition, scholarships, fellowships, grants, scholarships and awards, distinctions, awards and achievements, honors and distinctions, awards and scholarships, honors and scholarships, academic honors, grants and awards, selected achievements, prizes and awards, academic awards
auszeichnungen, preise, ehrungen, stipendien, erfolge, auszeichnungen und stipendien, preise und auszeichnungen, stipendien und auszeichnungen, auszeichnungen und preise
prix, distinctions, récompenses, prix et distinctions, distinctions et prix, réalisations, bourses, bourses et prix, prix et récompenses
premios, reconocimientos, logros, distinciones, premios y reconocimientos, becas, honores, becas y premios, premios y distinciones, galardones
premi, riconoscimenti, premi e riconoscimenti, borse di studio, onorificenze
prêmios, prémios, reconhecimentos, distinções, prêmios e reconhecimentos, conquistas, bolsas, prémios e distinções
prijzen, onderscheidingen, prestaties, prijzen en onderscheidingen, beurzen
nagrody, osiągnięcia, wyróżnienia, nagrody i wyróżnienia, stypendia, nagrody i osiągnięcia, stypendia i nagrody`,
  publications: `
publications, selected publications, papers, publications and presentations, presentations, articles, research papers, poster presentations, posters, conference presentations, talks, publications and talks, patents, patents and publications, publications and patents, books, conferences, talks and publications, conference papers, journal articles, presentations and publications, speaking, speaking engagements, invited talks, peer reviewed publications
publikationen, veröffentlichungen, vorträge, patente, publikationen und vorträge, vorträge und publikationen, konferenzbeiträge, ausgewählte publikationen, wissenschaftliche publikationen, schriftenverzeichnis
communications, articles, conférences, publications et communications, brevets, travaux
publicaciones, artículos, ponencias, conferencias, patentes, publicaciones y ponencias, congresos
pubblicazioni, articoli, conferenze, brevetti, convegni
publicações, artigos, apresentações, conferências, patentes
publicaties, presentaties, lezingen
publikacje, artykuły, prezentacje, wystąpienia, konferencje, patenty, publikacje naukowe`,
  projects: `
projects, personal projects, selected projects, key projects, academic projects, side projects, project experience, open source, open source projects, portfolio, research projects, relevant projects, project work, technical projects, university projects, notable projects, project highlights, projects and research, selected works, case studies, open source contributions, project list
projekte, eigene projekte, projekterfahrung, ausgewählte projekte, private projekte, projektarbeit, projektliste, projektübersicht, studienprojekte
projets, projets personnels, projets académiques, projets réalisés, principaux projets, projets scolaires
proyectos, proyectos personales, proyectos destacados, proyectos académicos
progetti, progetti personali, progetti accademici, principali progetti
projetos, projectos, projetos pessoais, projetos acadêmicos
projecten, eigen projecten, persoonlijke projecten
projekty, projekty własne, własne projekty, wybrane projekty, projekty osobiste`,
  volunteering: `
volunteering, volunteer experience, volunteer work, volunteer, community service, voluntary work, community involvement, voluntary experience, community, leadership and volunteering, extracurricular activities, activities, leadership, leadership and activities, extracurricular, extracurriculars, campus involvement, volunteer and community, civic engagement, service, student activities, volunteerism, volunteering and community, community engagement, activities and leadership, positions of responsibility
ehrenamt, ehrenamtliches engagement, ehrenamtliche tätigkeiten, engagement, soziales engagement, gesellschaftliches engagement, ehrenamtliche tätigkeit, freiwilligenarbeit, außeruniversitäres engagement, ehrenämter
bénévolat, expérience bénévole, engagement associatif, activités bénévoles, vie associative, engagements, associations, engagement bénévole, activités associatives, activités extrascolaires, expériences associatives
voluntariado, experiencia de voluntariado, trabajo voluntario, actividades extracurriculares
volontariato, esperienze di volontariato, attività di volontariato
voluntariado, trabalho voluntário, experiência voluntária, atividades extracurriculares
vrijwilligerswerk, vrijwilligersactiviteiten, nevenactiviteiten, bestuurservaring, maatschappelijke activiteiten
wolontariat, działalność społeczna, działalność dodatkowa, działalność studencka, aktywność społeczna`,
  other: `
references, referees, interests, hobbies, hobbies and interests, interests and hobbies, personal interests, additional information, other information, other, miscellaneous, memberships, professional memberships, affiliations, professional affiliations, availability, driving license, driving licence, work authorization, nationality, declaration, associations, professional associations, further information, personal, interests and activities, activities and interests, right to work, additional, notes, signature, professional bodies, memberships and affiliations, visa status, relocation, coursework, relevant coursework
referenzen, hobbys, hobbies, interessen, hobbys und interessen, interessen und hobbys, sonstiges, weitere angaben, mitgliedschaften, verschiedenes, persönliche interessen, freizeit, zusatzinformationen, weiteres, interessen und freizeit, mobilität, verfügbarkeit, zusätzliche informationen, sonstige angaben
références, loisirs, centres d intérêt, centre d intérêt, centres d intérêts, intérêts, divers, informations complémentaires, hobbies et intérêts, passions, affiliations, autres, loisirs et centres d intérêt, autres informations, adhésions, informations supplémentaires
referencias, intereses, aficiones, otros datos, información adicional, otros, datos de interés, pasatiempos, intereses y aficiones, otra información, aficiones e intereses, disponibilidad
referenze, interessi, hobby, altre informazioni, ulteriori informazioni, altro, interessi personali, informazioni aggiuntive, hobby e interessi, interessi e hobby, disponibilità, trattamento dei dati personali, autorizzazione
referências, interesses, outros, outras informações, informações adicionais, passatempos, informação adicional, disponibilidade, informações complementares, hobbies e interesses
referenties, interesses, hobby s, overig, overige informatie, hobby s en interesses, nevenfuncties, interesses en hobby s, overige, lidmaatschappen
referencje, zainteresowania, hobby, dodatkowe informacje, inne, informacje dodatkowe, klauzula, zainteresowania i hobby, pozostałe informacje, zgoda, członkostwo, klauzula rodo`,
};

/** Words that betray the kind of an unusual title ("Computer Engineering Experience"). */
const nouns: Partial<Record<SectionKind, string>> = {
  experience:
    'experience, employment, career, appointments, positions, worked, jobs, internships, placements, berufserfahrung, erfahrung, erfahrungen, werdegang, berufsleben, laufbahn, praktika, gearbeitet, expérience, expériences, parcours, carrière, travaillé, experiencia, experiencias, trayectoria, trabajado, esperienza, esperienze, carriera, lavorato, experiência, experiências, percurso, trabalhei, werkervaring, ervaring, loopbaan, gewerkt, doświadczenie, kariera, zatrudnienie, pracowałem, pracowałam',
  education:
    'education, academic, studies, studied, study, learned, learnt, schooling, school, university, academics, ausbildung, bildung, studium, schulbildung, studiert, gelernt, schule, formation, études, diplômes, étudié, scolarité, educación, formación, estudios, estudié, estudiado, istruzione, formazione, studi, studiato, educação, formação, estudei, estudos, opleiding, opleidingen, gestudeerd, scholing, wykształcenie, edukacja, nauka',
  skills:
    'skills, competence, competences, competency, competencies, abilities, capabilities, toolkit, expertise, proficiencies, technologies, kenntnisse, fähigkeiten, kompetenzen, compétences, habilidades, competencias, conocimientos, competenze, capacità, competências, conhecimentos, vaardigheden, competenties, umiejętności, kompetencje, strengths, stärken',
  languages:
    'languages, sprachen, sprachkenntnisse, langues, idiomas, lingue, línguas, talen, języki',
  certifications:
    'certifications, qualifications, certificates, certification, licenses, licences, licensure, credentials, zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildungen, certificaciones, certificados, cursos, certificazioni, certificações, certificaten, certyfikaty, szkolenia, kursy, courses, trainings',
  awards:
    'awards, honors, honours, achievements, prizes, scholarships, auszeichnungen, preise, prix, distinctions, premios, premi, prêmios, prémios, prijzen, nagrody, accomplishments',
  publications:
    'publications, papers, presentations, patents, talks, publikationen, veröffentlichungen, publicaciones, pubblicazioni, publicações, publicaties, publikacje',
  projects:
    'projects, projekte, projets, proyectos, progetti, projetos, projecten, projekty, portfolio',
  volunteering:
    'volunteering, volunteer, voluntary, ehrenamt, bénévolat, voluntariado, volontariato, vrijwilligerswerk, wolontariat, extracurricular',
  summary:
    'summary, profile, objective, profil, zusammenfassung, perfil, resumen, profilo, resumo, profiel, samenvatting, podsumowanie',
  other:
    'interests, hobbies, references, interessen, hobbys, referenzen, loisirs, références, intereses, referencias, interessi, referenze, interesses, referências, referenties, zainteresowania, referencje, memberships, affiliations',
};

function byPhrase(table: Partial<Record<SectionKind, string>>): ReadonlyMap<string, SectionKind> {
  const kinds = new Map<string, SectionKind>();
  for (const [kind, list] of Object.entries(table)) {
    for (const phrase of listed(list)) {
      const folded = foldWords(phrase);
      // The first kind that lists a phrase keeps it: the order of the table is the order of preference.
      if (!kinds.has(folded)) kinds.set(folded, kind as SectionKind);
    }
  }
  return kinds;
}

const kindByTitle = byPhrase(titles);
const kindByNoun = byPhrase(nouns);

/** The kind of section a whole title names, with or without a remark in brackets; else null. */
export function sectionOfTitle(title: string): SectionKind | null {
  const bare = title.replace(/\s*\([^)]*\)\s*:?$/, '');
  return kindByTitle.get(foldWords(title)) ?? kindByTitle.get(foldWords(bare)) ?? null;
}

/** The kinds that words of an unusual title point to, in printed order. */
export function sectionsOfWords(title: string): SectionKind[] {
  const found = foldWords(title)
    .split(' ')
    .flatMap(word => kindByNoun.get(word) ?? kindOfCompound(word) ?? []);
  return [...new Set(found)];
}

/** The shortest noun that may close a compound: "bildung" in "Hochschulbildung". */
const shortestHead = 7;

/** German and Dutch write "Berufsausbildung" as one word; its end says what it is. */
function kindOfCompound(word: string): SectionKind | undefined {
  for (let start = 2; start <= word.length - shortestHead; start++) {
    const kind = kindByNoun.get(word.slice(start));
    if (kind) return kind;
  }
  return undefined;
}
