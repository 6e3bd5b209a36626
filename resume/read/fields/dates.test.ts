import {describe, expect, test} from 'bun:test';
import {findDates} from './dates.ts';

/** What stands in a text as `start..end`, `now` for a range that has not ended. */
function read(text: string): string {
  return findDates(text)
    .map(({start, end, isRange, isCurrent}) =>
      isRange ? `${start}..${isCurrent ? 'now' : end}` : start,
    )
    .join(' ');
}

describe('dates are read in every usual form', () => {
  const cases: Record<string, string> = {
    'Jan 2020 – Present': '2020-01..now',
    '03/2019 - heute': '2019-03..now',
    'depuis 2020': '2020..now',
    'depuis septembre 2021': '2021-09..now',
    '2018–20': '2018..2020',
    '2018 – 2020': '2018..2020',
    'Sept 2019 – present': '2019-09..now',
    'février 2020 – août 2021': '2020-02..2021-08',
    'sept. 2019 – aujourd’hui': '2019-09..now',
    'JAN 2020 – PRESENT': '2020-01..now',
    'Apr 2021 to Sep 2023': '2021-04..2023-09',
    'February 2020 – to date': '2020-02..now',
    'Jun – Sep 2018': '2018-06..2018-09',
    "Jan '18 - Mar '20": '2018-01..2020-03',
    '03/19 – 05/21': '2019-03..2021-05',
    '2019-03 – 2021-05': '2019-03..2021-05',
    '01.10.2018 – 31.12.2020': '2018-10..2020-12',
    '06/30/2021': '2021-06',
    '05/01/2019 – 06/30/2021': '2019-05..2021-06',
    '01/09/2019 – 31/08/2020': '2019-09..2020-08',
    '04.05.2019': '2019-05',
    'seit 10/2018': '2018-10..now',
    'Seit Oktober 2018': '2018-10..now',
    'von 2015 bis 2018': '2015..2018',
    'enero de 2019 a marzo de 2021': '2019-01..2021-03',
    'Marzo 2019 - actualidad': '2019-03..now',
    'desde marzo de 2019': '2019-03..now',
    'maggio 2017 – in corso': '2017-05..now',
    'da marzo 2015 a oggi': '2015-03..now',
    'março de 2016 até o momento': '2016-03..now',
    'mrt 2014 – heden': '2014-03..now',
    'sinds mei 2019': '2019-05..now',
    'styczeń 2019 – obecnie': '2019-01..now',
    'od maja 2020 do chwili obecnej': '2020-05..now',
    'październik 2017 – czerwiec 2020': '2017-10..2020-06',
    'Summer 2021': '2021',
    'Q1 2020 – Q3 2021': '2020..2021',
    'WS 2019/20': '2019',
    '2018/19': '2018..2019',
    '2020年3月 – 至今': '2020-03..now',
    'since 2015': '2015..now',
    '2019 –': '2019..now',
    'January 20XX - Current': 'null..now',
    'May 3, 2019 – June 15, 2020': '2019-05..2020-06',
    '12. März 2020': '2020-03',
    'du 1er janvier 2019 au 30 juin 2020': '2019-01..2020-06',
    '2016 - 2019, 2021': '2016..2019 2021',
  };
  for (const [text, wanted] of Object.entries(cases)) {
    test(text, () => expect(read(text)).toBe(wanted));
  }
});

test('words, phone numbers and amounts are no dates', () => {
  for (const text of [
    'Year 5 Class Teacher',
    '+44 20 7946 0312',
    'may help',
    '480 V',
    'up to 120,000 sq ft',
    'from 74 to 61 days',
    '$20242',
  ]) {
    expect(read(text)).toBe('');
  }
});

test('the span covers the words that introduce a date', () => {
  const [span] = findDates('Nurse, from May 2019 to June 2020');

  expect('Nurse, from May 2019 to June 2020'.slice(span?.from, span?.to)).toBe(
    'from May 2019 to June 2020',
  );
});
