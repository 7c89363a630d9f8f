/** Whether what is good until then is over; null is good for ever. */
export function isPast(until: string | null): boolean {
  return until !== null && Date.parse(until) <= Date.now();
}
