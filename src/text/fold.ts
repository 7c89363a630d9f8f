/**
 * What is left to pay after `percent` off, in tenths, as prices are marked in Chinese: 10 gives 9 (9折), 15 gives 8.5
 * (8.5折). `percent` is a whole number from 1 to 99.
 */
export function fold(percent: number): string {
  return String((100 - percent) / 10);
}
