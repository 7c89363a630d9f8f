import { and, asc, eq, gt, gte, lte } from "drizzle-orm";
import type { Hono } from "hono";
import { CLOSE_FILES, CloseInFile, CLOSES_FILES, ClosesInFile } from "#contract/calls/desk/close.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { dayCloses } from "#provider/db/tables/closes.ts";
import type { Parts } from "#provider/server/context.ts";
import { tableFile } from "#provider/server/formats/tableFile.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { bookFiles, each, type Written } from "./bookFiles.ts";
import { findClose, namesOf, peopleOf } from "./closeCalls.ts";
import { closeHead, closeRows, closesHead, closesRow } from "./closeRows.ts";
import type { CloseRow } from "./readDay.ts";

type Kind = "csv" | "xlsx";

/** A close as a file, and a file with a line for each close; who took one along stands in the audit log. */
export function closeFileRoutes(parts: Parts): Hono {
  const { route, routes } = bookFiles(parts);
  for (const kind of ["csv", "xlsx"] as const) {
    route(CLOSE_FILES[kind], CloseInFile, "day.export", (asked, store, language) =>
      oneFile(parts.db, { ...asked, kind, store }, language),
    );
    route(CLOSES_FILES[kind], ClosesInFile, "day.export", (asked, store, language) =>
      allFile(parts.db, { ...asked, kind, store }, language),
    );
  }
  return routes;
}

interface OneAsked {
  readonly number: number;
  readonly kind: Kind;
  readonly store: StoreRow;
}

async function oneFile(
  db: Database,
  { kind, number, store }: OneAsked,
  language: WireLanguage,
): Promise<Written | null> {
  const close = await findClose(db, { number, store_id: store.id });
  if (close === undefined) return null;
  const names = await namesOf(db, [close.staff_id, ...peopleOf(close.figures)]);
  const rows = closeRows(close, { language, names, time_zone: store.time_zone });
  return {
    name: `close-${number}-${close.day}.${kind}`,
    file: tableFile(kind, closeHead(language), each(rows)),
  };
}

interface AllAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind: Kind;
  readonly store: StoreRow;
}

/** Closes that are read at once. */
const STEP = 100;

async function allFile(db: Database, asked: AllAsked, language: WireLanguage): Promise<Written> {
  const { from, kind, store, to } = asked;
  const where = and(
    eq(dayCloses.store_id, store.id),
    from === undefined ? undefined : gte(dayCloses.day, from),
    to === undefined ? undefined : lte(dayCloses.day, to),
  );
  const rates = new Set<number>();
  const ways = new Set<number>();
  // A column for each rate and way of payment that any of them has.
  for await (const { figures } of read(db, where)) {
    for (const { rate } of figures.taxes) rates.add(rate);
    for (const { pay_type } of figures.money) ways.add(pay_type);
  }
  const inOrder = (numbers: Set<number>) => [...numbers].toSorted((one, other) => one - other);
  const columns = { rates: inOrder(rates), ways: inOrder(ways) };
  async function* rows() {
    for await (const close of read(db, where)) {
      const names = await namesOf(db, [close.staff_id]);
      yield closesRow(close, columns, { language, names, time_zone: store.time_zone });
    }
  }
  return { name: `closes-${store.id}.${kind}`, file: tableFile(kind, closesHead(columns, language), rows()) };
}

async function* read(db: Database, where: ReturnType<typeof and>): AsyncGenerator<CloseRow> {
  let after = 0;
  for (;;) {
    const some = await db
      .select()
      .from(dayCloses)
      .where(and(where, gt(dayCloses.number, after)))
      .orderBy(asc(dayCloses.number))
      .limit(STEP);
    yield* some;
    after = some.at(-1)?.number ?? after;
    if (some.length < STEP) return;
  }
}
