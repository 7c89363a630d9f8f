import { and, asc, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { ParsedDeskRequest } from "#contract/calls/desk/deskCall.ts";
import type { listStores, StoreStanding } from "#contract/calls/desk/stores.ts";
import { searchText } from "#domain/values/searchText.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { shops } from "#provider/mall/shops.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { StaffMember } from "#provider/staff/accounts.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { openingOfAny } from "#provider/stores/list/presentStores.ts";
import { openNow } from "#provider/stores/list/storeFilters.ts";

/** Stores of a page. */
const PAGE = 50;
/** When it was made, as the database writes it, and its id. */
const Place = z.tuple([z.string(), z.string()]);

/** Listed, a shop of the mall, or about to be opened: not what is reached by its link alone. */
const isAnybodys = or(sql`${stores.is_listed}`, shops, isNull(stores.opened_at));
const hasEnded = isNotNull(stores.left_at);
/** What staff choose from, as long as nobody asks for what was closed for good. */
export const canBeChosen = and(isNull(stores.left_at), isAnybodys);

/** Those that somebody was given. */
export function givenTo({ store_ids }: Pick<StaffMember, "store_ids">): SQL | undefined {
  return store_ids === null ? undefined : sql`${stores.id} = any(${sql.param(store_ids)}::text[])`;
}

const KATAKANA = kanaFrom(0x30a1);
const HIRAGANA = kanaFrom(0x3041);

function kanaFrom(first: number): string {
  return Array.from({ length: 86 }, (_, place) => String.fromCodePoint(first + place)).join("");
}

/** What its texts say in all languages. */
const textsOf = (column: SQL) =>
  sql`(select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(${column}) when 'object' then ${column} end))`;

/** What a store is found by, written as `searchText` writes what is typed. */
const found = sql`translate(normalize(regexp_replace(normalize(lower(normalize(
  concat_ws(' ', ${stores.id}, ${stores.reading}, ${textsOf(sql`${stores.name}`)}, ${textsOf(sql`${stores.address}`)}),
  NFKC)), NFD), '[\\u0300-\\u036f]', '', 'g'), NFC), ${KATAKANA}::text, ${HIRAGANA}::text)`;

function standsSo(standing: StoreStanding | undefined, now: Date): SQL | undefined {
  if (standing === "ended") return hasEnded;
  const open = openNow(undefined, now);
  if (standing === undefined || open === undefined) return canBeChosen;
  const opened = isNotNull(stores.opened_at);
  const states = {
    open: and(opened, open),
    closed: and(opened, not(open)),
    preparing: isNull(stores.opened_at),
  };
  return and(canBeChosen, states[standing]);
}

/** How a store stands to its guests now. */
export function standingOf(store: StoreRow, now: Date): StoreStanding {
  if (store.left_at !== null) return "ended";
  if (store.opened_at === null) return "preparing";
  return openingOfAny(store, undefined, now).is_open ? "open" : "closed";
}

/** A page of somebody's own stores, by one statement. */
export async function chooseStores(
  db: Database,
  asked: ParsedDeskRequest<typeof listStores>,
  by: {
    readonly staff: Pick<StaffMember, "store_ids">;
    readonly now: Date;
    readonly key: string;
    readonly fail: (fault: "cursor") => never;
  },
): Promise<{ readonly rows: StoreRow[]; readonly next_cursor: string | null }> {
  const { cursor, standing, store_ids, words = "" } = asked;
  const after = readCursor(Place, cursor, by.key, () => by.fail("cursor"));
  const named = store_ids === undefined ? undefined : inArray(stores.id, [...store_ids]);
  const typed = searchText(words)
    .split(" ")
    .filter((word) => word !== "");
  const rows = await db
    .select({ ...storeColumns, made: sql<string>`${stores.created_at}::text` })
    .from(stores)
    .where(
      and(
        givenTo(by.staff),
        named ?? standsSo(standing, by.now),
        ...typed.map((word) => sql`strpos(${found}, ${word}) > 0`),
        after === null
          ? undefined
          : sql`(${stores.created_at}, ${stores.id}) > (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(asc(stores.created_at), asc(stores.id))
    .limit(PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    rows: rows.slice(0, PAGE),
    next_cursor: last === undefined ? null : writeCursor(by.key, [last.made, last.id]),
  };
}
