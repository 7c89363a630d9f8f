import { local } from "#state/storage/storage.ts";
import { LONGEST_VISIT, VISIT } from "./keepVisit.ts";

/** A table whose menu was looked at on this device. */
export interface Visit {
  readonly store_id: string;
  /** As the table's code holds it, signature included. */
  readonly table_id: string;
  /** When its menu was first looked at, in milliseconds of this device's clock. */
  readonly since: number;
}

/** The table of the last four hours; null where there is none, or what is kept is no table. */
export function lastVisit(now = Date.now()): Visit | null {
  const [last, first, store_id, table_id] = (local.get(VISIT) ?? "").split("\n");
  const [at, since] = [Number(last), Number(first)];
  if (!store_id || !table_id || !(at <= now && now - at < LONGEST_VISIT) || !Number.isFinite(since))
    return null;
  return { store_id, table_id, since };
}
