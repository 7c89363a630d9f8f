/** Month, day and weekday of a calendar day, YYYY-MM-DD: "12月23日(水)". */
export function calendarDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    month: "short",
    day: "numeric",
    weekday: "short",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
