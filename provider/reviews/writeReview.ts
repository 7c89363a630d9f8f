import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { inOneLanguage } from "./inOneLanguage.ts";
import type { ReviewRow } from "./presentReview.ts";

/**
 * Writes an order's review, under the name by which its author is called; who has none is nobody by name. The order
 * must be locked. Lists of stores count it with the next housekeeping.
 */
export async function writeReview(
  db: Database,
  order: Pick<OrderRow, "order_no" | "store_id" | "uid">,
  said: { readonly star: number; readonly content: string; readonly pictures: Picture[]; readonly now: Date },
): Promise<ReviewRow> {
  const { order_no, store_id, uid } = order;
  const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.uid, uid));
  const [written] = await db
    .insert(reviews)
    .values({
      id: randomUUID(),
      store_id,
      order_no,
      uid,
      author: member?.nickname ?? "",
      star: said.star,
      content: inOneLanguage(said.content),
      pictures: said.pictures,
      created_at: said.now,
    })
    .returning();
  if (written === undefined) throw new Error(`The review of ${order_no} was not written`);
  return written;
}
