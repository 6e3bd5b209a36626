/** What a pack costs with a promo code, in integer cents; the server counts the same way. */
export function priceWithDiscount(
  priceCents: number,
  discountPercentage: number,
): {discountCents: number; totalCents: number} {
  const discountCents = Math.round((priceCents * discountPercentage) / 100);
  return {discountCents, totalCents: priceCents - discountCents};
}
