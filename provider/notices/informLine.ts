import { eq, inArray, isNotNull, or, and } from "drizzle-orm";
import { LINE_REASONS, type LineHow } from "#contract/calls/desk/lines.ts";
import type { StoreSignal } from "#contract/inform.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { lineWords, type OrderFacts } from "#provider/orders/orderFacts.ts";
import { textsIn, yen } from "#provider/server/texts.ts";
import { inform } from "./inform.ts";

type Told = Pick<OrderFacts["order"], "uid" | "store_id" | "order_no">;

/** Why a line was changed: in the reader's language where it is one of the reasons to choose from, else as it was typed. */
export function lineReason(kept: string, language: WireLanguage): string {
  const known = LINE_REASONS.find((reason) => reason === kept);
  return known === undefined ? kept : textsIn(language, "provider/lineChanges")(`reason.${known}`);
}

/** Tells whoever placed an order, as a message of the store, what of it was changed, why, what it costs now, and what goes back. */
export async function informLineChanged(
  db: Database,
  { order_no, store_id, uid }: Told,
  change: {
    readonly line: OrderFacts["lines"][number];
    readonly how: LineHow;
    readonly number: number;
    readonly reason: string;
    readonly total: number;
    /** Yen that go back. */
    readonly back: number;
    readonly now: Date;
  },
): Promise<void> {
  const { back, how, line, now, number, reason, total } = change;
  const language = await languageOf(db, uid);
  if (language === null) return;
  const t = textsIn(language, "provider/lineChanges");
  const { name } = lineWords(line, language);
  const content = [
    t(`told.${how}`, { name, number }),
    t("why", { reason: lineReason(reason, language) }),
    how === "remake" ? "" : t("totalNow", { total: yen(total) }),
    back > 0 ? t("goesBack", { amount: yen(back) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
  await inform(db, { uid, store_id, order_no, event: "store_message", content, now });
}

/** Tells whoever paid an order that the gateway has given a part of it back. */
export async function informPartRefunded(
  db: Database,
  { amount, now, order_no, store_id, uid }: Told & { readonly amount: number; readonly now: Date },
): Promise<void> {
  const language = await languageOf(db, uid);
  if (language === null) return;
  const content = textsIn(language, "provider/lineChanges")("wentBack", { amount: yen(amount) });
  await inform(db, { uid, store_id, order_no, event: "store_message", content, now });
}

async function languageOf(db: Database, uid: string): Promise<WireLanguage | null> {
  const [member] = await db.select({ language: members.language }).from(members).where(eq(members.uid, uid));
  return member?.language ?? null;
}

/** Tells those who ordered, and those who share their table, that an order is to be read again. */
export async function signalOrders(
  db: Database,
  store_id: string,
  order_nos: readonly string[],
  now: Date,
): Promise<void> {
  const parties = db
    .select({ id: orders.sitting_id })
    .from(orders)
    .where(and(inArray(orders.order_no, [...order_nos]), isNotNull(orders.sitting_id)));
  const whose = await db
    .selectDistinct({ channel: members.channel })
    .from(members)
    .innerJoin(orders, eq(orders.uid, members.uid))
    .where(or(inArray(orders.order_no, [...order_nos]), inArray(orders.sitting_id, parties)));
  const payload: StoreSignal = { store_id, signal: "order_changed" };
  if (whose.length > 0)
    await db.insert(outbox).values(whose.map(({ channel }) => ({ channel, payload, created_at: now })));
}
