/** Invented people who apply in the other languages, with the posting each answers. */
import {emptyResume, type Resume} from '../../model/resume.ts';
import {role, school} from './continental-people.ts';

export interface Applicant {
  readonly person: Resume;
  readonly posting: string;
}

export const germanApplicant: Applicant = {
  posting:
    'Die Kühlhaus Süd GmbH sucht einen Schichtleiter Lager (m/w/d) in Ludwigsburg. Sie führen zwölf Mitarbeiter, planen den Personaleinsatz und beherrschen SAP EWM.',
  person: {
    ...emptyResume(),
    language: 'de',
    name: 'Tobias Wehrheim',
    headline: 'Lagerist',
    summary:
      'Lagerist mit fünf Jahren Erfahrung in der Lebensmittellogistik. Keine Erfahrung mit Personalführung.',
    experience: [
      role('Lagerist', 'Frischdienst Neckar', 'Heilbronn', '2021-03 now', [
        'Be- und Entladen von täglich 15 Lkw mit dem Gabelstapler',
        'Mitarbeit bei der Einführung von Voice-Picking',
        'Kontrolle der Kühltemperaturen',
      ]),
      role('Produktionshelfer', 'Mühle Kocherthal', 'Künzelsau', '2018-09 2021-02', [
        'Abfüllen von Mehl in Säcke',
        'Reinigung der Anlagen nach Plan',
      ]),
    ],
    education: [school('Mittlere Reife', 'Realschule Öhringen', '2012', '2018')],
    skills: ['Gabelstapler', 'MS Excel (Grundkenntnisse)', 'Voice-Picking'],
    languages: ['Deutsch (Muttersprache)', 'Türkisch (B2)'],
    certifications: ['Staplerschein (2019)'],
  },
};

export const frenchApplicant: Applicant = {
  posting:
    'Conserves du Léman recherche un responsable maintenance à Thonon. Vous managez huit techniciens, pilotez le budget et programmez des automates Siemens.',
  person: {
    ...emptyResume(),
    language: 'fr',
    name: 'Karim Belhadri',
    headline: 'Technicien de maintenance',
    summary:
      'Technicien de maintenance avec huit ans d’expérience dans l’agroalimentaire. Sans habilitation haute tension.',
    experience: [
      role('Technicien de maintenance', 'Laiterie des Alpes', 'Annecy', '2019-10 now', [
        'Dépannage de 6 lignes de conditionnement',
        'Participation à l’installation d’un robot de palettisation',
        'Tenue du stock de pièces détachées',
      ]),
      role('Mécanicien', 'Garage Perrault', 'Chambéry', '2016-06 2019-09', [
        'Vidanges et remplacement de freins',
        'Accueil des clients le samedi',
      ]),
    ],
    education: [
      school('Bac pro Maintenance des équipements industriels', 'Lycée Monge', '2013', '2016'),
    ],
    skills: ['Automates Siemens (notions)', 'GMAO', 'Pneumatique'],
    languages: ['Français', 'Arabe (courant)'],
    certifications: ['Habilitation électrique B1V'],
  },
};

export const spanishApplicant: Applicant = {
  posting:
    'Bodegas Tres Olmos busca responsable de mantenimiento en Haro. Liderará a ocho técnicos, gestionará el presupuesto y programará PLC Siemens.',
  person: {
    ...emptyResume(),
    language: 'es',
    name: 'Iván Zurita',
    headline: 'Técnico de mantenimiento',
    summary:
      'Técnico de mantenimiento con ocho años de experiencia en la industria alimentaria. No tengo carné de gas.',
    experience: [
      role('Técnico de mantenimiento', 'Conservas Peñalba', 'Logroño', '2019-05 now', [
        'Reparación de averías en 5 líneas de envasado',
        'Participación en el montaje de un robot paletizador',
        'Control del almacén de repuestos',
      ]),
      role('Mecánico', 'Talleres Ubago', 'Calahorra', '2016-02 2019-04', [
        'Cambio de aceite y de frenos',
        'Atención a clientes los sábados',
      ]),
    ],
    education: [
      school('Grado medio en Mantenimiento Electromecánico', 'CIFP La Laboral', '2013', '2015'),
    ],
    skills: ['PLC Siemens (nociones)', 'GMAO', 'Neumática'],
    languages: ['Español', 'Inglés (A2)'],
    certifications: ['Carretillero (2020)'],
  },
};

