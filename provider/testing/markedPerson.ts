import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#provider/db/database.ts";
import { printers } from "#provider/db/tables/printing.ts";

const Column = z.object({
  table_name: z.string(),
  column_name: z.string(),
  data_type: z.string(),
  is_nullable: z.string(),
  column_default: z.nullable(z.string()),
});
export type Column = z.infer<typeof Column>;

/** Every column of the database, as the database itself says. */
export async function everyColumn(db: Database): Promise<Column[]> {
  const found = await db.execute(
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  );
  return z.object({ rows: z.array(Column) }).parse(found).rows;
}

/** Tables that hold something of one person, after those whose rows they need. */
export const PERSONAL = [
  "members",
  "sessions",
  "idempotency_keys",
  "known_devices",
  "member_platforms",
  "verification_codes",
  "sms_messages",
  "addresses",
  "cards",
  "favourites",
  "shopcart_lines",
  "coupons",
  "member_coupons",
  "orders",
  "order_rounds",
  "order_lines",
  "line_changes",
  "print_jobs",
  "mails",
  "receipts",
  "refill_cards",
  "vouchers",
  "refill_orders",
  "payments",
  "refunds",
  "use_tickets",
  "balance_corrections",
  "privacy_requests",
  "ledger_accounts",
  "ledger_transfers",
  "ledger_entries",
  "reviews",
  "uploads",
  "informs",
  "staff_calls",
  "visit_guests",
  "feedbacks",
  "line_messages",
  "line_notifiers",
  "outbox",
  "channel_messages",
] as const;

export interface Marked {
  readonly name: "ada" | "bob";
  readonly uid: string;
  readonly phone: string;
  readonly channel: string;
}

/** The store's, on which the person's orders are printed. */
const PRINTER: typeof printers.$inferInsert = {
  id: "diner-printer",
  store_id: "diner",
  name: "Kitchen",
  kind: "star",
  language: "ja",
  columns: 48,
  secret: { iv: "", tag: "", text: "" } as unknown as typeof printers.$inferInsert.secret,
  added_at: new Date(0),
};

/** What is filled otherwise than by its type: what rows need of one another, and what would make them no rows of theirs. */
function special({ name, uid, phone, channel }: Marked, table: string, column: string): unknown {
  const of = (other: string) => `${name}:${other}`;
  const known: Readonly<Record<string, unknown>> = {
    uid,
    phone,
    channel,
    language: "ja",
    store_id: "diner",
    sitting_id: null,
    offer_id: null,
    order_no: of("orders.order_no"),
    printer_id: PRINTER.id,
    member_coupon_id: null,
    coupon_id: of("coupons.id"),
    mail_id: of("mails.id"),
    transfer_id: of("ledger_transfers.id"),
    account_id: of("ledger_accounts.id"),
    timetoken: name === "ada" ? 7_001 : 7_002,
    merged_into: null,
    deleted_at: null,
    ended_at: null,
    removed_at: null,
  };
  const own: Readonly<Record<string, unknown>> = {
    "feedbacks.phone": of("feedbacks.phone"),
    "addresses.phone": of("addresses.phone"),
    "idempotency_keys.scope": uid,
    "payments.refill_order_no": null,
    "cards.confirmed_at": new Date(0).toISOString(),
    "mails.sent_at": new Date(0).toISOString(),
  };
  return `${table}.${column}` in own ? own[`${table}.${column}`] : known[column];
}

/** A row for the person in every table that holds something of one, each text in it saying whose and which it is. */
export async function markPerson(
  db: Database,
  person: Marked,
  columns: readonly Column[],
): Promise<readonly string[]> {
  const marks: string[] = [];
  await db.insert(printers).values(PRINTER).onConflictDoNothing();
  for (const table of PERSONAL) {
    const row: Record<string, unknown> = {};
    for (const { column_name: column, column_default, data_type, is_nullable } of columns.filter(
      ({ table_name }) => table_name === table,
    )) {
      const mark = `${person.name}:${table}.${column}`;
      const given = special(person, table, column);
      const isText = data_type === "text";
      if (given !== undefined) row[column] = given;
      else if (isText) row[column] = mark;
      else if (data_type === "jsonb") row[column] = { mark };
      else if (data_type === "ARRAY") row[column] = [mark];
      else if (is_nullable === "NO" && column_default === null)
        row[column] = data_type.startsWith("timestamp")
          ? new Date(0).toISOString()
          : data_type === "boolean"
            ? false
            : 1;
      if (JSON.stringify(row[column] ?? null).includes(mark)) marks.push(mark);
    }
    const names = sql.join(
      Object.keys(row).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const from = sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`;
    if (table === "members") await db.execute(sql`delete from members where uid = ${person.uid}`);
    await db.execute(sql`insert into ${sql.identifier(table)} (${names}) select ${names} from ${from}`);
  }
  return marks;
}

/** All that the database holds, as text. */
export async function everything(db: Database, columns: readonly Column[]): Promise<string> {
  const tables = [...new Set(columns.map(({ table_name }) => table_name))];
  const Rows = z.object({ rows: z.array(z.object({ row: z.unknown() })) });
  const all: unknown[] = [];
  for (const table of tables)
    all.push(
      Rows.parse(await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)).rows,
    );
  return JSON.stringify(all);
}
