import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { MOST_DAYS } from "#contract/calls/desk/close.ts";
import { storedValue, VALUE_FILES, valueAtBases, ValueInFile } from "#contract/calls/desk/value.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import { baseDatesBefore, REPORTED_ABOVE } from "#domain/payments/prepaidLaw.ts";
import { unusedAt, type ValueDay, valueDays } from "#domain/payments/unusedValue.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import type { Parts } from "#provider/server/context.ts";
import { tableFile } from "#provider/server/formats/tableFile.ts";
import { textsIn } from "#provider/server/texts.ts";
import { worksAt } from "#provider/staff/accounts.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { bookFiles, each } from "./bookFiles.ts";
import { readValue } from "./readValue.ts";

/** Base dates that are told: two years of them. */
const BASES = 4;

/** The issuers of the Payment Services Act are Japan's, and so is the midnight at which a base date ends. */
const JAPAN = "Asia/Tokyo";

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Null where the span is none, is longer than is told at once, or goes on after today. */
async function daysOf(
  db: Database,
  { id, time_zone }: StoreRow,
  { from, to }: Span,
  now: Date,
): Promise<ValueDay[] | null> {
  const isWrong = to < from || addDays(from, MOST_DAYS) <= to || localDay(now, time_zone) < to;
  if (isWrong) return null;
  const value = await readValue(db, { store_id: id }, { since: from, time_zone });
  return valueDays({ from, to }, value.now, value.movements);
}

const byDay = answerDesk(storedValue, async ({ store_id, ...span }, context) => {
  const { db, fail, now } = context;
  const days = await daysOf(db, await ownStore(context, store_id), span, now);
  return days === null ? fail("malformed", { fields: ["to"] }) : { days };
});

const atBases = answerDesk(valueAtBases, async ({ store_id }, context) => {
  const { db, now, signed } = context;
  const { follows_company } = await ownStore(context, store_id);
  const followers = follows_company
    ? await db.select({ id: stores.id }).from(stores).where(eq(stores.follows_company, true))
    : null;
  if (followers?.some(({ id }) => !worksAt(signed.staff, id))) return { issuer: null };
  const bases = baseDatesBefore(localDay(now, JAPAN), BASES);
  const value = await readValue(db, followers === null ? { store_id } : "company", {
    since: addDays(bases.at(-1)?.day ?? localDay(now, JAPAN), 1),
    time_zone: JAPAN,
  });
  return {
    issuer: {
      stores: followers?.length ?? null,
      now: value.now,
      reported_above: REPORTED_ABOVE,
      bases: bases.map(({ day, due }) => {
        const unused = unusedAt(day, value.now, value.movements);
        return { day, due, unused, is_reported: unused.paid > REPORTED_ABOVE };
      }),
    },
  };
});

export const valueCalls = [byDay, atBases];

/** A store's days of prepaid value as a file; who took it along stands in the audit log. */
export function valueFileRoutes(parts: Parts): Hono {
  const { route, routes } = bookFiles(parts);
  for (const kind of ["csv", "xlsx"] as const)
    route(VALUE_FILES[kind], ValueInFile, "value.export", async (asked, store, language) => {
      const days = await daysOf(parts.db, store, asked, parts.clock());
      if (days === null) return null;
      const rows = days.map(({ unused, ...day }) => [
        day.day,
        day.sold,
        day.given,
        day.used,
        day.refunded,
        day.ended,
        day.corrected,
        unused.paid,
        unused.given,
      ]);
      return {
        name: `value-${store.id}-${asked.from}-${asked.to}.${kind}`,
        file: tableFile(kind, headIn(language), each(rows)),
      };
    });
  return routes;
}

function headIn(language: WireLanguage): string[] {
  const t = textsIn(language, "provider/valueFile");
  return (
    ["day", "sold", "given", "used", "refunded", "ended", "corrected", "unusedPaid", "unusedGiven"] as const
  ).map((name) => t(name));
}
