import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { lineMessages, lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { proofHash } from "#provider/members/platforms/proofs.ts";
import type { Context } from "#provider/server/context.ts";
import { lineRecipient } from "./lineMessage.ts";
import { keepNotifier } from "./notifiers.ts";

/** Milliseconds after which a look at one's order is no longer part of having placed it. */
const FRESH = 3_600_000;

interface Asking extends Pick<Context, "db" | "now" | "outside"> {
  readonly parts: Pick<Context["parts"], "line" | "lineMessages" | "signingKey">;
}

/**
 * Exchanges a person's access token of LIFF for LINE's permission to answer an order of theirs by service messages, once
 * an order: LINE takes a token once. What LINE does not allow stands in nobody's way. To be called before what cannot be
 * undone, but after the member's agreement was kept.
 */
export async function permitNotices(
  {
    uid,
    order_no,
    accessToken,
  }: { readonly uid: string; readonly order_no: string; readonly accessToken: string },
  { db, now, outside, parts }: Asking,
): Promise<void> {
  const { line, lineMessages: gateway } = parts;
  const { service } = gateway;
  if (service === null || line === null) return;
  const subject = await lineRecipient(db, uid);
  if (subject === null) return;
  const [order] = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(
      and(
        eq(orders.order_no, order_no),
        eq(orders.uid, uid),
        gt(orders.placed_at, new Date(now.getTime() - FRESH)),
      ),
    );
  const known = await db.$count(lineNotifiers, eq(lineNotifiers.order_no, order_no));
  if (order === undefined || known > 0) return;
  const notifier = await outside(proofHash("line notifier", uid, order_no, accessToken), async () => {
    const claims = await line.verifyAccessToken(accessToken, now);
    // Nobody's order is told to somebody else.
    if (typeof claims === "string" || claims.aud !== line.channelId || claims.sub !== subject) return null;
    return service.permission(accessToken);
  });
  if (notifier !== null) await keepNotifier(db, { order_no, uid, notifier, now }, parts);
}

/** The words by which customers are asked (`locales/<code>/lineNotices`); to be counted up when they ask for more. */
const WORDING = 1;

/** Keeps whether a member wants to be told of orders in LINE, with when and how they were asked; no ends it at once. */
export async function answerAgreement(
  db: Database,
  { uid, isAgreed, now }: { readonly uid: string; readonly isAgreed: 0 | 1; readonly now: Date },
): Promise<void> {
  await db
    .update(members)
    .set({ is_message_agreed: isAgreed, message_answered_at: now, message_wording: WORDING })
    .where(eq(members.uid, uid));
  if (isAgreed === 0) await dropLineMessages(db, uid);
}

/** Who is not linked with LINE any more has agreed to nothing there: linked again, they are asked again. */
export async function endAgreement(db: Database, uid: string): Promise<void> {
  await db
    .update(members)
    .set({ is_message_agreed: 0, message_answered_at: null, message_wording: null })
    .where(eq(members.uid, uid));
  await dropLineMessages(db, uid);
}

/** Who does not want them any more, or is not linked with LINE any more, gets none of those that still wait. */
async function dropLineMessages(db: Database, uid: string): Promise<void> {
  await db.delete(lineMessages).where(and(eq(lineMessages.uid, uid), isNotNull(lineMessages.due_at)));
  await db.delete(lineNotifiers).where(eq(lineNotifiers.uid, uid));
}
