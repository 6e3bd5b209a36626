import {childrenNamed, descendant, type XmlElement} from '../../docx/xml.ts';
import {type EuropassCv, type EuropassEntry, plainEntry, toPassages} from './cv.ts';
import {at, elementsOf, rawText, textAt, textOf, together} from './tree.ts';

/**
 * The dialect until 2020: `SkillsPassport`.
 * Source: the Europass XML schema 3, published by Cedefop.
 */
export function readSkillsPassport(root: XmlElement): EuropassCv {
  const learner = at(root, 'LearnerInfo');
  const person = at(learner, 'Identification');
  const name = at(person, 'PersonName');
  return {
    name: together([textAt(name, 'FirstName'), textAt(name, 'Surname')], ' '),
    headline: textAt(at(learner, 'Headline', 'Description'), 'Label') || null,
    contacts: contactsOf(at(person, 'ContactInfo')),
    summary: [],
    sections: [
      {
        title: 'Work experience',
        entries: childrenNamed(at(learner, 'WorkExperienceList'), 'WorkExperience').map(entryOf),
      },
      {
        title: 'Education',
        entries: childrenNamed(at(learner, 'EducationList'), 'Education').map(entryOf),
      },
      {title: 'Languages', entries: languages(at(learner, 'Skills', 'Linguistic'))},
      {title: 'Skills', entries: elementsOf(at(learner, 'Skills')).flatMap(skills)},
      {
        title: 'Additional information',
        entries: childrenNamed(at(learner, 'AchievementList'), 'Achievement').map(achievement),
      },
    ],
  };
}

function contactsOf(info: XmlElement | undefined): string[] {
  const all = (list: string, item: string) => [
    ...childrenNamed(at(info, list), item),
    ...childrenNamed(info, item),
  ];
  return [
    ...childrenNamed(info, 'Email').map(textOf),
    ...all('TelephoneList', 'Telephone').map(one => textAt(one, 'Contact') || textOf(one)),
    addressOf(at(info, 'Address')),
    ...all('WebsiteList', 'Website').map(one => textAt(one, 'Contact') || textOf(one)),
  ].filter(text => text !== '');
}

function addressOf(address: XmlElement | undefined): string {
  const town = together([textAt(address, 'PostalCode'), textAt(address, 'Municipality')], ' ');
  return together([textAt(address, 'AddressLine'), town, textAt(address, 'Label')], ', ');
}

function entryOf(entry: XmlElement): EuropassEntry {
  const organisation = at(entry, 'Employer') ?? at(entry, 'Organisation');
  return {
    title: textAt(at(entry, 'Position'), 'Label') || textOf(at(entry, 'Title')),
    organisation: textOf(at(organisation, 'Name')),
    place: textAt(organisation, 'Municipality'),
    dates: periodOf(at(entry, 'Period')),
    text: toPassages(rawText(at(entry, 'Activities'))),
  };
}

/** Dates stand in attributes: `year="2019" month="--03"`. */
function periodOf(period: XmlElement | undefined): string {
  const date = (name: string) => {
    const {year = '', month = ''} = at(period, name)?.attributes ?? {};
    const digits = month.replace(/\D/g, '');
    return digits === '' ? year : `${digits}/${year}`;
  };
  const end = textOf(at(period, 'Current')) === 'true' ? 'present' : date('To');
  return together([date('From'), end], ' – ');
}

function languages(linguistic: XmlElement | undefined): EuropassEntry[] {
  const native = childrenNamed(at(linguistic, 'MotherTongueList'), 'MotherTongue');
  const learned = childrenNamed(at(linguistic, 'ForeignLanguageList'), 'ForeignLanguage');
  return [...native, ...learned]
    .map(one => {
      const level = textAt(descendant(one, 'ProficiencyLevel'), 'SpokenInteraction', 'Reading');
      const name = textAt(one, 'Label');
      return name !== '' && level !== '' ? `${name} (${level})` : name;
    })
    .flatMap(text => (text === '' ? [] : [plainEntry(text)]));
}

function skills(kind: XmlElement): EuropassEntry[] {
  const description = at(kind, 'Description');
  if (!description) return [];
  return toPassages(rawText(description)).map(passage => plainEntry(passage.text));
}

function achievement(item: XmlElement): EuropassEntry {
  return {
    ...plainEntry(textAt(at(item, 'Title'), 'Label')),
    text: toPassages(rawText(at(item, 'Description'))),
  };
}
