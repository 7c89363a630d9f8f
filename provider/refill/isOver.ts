/** Whether what is good until then is good no longer; null: it is good for ever. */
export function isOver(valid_until: Date | null, now: Date): boolean {
  return valid_until !== null && valid_until <= now;
}
