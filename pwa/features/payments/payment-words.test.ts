import {expect, test} from 'bun:test';
import {cardWords, statusWords} from './payment-words.ts';

test('the states of a payment are told in three words', () => {
  expect(['completed', 'succeeded', 'paid'].map(status => statusWords(status).label)).toEqual([
    'Completed',
    'Completed',
    'Completed',
  ]);
  expect(statusWords('pending')).toEqual({label: 'Processing', tone: 'fair'});
  expect(statusWords('failed')).toEqual({label: 'Failed', tone: 'poor'});
});

test('an unknown state is shown as it came', () => {
  expect(statusWords('disputed')).toEqual({label: 'disputed', tone: 'plain'});
});

test('a card is named by its brand and last four digits', () => {
  expect(cardWords({cardBrand: 'visa', cardLastFour: '4242'})).toBe('Visa •••• 4242');
  expect(cardWords({cardBrand: 'visa', cardLastFour: null})).toBe('Card details unavailable');
  expect(cardWords({cardBrand: null, cardLastFour: null})).toBe('Payment method not available');
});
