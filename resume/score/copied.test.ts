import {expect, test} from 'bun:test';
import {copiedAmong, isCopied, readPostingText} from './copied.ts';

const posting = readPostingText([
  'Requirements',
  'Deep knowledge of PostgreSQL, including query tuning',
  'gRPC',
  'Terraform',
  'Kafka or another open event log',
  'Comfort with being on call one week in six',
]);

test('a sentence of the posting is copied, with words around it too', () => {
  expect(isCopied('Deep knowledge of PostgreSQL, including query tuning', posting)).toBe(true);
  expect(isCopied('I have deep knowledge of PostgreSQL including query tuning!', posting)).toBe(
    true,
  );
});

test('own words about the same thing are not copied', () => {
  const own = 'Tuned PostgreSQL queries for the pricing service, on call one week in five';
  expect(isCopied(own, posting)).toBe(false);
  expect(isCopied('gRPC', posting)).toBe(false);
});

test('short lines are copied where they follow the posting’s own order', () => {
  const lines = ['Go', 'gRPC', 'Terraform', 'Kafka or another open event log', 'Redis'];
  expect(copiedAmong(lines, posting)).toEqual([false, true, true, true, false]);
});

test('the same names in an order of one’s own are not copied', () => {
  expect(copiedAmong(['Terraform', 'gRPC', 'Go'], posting)).toEqual([false, false, false]);
});

test('what stands beside a copy and in the posting belongs to the copy', () => {
  const lines = ['gRPC', 'Comfort with being on call one week in six', 'Requirements', 'Berlin'];
  expect(copiedAmong(lines, posting)).toEqual([true, true, true, false]);
});
