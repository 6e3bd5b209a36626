import {childrenNamed, descendant, type XmlElement} from '../../docx/xml.ts';
import {
  dateRange,
  type EuropassCv,
  type EuropassEntry,
  type EuropassSection,
  plainEntry,
  toPassages,
} from './cv.ts';
import {at, elementsOf, rawText, textAt, textOf, together} from './tree.ts';

/**
 * The dialect since 2020: `Candidate`, after HR-XML 3.
 * Source: the published description of the Europass XML document, schema version 4.
 */
export function readCandidate(root: XmlElement): EuropassCv {
  const person = at(root, 'CandidatePerson');
  const profile = at(root, 'CandidateProfile');
  const name = at(person, 'PersonName');
  return {
    name: together([textAt(name, 'GivenName'), textAt(name, 'FamilyName')], ' '),
    headline: null,
    contacts: childrenNamed(person, 'Communication')
      .map(contactOf)
      .filter(text => text !== ''),
    summary: toPassages(rawText(at(profile, 'ExecutiveSummary'))),
    sections: [
      {title: 'Work experience', entries: employment(at(profile, 'EmploymentHistory'))},
      {title: 'Education', entries: education(at(profile, 'EducationHistory'))},
      {title: 'Languages', entries: languages(root)},
      ...elementsOf(profile).flatMap(otherSection),
    ],
  };
}

function contactOf(communication: XmlElement): string {
  const dialled = textAt(communication, 'DialNumber');
  if (dialled !== '') {
    const country = textAt(communication, 'CountryDialing').replace(/^\+?(?=\d)/, '+');
    return together([country, dialled], ' ');
  }
  const address = at(communication, 'Address');
  if (address) {
    const town = together([textAt(address, 'PostalCode'), textAt(address, 'CityName')], ' ');
    return together([textAt(address, 'AddressLine'), town], ', ');
  }
  return textAt(communication, 'URI', 'Text', 'URL');
}

function employment(history: XmlElement | undefined): EuropassEntry[] {
  return childrenNamed(history, 'EmployerHistory').flatMap(employer =>
    childrenNamed(employer, 'PositionHistory').map(position => ({
      title: textAt(position, 'PositionTitle'),
      organisation: textOf(at(employer, 'OrganizationName')),
      place: textOf(at(position, 'City')) || textAt(employer, 'CityName'),
      dates: periodOf(descendant(position, 'EmploymentPeriod') ?? at(employer, 'EmploymentPeriod')),
      text: toPassages(rawText(at(position, 'Description'))),
    })),
  );
}

function education(history: XmlElement | undefined): EuropassEntry[] {
  return childrenNamed(history, 'EducationOrganizationAttendance').map(attended => ({
    title: textAt(attended, 'DegreeName', 'ProgramName'),
    organisation: textOf(at(attended, 'OrganizationName')),
    place: textAt(attended, 'CityName'),
    dates: periodOf(at(attended, 'AttendancePeriod')),
    text: toPassages(rawText(descendant(attended, 'OccupationalSkillsCovered'))),
  }));
}

function periodOf(period: XmlElement | undefined): string {
  const current = textAt(period, 'CurrentIndicator', 'Ongoing') === 'true';
  return dateRange(textAt(period, 'StartDate'), textAt(period, 'EndDate'), current);
}

/** Languages are given by code; their names are taken in the language of the document. */
function languages(root: XmlElement): EuropassEntry[] {
  const language = at(root, 'CandidateProfile')?.attributes.languageCode ?? 'en';
  const native = childrenNamed(at(root, 'CandidatePerson'), 'PrimaryLanguageCode').map(textOf);
  const learned = childrenNamed(
    at(root, 'CandidateProfile', 'PersonQualifications'),
    'PersonCompetency',
  ).filter(competency => textAt(competency, 'TaxonomyID') === 'language');
  return [
    ...native.map(code => languageName(code, language)),
    ...learned.map(competency => {
      const name = languageName(textAt(competency, 'CompetencyID'), language);
      const level = textAt(competency, 'ScoreText');
      return name !== '' && level !== '' ? `${name} (${level})` : name;
    }),
  ].flatMap(text => (text === '' ? [] : [plainEntry(text)]));
}

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], {type: 'language', fallback: 'none'}).of(code) ?? '';
  } catch {
    return '';
  }
}

const otherTitles: Readonly<Record<string, string>> = {
  Skills: 'Skills',
  Certifications: 'Certifications',
  CourseCertifications: 'Certifications',
  Licenses: 'Licences',
  PublicationHistory: 'Publications',
  Projects: 'Projects',
  HonorsAndAwards: 'Awards',
  VoluntaryWorks: 'Volunteering',
  SocialAndPoliticalActivities: 'Volunteering',
  NetworksAndMemberships: 'Memberships',
  ConferencesAndSeminars: 'Conferences',
  CreativeWorks: 'Creative works',
  Hobbies: 'Interests',
  Others: 'Other',
};

function otherSection(section: XmlElement): EuropassSection[] {
  const title = otherTitles[section.name];
  return title ? [{title, entries: elementsOf(section).flatMap(titled)}] : [];
}

/** Items have a title, perhaps below an element that groups them. */
function titled(item: XmlElement): EuropassEntry[] {
  const title = textOf(at(item, 'Title')) || textOf(at(item, 'CertificationName'));
  if (title === '') return elementsOf(item).flatMap(titled);
  return [
    {
      ...plainEntry(title),
      organisation: textOf(at(item, 'OrganizationName')),
      dates: periodOf(at(item, 'Date')),
      text: toPassages(rawText(at(item, 'Description'))),
    },
  ];
}
