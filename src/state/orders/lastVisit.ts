import { isRecord } from "#domain/values/untrusted.ts";
import { local } from "#state/storage/storage.ts";

/** A table whose menu was looked at on this device. */
export interface Visit {
  readonly store_id: string;
  /** As the table's code holds it, signature included. */
  readonly table_id: string;
  /** When its menu was first looked at, in milliseconds of this device's clock. */
  readonly since: number;
}

const KEY = "noren.visit";
/** Milliseconds after which nobody sits there any more who has not looked at the menu since. */
const LONGEST = 4 * 3_600_000;

/** Keeps at which table one sits, for the way back to its menu from the root. */
export function keepVisit({ store_id, table_id }: Omit<Visit, "since">, now = Date.now()): void {
  const last = lastVisit(now);
  const since = last?.store_id === store_id && last.table_id === table_id ? last.since : now;
  local.set(KEY, JSON.stringify({ store_id, table_id, since, at: now }));
}

/** The table of the last four hours; null where there is none, or what is kept is no table. */
export function lastVisit(now = Date.now()): Visit | null {
  try {
    const kept: unknown = JSON.parse(local.get(KEY) ?? "null");
    if (!isRecord(kept)) return null;
    const { store_id, table_id, since, at } = kept;
    if (typeof store_id !== "string" || typeof table_id !== "string") return null;
    if (typeof since !== "number" || typeof at !== "number" || at > now || now - at >= LONGEST) return null;
    return { store_id, table_id, since };
  } catch {
    return null;
  }
}
