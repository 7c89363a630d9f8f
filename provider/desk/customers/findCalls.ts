import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { findCustomers } from "#contract/calls/desk/customers.ts";
import { foldWidth, typedPhone } from "#domain/values/typedText.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { phoneNumber } from "#provider/members/member.ts";
import { isMember, namesHold, writeNames } from "#provider/members/nameSearch.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { countTry, type Limit } from "#provider/server/limits.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { nameOf, seenBy } from "./sight.ts";

const PAGE = 20;
/** Nobody looks through more: a search finds somebody, and lists nobody. */
const MOST = 100;
/** More than a busy counter asks for; whoever copies the members' names needs many. */
const SEARCHES: Limit = { name: "customers looked for", most: 200, seconds: 3_600 };

/** When the last one was registered, their id, and how many there were before. */
const Place = z.tuple([z.literal("customers"), z.iso.datetime(), z.string(), z.int()]);

const END_OF_PHONE = 4;
const BEGINNING_OF_MAIL = 3;
const since = sql<Date>`coalesce(${members.registered_at}, ${members.created_at})`;

const beginsWith = (column: SQL, text: string) =>
  sql`${column} like ${`${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
const reversed = (text: string) => [...text].toReversed().join("");

/** What was typed, as a condition, and what it is taken for; null: it is too little to find somebody by. */
async function meaningOf(
  db: Database,
  text: string,
): Promise<{ readonly by: "phone" | "mail" | "name"; readonly where: SQL | undefined } | null> {
  const typed = foldWidth(text).trim();
  const digits = typedPhone(typed);
  if (/^\+?\d+$/.test(digits)) {
    const whole = phoneNumber(digits);
    if (whole !== null) return { by: "phone", where: eq(members.phone, whole) };
    const end = digits.replace(/^\+/, "").replace(/^0(?=\d{9})/, "");
    if (end.length < END_OF_PHONE) return null;
    return { by: "phone", where: beginsWith(sql`reverse(${members.phone})`, reversed(end)) };
  }
  if (typed.includes("@")) {
    const mail = typed.toLowerCase();
    if (mail.indexOf("@") < BEGINNING_OF_MAIL && mail.length < 2 * BEGINNING_OF_MAIL) return null;
    return { by: "mail", where: beginsWith(sql`lower(${members.email})`, mail) };
  }
  // One Chinese character is a whole family name.
  const isEnough = [...typed].length > 1 || /^\p{Script=Han}$/u.test(typed);
  if (!isEnough) return null;
  await writeNames(db);
  const where = namesHold(typed);
  return where === undefined ? null : { by: "name", where };
}

const find = answerDesk(findCustomers, async ({ cursor, text }, context) => {
  const { db, fail, now, parts, signed, write } = context;
  const place = readCursor(Place, cursor, parts.signingKey, () => fail("cursor"));
  const seconds = await countTry(db, SEARCHES, signed.staff.id, now);
  if (seconds !== null) return fail("held_up", { seconds });
  const meaning = await meaningOf(db, text);
  if (meaning === null) return fail("too_little", { fields: ["text"] });
  const after =
    place === null ? undefined : sql`(${since}, ${members.uid}) < (${place[1]}::timestamptz, ${place[2]})`;
  const found = await db
    .select({ member: members, since })
    .from(members)
    .where(and(isMember, meaning.where, seenBy(signed.staff, sql`${members.uid}`), after))
    .orderBy(desc(since), desc(members.uid))
    .limit(PAGE + 1);
  const items = found.slice(0, PAGE).map(({ member }) => ({
    customer_id: member.uid,
    name: nameOf(member),
    phone_end: member.phone?.slice(-END_OF_PHONE) ?? "",
    since: (member.registered_at ?? member.created_at).toISOString(),
  }));
  const seen = (place?.[3] ?? 0) + items.length;
  const hasMore = found.length > PAGE;
  const last = items.at(-1);
  // What was looked for may be somebody's name.
  if (place === null)
    await write(({ audit }) =>
      audit({
        did: "customer.find",
        subject: signed.staff.id,
        after: { by: meaning.by, found: found.length },
      }),
    );
  return {
    items,
    next_cursor:
      last === undefined || !hasMore || seen >= MOST
        ? null
        : writeCursor(parts.signingKey, ["customers", last.since, last.customer_id, seen]),
    has_many: hasMore && seen >= MOST,
  };
});

export const customerFindCalls = [find];