export const italianApplicant: Applicant = {
  posting:
    'Salumificio Po cerca un responsabile manutenzione a Parma. Guiderà otto tecnici, gestirà il budget e programmerà PLC Siemens.',
  person: {
    ...emptyResume(),
    language: 'it',
    name: 'Davide Montresor',
    headline: 'Tecnico manutentore',
    summary:
      'Tecnico manutentore con otto anni di esperienza nel settore alimentare. Non possiedo il patentino gas.',
    experience: [
      role('Tecnico manutentore', 'Caseificio Altamura', 'Cremona', '2019-11 now', [
        'Riparazione dei guasti su 7 linee di confezionamento',
        'Partecipazione al montaggio di un robot pallettizzatore',
        'Tenuta del magazzino ricambi',
      ]),
      role('Meccanico', 'Officina Rizzardi', 'Mantova', '2016-03 2019-10', [
        'Cambio olio e freni',
        'Accoglienza clienti il sabato',
      ]),
    ],
    education: [school('Diploma di manutentore meccanico', 'IPSIA Fermi', '2011', '2016')],
    skills: ['PLC Siemens (nozioni)', 'Pneumatica', 'Saldatura'],
    languages: ['Italiano', 'Inglese (A2)'],
    certifications: ['Patentino muletto (2020)'],
  },
};

export const portugueseApplicant: Applicant = {
  posting:
    'A Conserveira do Mondego procura responsável de manutenção na Figueira da Foz. Vai chefiar oito técnicos, gerir o orçamento e programar PLC Siemens.',
  person: {
    ...emptyResume(),
    language: 'pt',
    name: 'Rui Falcato',
    headline: 'Técnico de manutenção',
    summary:
      'Técnico de manutenção com oito anos de experiência na indústria alimentar. Não tenho carta de pesados.',
    experience: [
      role('Técnico de manutenção', 'Lacticínios do Vouga', 'Aveiro', '2019-07 now', [
        'Reparação de avarias em 6 linhas de embalagem',
        'Participação na montagem de um robô paletizador',
        'Controlo do armazém de peças',
      ]),
      role('Mecânico', 'Oficina Serrano', 'Coimbra', '2016-04 2019-06', [
        'Mudança de óleo e travões',
        'Atendimento de clientes ao sábado',
      ]),
    ],
    education: [
      school(
        'Curso profissional de Manutenção Industrial',
        'Escola Profissional de Aveiro',
        '2013',
        '2016',
      ),
    ],
    skills: ['PLC Siemens (noções)', 'Pneumática', 'Soldadura'],
    languages: ['Português', 'Inglês (A2)'],
    certifications: ['Empilhador (2020)'],
  },
};

export const dutchApplicant: Applicant = {
  posting:
    'Vleeswaren Salland zoekt een teamleider technische dienst in Raalte. Je geeft leiding aan acht monteurs, beheert het budget en programmeert Siemens PLC’s.',
  person: {
    ...emptyResume(),
    language: 'nl',
    name: 'Joris Kwakkel',
    headline: 'Onderhoudsmonteur',
    summary: 'Onderhoudsmonteur met acht jaar ervaring in de voedingsindustrie. Geen VCA-VOL.',
    experience: [
      role('Onderhoudsmonteur', 'Zuivelfabriek De Vecht', 'Ommen', '2019-08 now', [
        'Verhelpen van storingen aan 6 verpakkingslijnen',
        'Meegewerkt aan de installatie van een palletiseerrobot',
        'Bijhouden van de voorraad reserveonderdelen',
      ]),
      role('Automonteur', 'Garage Holterman', 'Zwolle', '2016-01 2019-07', [
        'Vervangen van remmen en olie',
        'Klanten ontvangen op zaterdag',
      ]),
    ],
    education: [school('Mbo 3 Onderhoudstechniek', 'Deltion College', '2012', '2015')],
    skills: ['Siemens PLC (basis)', 'Pneumatiek', 'Lassen'],
    languages: ['Nederlands', 'Engels (A2)'],
    certifications: ['Heftruckcertificaat (2020)'],
  },
};

export const polishApplicant: Applicant = {
  posting:
    'Zakłady Mięsne Warta szukają kierownika utrzymania ruchu w Koninie. Kierowanie ośmioma mechanikami, zarządzanie budżetem i programowanie sterowników Siemens.',
  person: {
    ...emptyResume(),
    language: 'pl',
    name: 'Marek Gawlik',
    headline: 'Mechanik utrzymania ruchu',
    summary:
      'Mechanik utrzymania ruchu z ośmioletnim doświadczeniem w przemyśle spożywczym. Nie mam uprawnień gazowych.',
    experience: [
      role('Mechanik utrzymania ruchu', 'Mleczarnia Noteć', 'Piła', '2019-09 now', [
        'Usuwanie awarii na 6 liniach pakujących',
        'Udział w montażu robota paletyzującego',
        'Prowadzenie magazynu części zamiennych',
      ]),
      role('Mechanik samochodowy', 'Warsztat Bielik', 'Chodzież', '2016-02 2019-08', [
        'Wymiana oleju i hamulców',
        'Obsługa klientów w soboty',
      ]),
    ],
    education: [school('Technik mechanik', 'Zespół Szkół Technicznych w Pile', '2011', '2015')],
    skills: ['Sterowniki Siemens (podstawy)', 'Pneumatyka', 'Spawanie'],
    languages: ['Polski', 'Angielski (A2)'],
    certifications: ['Uprawnienia na wózki widłowe (2020)'],
  },
};
