import {describe, expect, test} from 'bun:test';
import {isNoPosting, readPosting} from './read-posting.ts';

describe('texts that are no posting', () => {
  test.each(['', '   \n\n ', '🚀🚀🚀', '| · | ·'])(
    '%j is empty, with a warning that says what to do',
    text => {
      const posting = readPosting(text);

      expect(posting.title).toBeNull();
      expect(posting.requirements).toEqual([]);
      expect(posting.warnings.map(({code}) => code)).toEqual(['empty']);
    },
  );

  test.each(['asdf', 'Asdf', 'hello there', 'Lorem ipsum dolor sit amet'])(
    '%j names no job, with a warning that says what to paste',
    text => {
      const posting = readPosting(text);

      expect(posting.title).toBeNull();
      expect(posting.warnings.map(({code}) => code)).toEqual(['no-posting']);
      expect(isNoPosting(posting)).toBe(true);
    },
  );

  test('a few words are read as far as they go, with a warning', () => {
    const posting = readPosting('Welder, Acme Ltd, Leeds');

    expect(posting).toMatchObject({title: 'Welder', company: 'Acme Ltd', location: 'Leeds'});
    expect(posting.warnings.map(({code}) => code)).toEqual(['too-short']);
  });
});

describe('must and nice', () => {
  const items = (lines: string[]) => {
    const {mustHave, niceToHave} = readPosting(
      `Welder\nAcme Ltd\n\nRequirements\n${lines.map(line => `- ${line}`).join('\n')}`,
    );
    return {mustHave, niceToHave};
  };

  test('a wish under Requirements is a wish', () => {
    expect(
      items(['AWS D1.1 certification', 'Pipe experience is a plus', 'TIG (preferred)']),
    ).toEqual({
      mustHave: ['AWS D1.1 certification'],
      niceToHave: ['Pipe experience is a plus', 'TIG (preferred)'],
    });
  });

  test('a wish about part of a demand leaves it a demand', () => {
    expect(items(['Two years of welding, ideally in shipyards', 'Own tools'])).toEqual({
      mustHave: ['Two years of welding, ideally in shipyards', 'Own tools'],
      niceToHave: [],
    });
  });

  test('one line can ask for one thing and wish for another', () => {
    expect(
      items(['High school diploma required; associate degree preferred', 'Own tools']),
    ).toEqual({
      mustHave: ['High school diploma required', 'Own tools'],
      niceToHave: ['associate degree preferred'],
    });
  });

  test('a list ends where the posting turns to something else', () => {
    const posting = readPosting(
      'Welder\nAcme Ltd\n\nRequirements\n- AWS D1.1\n- Own tools\n\nWe celebrate difference and welcome everyone.\nFree parking.',
    );

    expect(posting.requirements).toEqual(['AWS D1.1', 'Own tools']);
  });

  test('duties, benefits and legal text are never requirements', () => {
    const posting = readPosting(
      'Welder\nAcme Ltd\n\nDuties\n- Weld frames\n- Keep records\n\nRequirements\n- AWS D1.1\n\nBenefits\n- 401(k)\n- Paid leave\n\nEqual opportunity\n- We do not discriminate',
    );

    expect(posting.requirements).toEqual(['AWS D1.1']);
    expect(posting.responsibilities).toEqual(['Weld frames', 'Keep records']);
  });
});

test('other fields: department, years, degree, contact, skills', () => {
  const posting = readPosting(
    'Data Analyst\nAcme Ltd · Leeds · Full-time\nDepartment: Insight\nIndustry: Transport\n\nRequirements\n- Bachelor of Science in statistics\n- 4+ years of experience with SQL and Power BI\n\nApply to Jo, jobs@example.org, tel. 0113 496 0123, https://example.org/jobs/7',
  );

  expect(posting).toMatchObject({
    department: 'Insight',
    industry: 'Transport',
    experienceLevel: '4+ years',
    educationLevel: 'Bachelor of Science',
    employmentType: 'Full-time',
    contact: {email: 'jobs@example.org', phone: '0113 496 0123', url: 'https://example.org/jobs/7'},
  });
  expect(posting.skills).toEqual(expect.arrayContaining(['SQL', 'Power BI']));
});

test('the same text gives the same posting', () => {
  const text = 'Welder\nAcme Ltd\n\nRequirements\n- AWS D1.1\n- Own tools';

  expect(readPosting(text)).toEqual(readPosting(text));
});

test.each([
  ['an endless word', 'a'.repeat(60_000)],
  ['endless blanks', ' '.repeat(60_000)],
  ['endless brackets', '('.repeat(60_000)],
  ['endless digits', '1'.repeat(60_000)],
  ['endless lines', 'Acme\n'.repeat(12_000)],
])('%s are read to their end and ask for nothing', (_what, text) => {
  expect(readPosting(text).requirements).toEqual([]);
});

describe('requirements of short notices and letters', () => {
  const asked = (...lines: string[]) => {
    const {mustHave, niceToHave} = readPosting(lines.join('\n'));
    return {mustHave, niceToHave};
  };

  test('a manner in a word or two is asked', () => {
    expect(
      asked('Kellner gesucht', 'Gasthof Lamm GmbH', 'Pünktlich und ehrlich.').mustHave,
    ).toEqual(['Pünktlich und ehrlich']);
  });

  test('what stands after "with" is asked of whom one seeks', () => {
    expect(
      asked(
        'El Colegio Los Tilos busca profesor de música con título de conservatorio. Se tendrá en cuenta la experiencia en coros.',
      ),
    ).toEqual({
      mustHave: ['título de conservatorio'],
      niceToHave: ['Se tendrá en cuenta la experiencia en coros'],
    });
  });

  test('letters announce what counts and what would be the cherry', () => {
    expect(
      asked(
        'Leiter Labor (m/w/d)',
        'Fachlich zählt:',
        '- Chemiestudium',
        'Das Sahnehäubchen:',
        '- Erfahrung mit LIMS',
      ),
    ).toEqual({mustHave: ['Chemiestudium'], niceToHave: ['Erfahrung mit LIMS']});
  });

  test('a writer in small letters ends sentences too', () => {
    expect(
      asked(
        'Courier',
        'Kettle & Sons Ltd',
        'we carry cakes. you must own a bike. hills would be a bonus.',
      ).mustHave,
    ).toEqual(['own a bike']);
  });

  test('a wish at the end of a demand wishes for its own clause', () => {
    const {mustHave} = asked(
      'Recepcionista',
      'Es imprescindible hablar inglés con soltura; si además hablas alemán, mejor.',
    );
    expect(mustHave).toEqual(['hablar inglés con soltura']);
  });

  test('semicolons part demands, and what one may look forward to is none', () => {
    expect(
      asked('Professora', 'Valorizamos certificado CELTA; experiência com crianças.').niceToHave,
    ).toEqual(['certificado CELTA', 'experiência com crianças']);
    expect(
      asked(
        'Entwickler (m/w/d)',
        'Pluspunkte',
        '- Erfahrung mit Ceph',
        'Worauf du dich freuen kannst',
        '- 32 Tage Urlaub',
      ).niceToHave,
    ).toEqual(['Erfahrung mit Ceph']);
  });
});
