import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { endSessions } from "#provider/server/session.ts";
import { type Move, movers } from "./movers.ts";

/** What came along when a visitor turned out to be a member. */
export interface Moved {
  readonly orders: number;
  readonly cart_lines: number;
  readonly coupons: number;
  readonly addresses: number;
}

export const NOTHING_MOVED: Moved = { orders: 0, cart_lines: 0, coupons: 0, addresses: 0 };

/** Makes all that a visitor has the member's; the visitor is nobody any more. Both are locked. */
export async function mergeVisitor(db: Database, move: Move, now: Date): Promise<Moved> {
  const counts: Record<string, number> = {};
  for (const [name, mover] of Object.entries(movers)) counts[name] = await mover(db, move);
  await db.update(members).set({ merged_into: move.to }).where(eq(members.uid, move.from));
  await endSessions(db, move.from, now);
  const { orders = 0, cart_lines = 0, coupons = 0, addresses = 0 } = counts;
  return { orders, cart_lines, coupons, addresses };
}
