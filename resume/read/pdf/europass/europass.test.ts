import {expect, test} from 'bun:test';
import {writePdf} from '../../../testing/pdf-writer.ts';
import {readPdf} from '../read-pdf.ts';

const candidate = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
  <CandidatePerson>
    <PersonName><oa:GivenName>Ottoline</oa:GivenName><hr:FamilyName>Bracegirdle</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>pilot@example.org</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>44</CountryDialing><oa:DialNumber>1134960177</oa:DialNumber></Communication>
    <PrimaryLanguageCode>eng</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Brindle Sea Services</hr:OrganizationName>
      <PositionHistory>
        <PositionTitle>Harbour pilot</PositionTitle>
        <eures:EmploymentPeriod>
          <eures:StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></eures:StartDate>
          <hr:CurrentIndicator>true</hr:CurrentIndicator>
        </eures:EmploymentPeriod>
        <oa:Description>&lt;ul&gt;&lt;li&gt;Guided vessels&lt;/li&gt;&lt;li&gt;Kubernetes clusters&lt;/li&gt;&lt;/ul&gt;</oa:Description>
        <City>Dover</City>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>Lowell Nautical College</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2010</hr:FormattedDateTime></StartDate>
        <EndDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><hr:DegreeName>Master mariner</hr:DegreeName></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
  </CandidateProfile>
</Candidate>`;

const passport = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
  <Identification>
    <PersonName><FirstName>Ottoline</FirstName><Surname>Bracegirdle</Surname></PersonName>
    <ContactInfo><Email><Contact>pilot@example.org</Contact></Email></ContactInfo>
  </Identification>
  <WorkExperienceList><WorkExperience>
    <Period><From year="2019" month="--03"/><To year="2021" month="--05"/></Period>
    <Position><Label>Harbour pilot</Label></Position>
    <Activities>&lt;p&gt;Guided vessels&lt;/p&gt;</Activities>
    <Employer><Name>Brindle Sea Services</Name></Employer>
  </WorkExperience></WorkExperienceList>
  <Skills><Linguistic><ForeignLanguageList><ForeignLanguage>
    <Description><Label>Danish</Label></Description>
    <ProficiencyLevel><SpokenInteraction>B2</SpokenInteraction></ProficiencyLevel>
  </ForeignLanguage></ForeignLanguageList></Linguistic></Skills>
</LearnerInfo></SkillsPassport>`;

const page = [
  'Ottoline Bracegirdle',
  'pilot@example.org +44 1134960177',
  'Harbour pilot Brindle Sea Services Dover',
  'Guided vessels',
  'Master mariner Lowell Nautical College',
  'Danish English',
];

async function read(xml: string, shown: readonly string[] = page) {
  const texts = shown.map((text, index) => ({x: 60, y: 100 + 16 * index, text}));
  const {lines} = await readPdf(writePdf({pages: [{texts}], attachments: {'attachment.xml': xml}}));
  return lines.map(line => line.cells.map(cell => cell.text).join(' | '));
}

test('the XML since 2020 is read instead of the pages it was printed from', async () => {
  expect(await read(candidate)).toEqual([
    'Ottoline Bracegirdle',
    'pilot@example.org',
    '+44 1134960177',
    'Work experience',
    'Harbour pilot | 03/2019 – present',
    'Brindle Sea Services, Dover',
    'Guided vessels',
    'Education',
    'Master mariner | 2010 – 2014',
    'Lowell Nautical College',
    'Languages',
    'English',
  ]);
});

test('the XML until 2020 is read too', async () => {
  const shown = page.filter(text => !/Dover|mariner|English/.test(text));
  expect(await read(passport, [...shown, 'Harbour pilot Brindle Sea Services', 'Danish'])).toEqual([
    'Ottoline Bracegirdle',
    'pilot@example.org',
    'Work experience',
    'Harbour pilot | 03/2019 – 05/2021',
    'Brindle Sea Services',
    'Guided vessels',
    'Languages',
    'Danish (B2)',
  ]);
});

test('what the XML says and no page shows is left out', async () => {
  expect((await read(candidate)).join('\n')).not.toContain('Kubernetes');
});

test('an XML that is not what the pages show is left aside, and so is one that is broken', async () => {
  const other = ['Someone else entirely', 'with another working life', 'and nothing in common'];
  expect(await read(candidate, other)).toEqual(other);
  expect(await read('<Candidate><Broken', page)).toEqual(page);
});
