import {expect, test} from 'bun:test';
import {largestSum} from './amounts.ts';

test.each<[string, number | null]>([
  ['a budget above €500,000', 500_000],
  ['un budget annuel de 620 000 €', 620_000],
  ['ein Budget von 1,2 Mio. Euro', 1_200_000],
  ['turnover of £46m', 46_000_000],
  ['a quota of $11.2M', 11_200_000],
  ['from $2.1M to $3.4M', 3_400_000],
  ['€ 40k', 40_000],
  ['43 accounts', null],
])('%s', (text, sum) => expect(largestSum(text)).toBe(sum));
