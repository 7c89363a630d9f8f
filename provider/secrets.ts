import { eq } from "drizzle-orm";
import type { Database } from "./db/database.ts";
import { secrets } from "./db/tables/members.ts";
import type { Parts } from "./parts.ts";

/** Letters and digits that nobody mistakes for one another. */
const LEGIBLE = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_LENGTH = 12;

/** A secret of this provider, made when it is first asked for; the same one for every process on the database. */
export async function secret(db: Database, name: string, make: () => string): Promise<string> {
  const [known] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (known !== undefined) return known.value;
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (kept === undefined) throw new Error(`The secret ${name} was not kept`);
  return kept.value;
}

/** A password to be read from one screen and typed on another: about 59 bits. */
export function legiblePassword(random: Parts["random"]): string {
  // Bytes that would make some letters likelier than others are passed over.
  const most = 256 - (256 % LEGIBLE.length);
  let password = "";
  while (password.length < PASSWORD_LENGTH) {
    for (const byte of Buffer.from(random(PASSWORD_LENGTH), "base64url")) {
      if (byte < most && password.length < PASSWORD_LENGTH) password += LEGIBLE[byte % LEGIBLE.length] ?? "";
    }
  }
  return password;
}
