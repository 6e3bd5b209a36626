/** The packs on sale, the one table that the pricing page and the checkout read. */
export const plans = {
  credits_5: {name: 'Basic Pack', priceCents: 500, credits: 5, badge: null},
  credits_10: {name: 'Value Pack', priceCents: 900, credits: 10, badge: 'Most Popular'},
  credits_25: {name: 'Premium Pack', priceCents: 2_000, credits: 25, badge: '20% off'},
} as const;

export type PlanId = keyof typeof plans;
