import { and, asc, eq, gt, gte, lte } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import type * as z from "zod/mini";
import { CLOSE_FILES, CloseInFile, CLOSES_FILES, ClosesInFile } from "#contract/calls/desk/close.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { dayCloses } from "#provider/db/tables/closes.ts";
import { speech } from "#provider/desk/speech.ts";
import { whoLooks } from "#provider/desk/stores/ownStore.ts";
import type { Parts } from "#provider/server/context.ts";
import { type TableFile, tableFile } from "#provider/server/formats/tableFile.ts";
import { audit } from "#provider/staff/audit.ts";
import { askedFrom } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { findClose, namesOf, peopleOf } from "./closeCalls.ts";
import { closeHead, closeRows, closesHead, closesRow } from "./closeRows.ts";
import type { CloseRow } from "./readDay.ts";

type Kind = "csv" | "xlsx";

interface Written {
  readonly name: string;
  readonly file: TableFile;
}

/** A close as a file, and a file with a line for each close; who took one along stands in the audit log. */
export function closeFileRoutes(parts: Parts): Hono {
  const routes = new Hono();
  const route = <Asked extends z.ZodMiniType<{ store_id: string }>>(
    path: string,
    schema: Asked,
    write: (asked: z.output<Asked>, store: StoreRow, language: WireLanguage) => Promise<Written | null>,
  ) =>
    routes.get(path.replace("/desk", ""), async (context) => {
      const query = Object.entries(context.req.query()).filter(([, value]) => value !== "");
      const asked = schema.safeParse(Object.fromEntries(query));
      if (!asked.success) return context.text("Bad Request", 400);
      const who = await whoLooks(context, parts, asked.data.store_id, "books");
      if (who === null) return context.text("Forbidden", 403);
      const written = await write(asked.data, who.store, speech(context).language);
      if (written === null) return context.text("Not Found", 404);
      const { store_id, ...after } = asked.data;
      const actor = { staff: who.signed.staff, ...askedFrom(context, parts, who.signed.tablet) };
      const deed = { did: "day.export", subject: store_id, store_id, after } as const;
      await audit(parts.db, actor, deed, parts.clock());
      return send(context, written);
    });
  for (const kind of ["csv", "xlsx"] as const) {
    route(CLOSE_FILES[kind], CloseInFile, (asked, store, language) =>
      oneFile(parts.db, { ...asked, kind, store }, language),
    );
    route(CLOSES_FILES[kind], ClosesInFile, (asked, store, language) =>
      allFile(parts.db, { ...asked, kind, store }, language),
    );
  }
  return routes;
}

function send(context: Context, { file, name }: Written) {
  context.header("content-type", file.type);
  context.header("content-disposition", `attachment; filename="${name}"`);
  return stream(context, async (out) => {
    for await (const part of file.parts) {
      if (out.aborted) return;
      await out.write(part);
    }
  });
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

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
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
