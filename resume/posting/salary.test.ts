import {describe, expect, test} from 'bun:test';
import {readSalary} from './salary.ts';

type Row = [
  text: string,
  min: number | null,
  max: number | null,
  currency: string,
  period: string | null,
];

describe('pay as it is printed', () => {
  test.each<Row>([
    ['£32k–£38k', 32_000, 38_000, 'GBP', 'year'],
    ['$45.00/hr', 45, 45, 'USD', 'hour'],
    ['$38.50 - $54.00 per hour, plus differential', 38.5, 54, 'USD', 'hour'],
    ['$30-35/hr', 30, 35, 'USD', 'hour'],
    ['48.000 € brutto/Jahr', 48_000, 48_000, 'EUR', 'year'],
    ['3.600 € bis 4.200 € brutto im Monat', 3_600, 4_200, 'EUR', 'month'],
    ['Jahresgehalt zwischen 55.000 und 65.000 Euro', 55_000, 65_000, 'EUR', 'year'],
    ['19 bis 23 Euro pro Stunde', 19, 23, 'EUR', 'hour'],
    ['17,85 €/Std. zzgl. Zuschläge', 17.85, 17.85, 'EUR', 'hour'],
    ["CHF 95'000 – 110'000", 95_000, 110_000, 'CHF', 'year'],
    ['45-50 K€', 45_000, 50_000, 'EUR', 'year'],
    ['Mensuel de 2200,00 Euros à 2400,00 Euros sur 12 mois', 2_200, 2_400, 'EUR', 'month'],
    ['42 000 € à 48 000 € brut annuel', 42_000, 48_000, 'EUR', 'year'],
    ['24.000€ - 28.000€ Bruto/año', 24_000, 28_000, 'EUR', 'year'],
    ['1.250 € brutos al mes', 1_250, 1_250, 'EUR', 'month'],
    ['RAL: 26.000 - 30.000 €', 26_000, 30_000, 'EUR', 'year'],
    ['€ 2.900 - € 3.600 per maand', 2_900, 3_600, 'EUR', 'month'],
    ['7 500 – 9 000 zł brutto', 7_500, 9_000, 'PLN', 'month'],
    ['₹14 LPA - ₹20 LPA', 1_400_000, 2_000_000, 'INR', 'year'],
    ['up to £60,000', null, 60_000, 'GBP', 'year'],
    ['ab € 2.150,– pro Monat', 2_150, null, 'EUR', 'month'],
    ['OTE $180K ($120K base + commission)', 120_000, 180_000, 'USD', 'year'],
    ['Day rate: £450-£500', 450, 500, 'GBP', 'day'],
    ['$1,450 - $1,700 per week', 1_450, 1_700, 'USD', 'week'],
    ['₹9-13 Lacs P.A.', 900_000, 1_300_000, 'INR', 'year'],
    ['Rs. 7,50,000 - 11,00,000 per annum', 750_000, 1_100_000, 'INR', 'year'],
    ['entre 1 900 et 2 150 € brut par mois', 1_900, 2_150, 'EUR', 'month'],
    ['$16,000 a $21,000 MXN mensuales', 16_000, 21_000, 'MXN', 'month'],
    ['Mindestentgelt: € 2.240,- brutto pro Monat', 2_240, null, 'EUR', 'month'],
    ['£610 a week', 610, 610, 'GBP', 'week'],
    ['CA$170,000 – CA$205,000 per year', 170_000, 205_000, 'CAD', 'year'],
  ])('%s', (text, min, max, currency, period) => {
    const found = readSalary(text);

    expect(found?.salary).toMatchObject({min, max, currency, period});
    expect(text).toContain(found?.salary.raw ?? '?');
  });

  test.each([
    ['Main Pay Scale, M1 to M6', 'GBP', 'year'],
    ['TVöD EG 9b', 'EUR', 'month'],
    ['GS-11 - GS-12', 'USD', 'year'],
  ])('%s fixes the pay without printing it', (text, currency, period) => {
    expect(readSalary(text)?.salary).toMatchObject({min: null, max: null, currency, period});
  });

  test.each([
    'Salary: competitive',
    '25 days holiday',
    '5+ years in B2B sales',
    'OSHA 10 or OSHA 30',
  ])('%s is no pay', text => {
    expect(readSalary(text)).toBeNull();
  });

  test.each([
    'Ownership of a budget above €500,000',
    'Experience of projects of £500,000 or more',
    'We raised $40,000,000 last year',
    'We pay £400 for a referral',
  ])('%s is other money', text => {
    expect(readSalary(text)?.weight ?? 0).toBeLessThan(3);
  });
});
