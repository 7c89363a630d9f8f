/** A moment on a clock as a field of day and time has it: 2026-11-21T09:05. */
export function localTime(time: Date, timeZone: string): string {
  return time.toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).replace(" ", "T");
}
