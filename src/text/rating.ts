/** Stars to one decimal, which every language that the app speaks writes alike: 4.5. */
export const ratingText = (rating: number): string => rating.toFixed(1);
