import {expect, test} from 'bun:test';
import {spanOf, yearsCovered} from './months.ts';

const asOf = '2025-06';

function years(...roles: [string | null, string | null][]): number {
  return yearsCovered(roles.flatMap(([start, end]) => spanOf({start, end}, asOf) ?? []));
}

test('the last month counts', () => expect(years(['2020-01', '2020-12'])).toBe(1));
test('a role that goes on ends now', () => expect(years(['2023-06', null])).toBe(2));
test('years alone are taken from January to January', () =>
  expect(years(['2015', '2019'])).toBe(4));
test('one year alone is half a year', () => expect(years(['2019', '2019'])).toBe(0.5));
test('roles held at once count once', () =>
  expect(years(['2020-01', '2021-12'], ['2021-01', '2022-12'])).toBe(3));
test('a role without a start counts nothing', () => expect(years([null, '2020-01'])).toBe(0));
test('a role in the future counts nothing', () => expect(years(['2030-01', null])).toBe(0));
