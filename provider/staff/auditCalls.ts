import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { stream } from "hono/streaming";
import * as z from "zod/mini";
import {
  AUDIT_FILE,
  type AuditEntry,
  Audited,
  AuditFilter,
  auditLog as call,
} from "#contract/calls/desk/audit.ts";
import { PAGE_SIZE } from "#contract/call.ts";
import { addDays, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { auditLog, staff, staffStores } from "#provider/db/tables/staff.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { soundWords } from "#provider/db/tables/columns.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Parts } from "#provider/server/context.ts";
import { CSV_MARK, csvLine } from "#provider/server/formats/csv.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { StaffMember } from "./accounts.ts";
import { answerDesk, mayUse } from "./deskDispatch.ts";
import { DESK_COOKIE, findDeskSession } from "./deskSession.ts";
import { speech } from "#provider/desk/speech.ts";

const TOKYO = "Asia/Tokyo";
type Filter = z.output<typeof AuditFilter>;

/** What somebody may see of the log: all of their stores' lines; of what belongs to no store, owners everything. */
function seenBy({ role, store_ids }: StaffMember): SQL | undefined {
  if (role === "owner" || store_ids === null) return undefined;
  return store_ids.length === 0 ? isNull(auditLog.id) : inArray(auditLog.store_id, [...store_ids]);
}

/** Owners, and whoever was given one of the same stores. */
function colleaguesOf({ store_ids }: StaffMember): SQL | undefined {
  if (store_ids === null) return undefined;
  return or(eq(staff.role, "owner"), inArray(staffStores.store_id, [...store_ids]));
}

function wanted({ did, from, staff_id, store_id, subject, to }: Filter): SQL | undefined {
  return and(
    staff_id === undefined ? undefined : eq(auditLog.staff_id, staff_id),
    store_id === undefined ? undefined : eq(auditLog.store_id, store_id),
    did === undefined ? undefined : eq(auditLog.did, did),
    subject === undefined || subject === "" ? undefined : eq(auditLog.subject, subject),
    from === undefined ? undefined : gte(auditLog.at, zonedInstant(from, 0, TOKYO)),
    to === undefined ? undefined : lt(auditLog.at, zonedInstant(addDays(to, 1), 0, TOKYO)),
  );
}

async function readLog(
  db: Database,
  where: SQL | undefined,
  { language, limit }: { readonly language: WireLanguage; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditLog, name: staff.name, store: stores.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staff_id))
    .leftJoin(stores, eq(stores.id, auditLog.store_id))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ entry, name, store }) => ({
    entry_id: entry.id,
    time: entry.at.toISOString(),
    who:
      entry.staff_id === null || entry.staff_role === null
        ? null
        : { staff_id: entry.staff_id, name: name ?? "", role: entry.staff_role },
    address: entry.address,
    device: entry.device,
    // One that was removed is told by its id.
    store:
      entry.store_id === null
        ? null
        : { store_id: entry.store_id, name: store === null ? entry.store_id : soundWords(store)[language] },
    did: Audited.parse(entry.did),
    subject: entry.subject,
    before: entry.before === null ? null : { ...entry.before },
    after: entry.after === null ? null : { ...entry.after },
  }));
}

const Place = z.tuple([z.literal("log"), z.int()]);

const log = answerDesk(call, async ({ cursor, ...filter }, { db, fail, language, parts, signed }) => {
  const place = readCursor(Place, cursor, parts.signingKey, () => fail("cursor"));
  const seen = seenBy(signed.staff);
  const after = place === null ? undefined : lt(auditLog.id, place[1]);
  const where = and(seen, wanted(filter), after);
  const found = await readLog(db, where, { language, limit: PAGE_SIZE + 1 });
  const items = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? items.at(-1) : undefined;
  const people = await db
    .selectDistinct({ staff_id: staff.id, name: staff.name })
    .from(staff)
    .leftJoin(staffStores, eq(staffStores.staff_id, staff.id))
    .where(colleaguesOf(signed.staff))
    .orderBy(asc(staff.name));
  return {
    items,
    next_cursor: last === undefined ? null : writeCursor(parts.signingKey, ["log", last.entry_id]),
    people,
  };
});

export const auditCalls = [log];

/** Lines of a file that are read at once. */
const STEP = 500;
const HEAD = ["id", "time", "who", "role", "address", "device", "store", "did", "subject", "before", "after"];

/** The log as a CSV file, the newest first, read in steps however long it is. */
export function auditFileRoutes(parts: Parts): Hono {
  const routes = new Hono();
  routes.get(AUDIT_FILE.replace("/desk", ""), async (context) => {
    const now = parts.clock();
    const signed = await findDeskSession(getCookie(context, DESK_COOKIE), parts);
    if (signed === null || !mayUse(signed, "log", parts)) return context.text("Forbidden", 403);
    const query = Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value !== ""));
    const filter = AuditFilter.safeParse(query);
    if (!filter.success) return context.text("Bad Request", 400);
    const { language } = speech(context);
    const where = and(seenBy(signed.staff), wanted(filter.data));
    context.header("content-type", "text/csv; charset=utf-8");
    context.header("content-disposition", `attachment; filename="log-${now.toISOString().slice(0, 10)}.csv"`);
    return stream(context, async (file) => {
      await file.write(CSV_MARK + csvLine(HEAD));
      let before: number | undefined;
      for (;;) {
        const rest = before === undefined ? where : and(where, lt(auditLog.id, before));
        const entries = await readLog(parts.db, rest, { language, limit: STEP });
        for (const entry of entries) await file.write(lineOf(entry));
        before = entries.at(-1)?.entry_id;
        if (entries.length < STEP || file.aborted) return;
      }
    });
  });
  return routes;
}

function lineOf({
  address,
  after,
  before,
  device,
  did,
  entry_id,
  store,
  subject,
  time,
  who,
}: AuditEntry): string {
  const json = (values: AuditEntry["before"]) => (values === null ? "" : JSON.stringify(values));
  const values = [
    String(entry_id),
    time,
    who?.name ?? "",
    who?.role ?? "",
    address,
    device,
    store?.name ?? "",
    did,
    subject,
    json(before),
    json(after),
  ];
  return csvLine(values);
}
