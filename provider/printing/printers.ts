import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PrinterState } from "#contract/calls/desk/printers.ts";
import type { Database } from "#provider/db/database.ts";
import { printers } from "#provider/db/tables/printing.ts";
import { type Sealed, seal, unseal } from "#provider/server/signing.ts";

export type PrinterRow = typeof printers.$inferSelect;

/** Milliseconds after which a printer that has not asked is silent: they ask every few seconds. */
export const SILENT = 60_000;
/** Milliseconds between two notes that a printer has asked. */
const NOTED = 10_000;
/** What printers are told that they sign in to. */
export const REALM = "Noren printing";
const PURPOSE = "printer";

export function stateOfPrinter({ seen_at, trouble }: PrinterRow, now: Date): PrinterState {
  if (seen_at === null) return "new";
  if (now.getTime() - seen_at.getTime() >= SILENT) return "silent";
  return trouble === "" ? "ready" : "trouble";
}

/** Whether a printer asks, and can print. */
export const isAlive = (printer: PrinterRow, now: Date): boolean => stateOfPrinter(printer, now) === "ready";

export const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

/** What a digest is checked by (RFC 7616, A1), of a printer's id and secret. */
export const digestKey = (id: string, secret: string): string => md5(`${id}:${REALM}:${secret}`);

export function sealSecret(id: string, secret: string, signingKey: string): Sealed {
  return seal(digestKey(id, secret), signingKey, PURPOSE);
}

export function openSecret({ secret }: PrinterRow, signingKey: string): string {
  return unseal(secret, signingKey, PURPOSE);
}

export async function findPrinter(
  db: Database,
  id: string,
  kind: PrinterRow["kind"],
): Promise<PrinterRow | null> {
  const [found] = await db
    .select()
    .from(printers)
    .where(and(eq(printers.id, id), eq(printers.kind, kind)));
  return found ?? null;
}

interface Seen {
  readonly now: Date;
  /** Why it cannot print; left out: it does not say. */
  readonly trouble?: string;
  /** The address of its network card. */
  readonly device?: string;
}

/** Notes that a printer has asked, and how it stands. */
export async function notePrinter(
  db: Database,
  printer: PrinterRow,
  { device, now, trouble }: Seen,
): Promise<void> {
  const isFresh = printer.seen_at !== null && now.getTime() - printer.seen_at.getTime() < NOTED;
  const isSame =
    (trouble ?? printer.trouble) === printer.trouble && (device ?? printer.device) === printer.device;
  if (isFresh && isSame) return;
  await db
    .update(printers)
    .set({ seen_at: now, ...(trouble !== undefined && { trouble }), ...(device !== undefined && { device }) })
    .where(and(eq(printers.id, printer.id), eq(printers.store_id, printer.store_id)));
}
