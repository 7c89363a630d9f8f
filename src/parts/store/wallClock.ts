/** A time as a clock on the wall shows it: 26:00 is 2:00 of the next day. */
export interface WallClock {
  readonly time: string;
  readonly isNextDay: boolean;
}

const DAY = 24 * 60;

/**
 * Reads a store's clock time (HH:MM up to 29:59). An end that is not after its opening is on the next day; midnight
 * itself stays 24:00, as it is the end of this one.
 */
export function wallClock(clock: string, opening?: string): WallClock {
  const given = minutes(clock);
  const isOver = opening !== undefined && given <= minutes(opening);
  const total = isOver ? given + DAY : given;
  if (total <= DAY) return { time: total === DAY ? "24:00" : written(total), isNextDay: false };
  return { time: written(total - DAY), isNextDay: true };
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return hours * 60 + rest;
}

const written = (total: number) => `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
