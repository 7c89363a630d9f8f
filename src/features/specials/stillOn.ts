/** Offers that have not ended while the page was open. */
export function stillOn<Offer extends { readonly end_time: string }>(
  offers: readonly Offer[],
  now: Date,
): readonly Offer[] {
  return offers.filter(({ end_time }) => Date.parse(end_time) > now.getTime());
}
