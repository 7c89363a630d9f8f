import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "#provider/db/database.ts";
import { secrets } from "#provider/db/tables/members.ts";

/**
 * A short signature (80 bits, base64url) of some text for one purpose, so that what was signed for one thing
 * never passes for another.
 */
export function sign(key: string, purpose: string, text: string): string {
  return createHmac("sha256", key)
    .update(`${purpose}\n${text}`)
    .digest()
    .subarray(0, 10)
    .toString("base64url");
}

/** Whether a signature is ours; takes the same time wherever the two differ. */
export function isSigned(key: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Compares two texts in a time that tells nothing of either. */
export function isSameText(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/** Text that only who has its key can read (AES-256-GCM), in base64. */
export const Sealed = z.object({ iv: z.string(), tag: z.string(), text: z.string() });
export type Sealed = z.infer<typeof Sealed>;

/** Makes text unreadable at rest; what was sealed for one purpose opens for no other. */
export function seal(text: string, key: string, purpose: string): Sealed {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secretOf(key, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return {
    iv: iv.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    text: sealed.toString("base64"),
  };
}

/** @throws Error when the key or the purpose is another, or the text was changed */
export function unseal({ iv, tag, text }: Sealed, key: string, purpose: string): string {
  const decipher = createDecipheriv("aes-256-gcm", secretOf(key, purpose), Buffer.from(iv, "base64"));
  decipher.setAuthTag(Buffer.from(tag, "base64"));
  return Buffer.concat([decipher.update(Buffer.from(text, "base64")), decipher.final()]).toString();
}

function secretOf(key: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", purpose, 32));
}

/** A hash that only who has the key can make, or find again by trying: for what is short, such as codes and phones. */
export function keyedHash(key: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url");
}

/** A secret of this provider, made when it is first asked for; the same one for every process on the database. */
export async function secret(db: Database, name: string, make: () => string): Promise<string> {
  const [known] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (known !== undefined) return known.value;
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (kept === undefined) throw new Error(`The secret ${name} was not kept`);
  return kept.value;
}

const PURPOSE = "table";

interface SignedTable {
  readonly store_id: string;
  readonly table_id: string;
  /** Raised when a store prints its cards anew, which ends the old ones. */
  readonly epoch: number;
}

const signedText = ({ store_id, table_id, epoch }: SignedTable) => `${store_id}\n${table_id}\n${epoch}`;

/** The `tableId` of a table's printed card: `<table>.<epoch>.<signature>`. */
export function signTable(table: SignedTable, key: string): string {
  return `${table.table_id}.${table.epoch}.${sign(key, PURPOSE, signedText(table))}`;
}

/** The `tableId` that lets one in to a visit at a table: its card's, with the visit's code behind it. */
export function visitTableId(table: SignedTable, code: string, key: string): string {
  return `${signTable(table, key)}.${code}`;
}

/** What a `tableId` says. */
interface ReadTable {
  readonly table_id: string;
  /** Null for a table's bare id, which anyone can type. */
  readonly epoch: number | null;
  /** The code of a visit; null: it carries none. */
  readonly visit_code: string | null;
}

/** Reads a `tableId`; null when it carries a signature that the store never made. */
export function readTable(
  link: { readonly store_id: string; readonly tableId: string },
  key: string,
): ReadTable | null {
  if (!link.tableId.includes(".")) return { table_id: link.tableId, epoch: null, visit_code: null };
  const [, table_id, digits, signature, code] =
    /^(.+)\.(\d{1,9})\.([\w-]{14})(?:\.([\w-]{1,64}))?$/.exec(link.tableId) ?? [];
  if (table_id === undefined || digits === undefined || signature === undefined) return null;
  const epoch = Number(digits);
  const text = signedText({ store_id: link.store_id, table_id, epoch });
  return isSigned(key, PURPOSE, text, signature) ? { table_id, epoch, visit_code: code ?? null } : null;
}

/** The table that a `tableId` names which carries no visit's code, whether or not its signature is ours; null: it carries one. */
export function bareTable(tableId: string): string | null {
  const [, table_id, code] = /^(.+)\.\d{1,9}\.[\w-]{14}(\..*)?$/.exec(tableId) ?? [];
  if (code !== undefined) return null;
  return table_id ?? (tableId.includes(".") ? null : tableId);
}
