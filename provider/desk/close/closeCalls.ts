import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import {
  closeDay,
  closes,
  closeSoFar,
  MOST_DAYS,
  oneClose,
  storeFigures,
  type CloseFigures,
} from "#contract/calls/desk/close.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { DayFigures } from "#domain/close/dayFigures.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { dayCloses } from "#provider/db/tables/closes.ts";
import { staff } from "#provider/db/tables/staff.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { makeClose } from "./closeDay.ts";
import { type CloseRow, readDay } from "./readDay.ts";
import { readFigures } from "./storeFigures.ts";

const soFar = answerDesk(closeSoFar, async ({ store_id }, context) => {
  const { db, language, now } = context;
  const store = await ownStore(context, store_id);
  const { day, figures, hasDrawer, last, open, since } = await readDay(db, store, now);
  const names = await namesOf(db, [...peopleOf(figures), ...(last === null ? [] : [last.staff_id])]);
  return {
    day,
    since: since.toISOString(),
    last: last === null ? null : closedDay(last, names),
    figures: shownFigures(figures, names, language),
    open,
    drawer: hasDrawer ? { change_float: last?.change_float ?? 0 } : null,
  };
});

const make = answerDesk(closeDay, async ({ store_id, ...asked }, context) => {
  const { fail, now, signed, write } = context;
  const store = await ownStore(context, store_id);
  const { drawer } = asked;
  if (drawer?.pieces && worthOf(drawer.pieces) !== drawer.counted)
    return fail("malformed", { fields: ["drawer.pieces"] });
  const made = await write((writing) => makeClose(writing, { store, asked, staff_id: signed.staff.id, now }));
  if (!made.ok) return fail(made.fault);
  const { close } = made;
  // Whoever sends the same again, for want of an answer, has closed it themselves.
  const isOwn =
    close.staff_id === signed.staff.id &&
    close.note === asked.note &&
    isDeepStrictEqual(drawerOf(close), drawer);
  return { number: close.number, was_closed: !isOwn };
});

/** Yen of notes and coins; not a number where one has no such value. */
const worthOf = (pieces: Readonly<Record<string, number>>) =>
  Object.entries(pieces).reduce((sum, [value, count]) => sum + Number(value) * count, 0);

/** Of a list of closes: the number of the last one. */
const Place = z.tuple([z.literal("closes"), z.int()]);

const list = answerDesk(closes, async ({ cursor, store_id }, context) => {
  const { db, fail, parts } = context;
  await ownStore(context, store_id);
  const place = readCursor(Place, cursor, parts.signingKey, () => fail("cursor"));
  const after = place === null ? undefined : lt(dayCloses.number, place[1]);
  const rows = await db
    .select()
    .from(dayCloses)
    .where(and(eq(dayCloses.store_id, store_id), after))
    .orderBy(desc(dayCloses.number))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const next = rows.length > PAGE_SIZE ? shown.at(-1)?.number : undefined;
  const names = await namesOf(
    db,
    shown.map(({ staff_id }) => staff_id),
  );
  return {
    items: shown.map((close) => ({
      ...closedDay(close, names),
      total: close.figures.total,
      received: close.figures.received,
      difference: differenceOf(close),
    })),
    next_cursor: next === undefined ? null : writeCursor(parts.signingKey, ["closes", next]),
  };
});

const one = answerDesk(oneClose, async ({ number, store_id }, context) => {
  const { db, fail, language } = context;
  await ownStore(context, store_id);
  const close = await findClose(db, { number, store_id });
  if (close === undefined) return fail("gone");
  const names = await namesOf(db, [close.staff_id, ...peopleOf(close.figures)]);
  return {
    ...closedDay(close, names),
    figures: shownFigures(close.figures, names, language),
    open: close.open,
    drawer: drawerOf(close),
    note: close.note,
  };
});

const figures = answerDesk(storeFigures, async ({ from, store_id, to }, context) => {
  const { db, fail, language } = context;
  const store = await ownStore(context, store_id);
  if (to < from || addDays(from, MOST_DAYS) <= to) return fail("malformed", { fields: ["to"] });
  return readFigures(db, store, { from, to }, language);
});

export const closeCalls = [soFar, make, list, one, figures];

/** A close by its number. */
export async function findClose(
  db: Database,
  { number, store_id }: Pick<CloseRow, "number" | "store_id">,
): Promise<CloseRow | undefined> {
  const own = and(eq(dayCloses.store_id, store_id), eq(dayCloses.number, number));
  return (await db.select().from(dayCloses).where(own))[0];
}

/** What was in the drawer; null: there is none. */
export function drawerOf({ change_float, counted, expected, pieces }: CloseRow) {
  if (change_float === null || counted === null || expected === null) return null;
  return { change_float, counted, expected, pieces: pieces === null ? null : { ...pieces } };
}

/** Yen by which the drawer was above what was expected. */
export function differenceOf(close: CloseRow): number | null {
  const drawer = drawerOf(close);
  return drawer === null ? null : drawer.counted - drawer.expected;
}

type Names = ReadonlyMap<string, string>;

/** What people of the staff are called now. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const peopleOf = ({ staff: rows }: DayFigures): string[] =>
  rows.flatMap(({ staff_id }) => staff_id ?? []);

const closedDay = ({ closed_at, day, number, since, staff_id }: CloseRow, names: Names) => ({
  number,
  day,
  since: since.toISOString(),
  closed_at: closed_at.toISOString(),
  who: names.get(staff_id) ?? "",
});

/** A close's sums in the reader's language, with people by their names. */
export function shownFigures(figuresOf: DayFigures, names: Names, language: WireLanguage): CloseFigures {
  const { coupons, dishes, staff: people, ...sums } = figuresOf;
  return {
    ...sums,
    dishes: dishes.map(({ name, ...dish }) => ({ ...dish, name: name[language] })),
    coupons: coupons.map(({ name, ...coupon }) => ({ ...coupon, name: name[language] })),
    staff: people.map(({ staff_id, ...own }) => ({
      ...own,
      name: staff_id === null ? null : (names.get(staff_id) ?? staff_id),
    })),
  };
}
