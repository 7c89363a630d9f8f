import { isRecord } from "#domain/values/untrusted.ts";
import { addLine } from "./cart.ts";

/** A line of the older local cart: `cartLine` makes it whole once its goods are known. */
export interface OldCartDraft {
  readonly goods_id: string;
  readonly category_id: string | null;
  readonly option_value: string[];
  readonly number: number;
}

/**
 * Reads the older local cart of `goodId, categoryId, number, options` (specification, section 3) from whatever the
 * storage held, parsed or as JSON. Identical lines become one; what cannot be read is left out, and nothing throws.
 */
export function migrateOldCart(stored: unknown): OldCartDraft[] {
  const value = typeof stored === "string" ? parsed(stored) : stored;
  const entries = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return entries
    .map(draft)
    .reduce<OldCartDraft[]>((lines, line) => (line ? addLine(lines, line) : lines), []);
}

function draft(entry: unknown): OldCartDraft | null {
  if (!isRecord(entry)) return null;
  const goods_id = identifier(entry["goodId"]);
  const number = pieces(entry["number"]);
  if (goods_id === null || !(number >= 1)) return null;
  return {
    goods_id,
    category_id: identifier(entry["categoryId"]),
    option_value: options(entry["options"]),
    number,
  };
}

/** Pieces not said are one; what is no number is none. */
function pieces(value: unknown): number {
  if (value === undefined || value === null) return 1;
  return typeof value === "number" || typeof value === "string" ? Math.trunc(Number(value)) : 0;
}

/** Ids in an array, as objects with an id, or in a text with commas. */
function options(value: unknown): string[] {
  const entries = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  const ids = entries
    .map((entry: unknown) => identifier(isRecord(entry) ? (entry["option_id"] ?? entry["id"]) : entry))
    .filter((id) => id !== null);
  return [...new Set(ids)];
}

function identifier(value: unknown): string | null {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  return /^\S{1,64}$/.test(text) ? text : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
