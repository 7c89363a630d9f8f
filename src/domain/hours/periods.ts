/** When something is offered; null: from the first, and without end. */
export interface Period {
  readonly start_time: Date | null;
  readonly end_time: Date | null;
}

/** Where a moment stands to a period, whose end is no longer in it. */
export function periodState({ end_time, start_time }: Period, now: Date): "coming" | "on" | "over" {
  if (end_time !== null && end_time <= now) return "over";
  return start_time !== null && now < start_time ? "coming" : "on";
}

/** Whether there is a moment in both. */
export function haveMomentInCommon(one: Period, other: Period): boolean {
  const begins = (period: Period) => period.start_time?.getTime() ?? Number.NEGATIVE_INFINITY;
  const ends = (period: Period) => period.end_time?.getTime() ?? Number.POSITIVE_INFINITY;
  return begins(one) < ends(other) && begins(other) < ends(one);
}
