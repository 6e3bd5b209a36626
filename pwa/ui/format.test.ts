import {expect, test} from 'bun:test';
import {money, shortDate} from './format.ts';

test('a date is short and in words', () => {
  expect(shortDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
});

test('what is no date says so', () => {
  expect(shortDate('soon')).toBe('Date unavailable');
});

test('money has two decimals', () => {
  expect(money(900)).toBe('$9.00');
  expect(money(1_234_550)).toBe('$12,345.50');
});
