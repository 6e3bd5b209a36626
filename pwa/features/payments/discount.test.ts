import {expect, test} from 'bun:test';
import {priceWithDiscount} from './discount.ts';

test('a discount is taken off in whole cents', () => {
  expect(priceWithDiscount(900, 0)).toEqual({discountCents: 0, totalCents: 900});
  expect(priceWithDiscount(900, 15)).toEqual({discountCents: 135, totalCents: 765});
  expect(priceWithDiscount(500, 33)).toEqual({discountCents: 165, totalCents: 335});
  expect(priceWithDiscount(2_000, 100)).toEqual({discountCents: 2_000, totalCents: 0});
});
