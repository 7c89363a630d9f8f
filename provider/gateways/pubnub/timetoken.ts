/** PubNub's measure of time: units of 100 ns since 1970, 17 digits in our days. */
export function timetokenOf(instant: Date): bigint {
  return BigInt(instant.getTime()) * 10_000n;
}
