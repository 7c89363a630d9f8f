import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { NamedLines } from "#contract/cart.ts";
import { addLine, lineKey } from "#domain/cart/cart.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { checkLines, type LineFailures } from "#provider/orders/checkLines.ts";
import { type CartKey, cartRows } from "./cartOf.ts";
import { outdated } from "./unavailable.ts";

interface Added {
  readonly goods_id: string;
  readonly option_value: string[];
  readonly number: number;
}

/**
 * Adds lines to the member's cart, all or none: identical lines grow. All that the cart then holds of these goods must
 * be to be had: 302 gone or wrong options, 303 sold out, 309 more than there are; 1000, which names them, where lines of
 * before have options that are no more.
 */
export async function addToCart(
  db: Database,
  cart: CartKey,
  added: { readonly lines: readonly Added[]; readonly now: Date },
  fail: Fail<302 | 303 | 309 | 1000>,
): Promise<void> {
  const { uid, store_id, type } = cart;
  await lockMember(db, uid);
  const rows = await cartRows(db, cart);
  const before = rows.map(({ line }) => line);
  const after = added.lines.reduce<Added[]>((lines, line) => addLine(lines, line), before);

  const goods = new Set(added.lines.map(({ goods_id }) => goods_id));
  const touched = new Set(added.lines.map(lineKey));
  const others = rows.filter(({ line }) => goods.has(line.goods_id) && !touched.has(lineKey(line)));
  const inTheWay = outdated(others, type).map(({ goods_id, option_value }) => ({ goods_id, option_value }));
  if (inTheWay.length > 0) return fail(1000, { lines: inTheWay } satisfies NamedLines);
  const lines = after
    .filter(({ goods_id }) => goods.has(goods_id))
    .map(({ goods_id, option_value, number }) => ({ goods_id, option_value, number, price: 0 }));
  const failed = (code: LineFailures, data?: unknown) =>
    fail(code === 404 || code === 307 ? 302 : code, data);
  const checked = await checkLines(db, { store_id, lines, showType: type, elsewhere: 307 }, failed);
  const seen = new Map(
    checked.map(({ goods: detail, request }) => [
      lineKey(request),
      unitPrice(detail, request.option_value, type).unit,
    ]),
  );

  const ids = new Map(before.map((line) => [lineKey(line), line.id]));
  let added_at = added.now.getTime();
  for (const { goods_id, option_value, number } of lines.filter((line) => touched.has(lineKey(line)))) {
    const key = lineKey({ goods_id, option_value });
    const id = ids.get(key);
    const price_seen = seen.get(key) ?? null;
    const line = { uid, store_id, goods_show_type: type, goods_id, option_value, number, price_seen };
    if (id !== undefined)
      await db.update(shopcartLines).set({ number, price_seen }).where(eq(shopcartLines.id, id));
    else await db.insert(shopcartLines).values({ ...line, id: randomUUID(), added_at: new Date(added_at) });
    // The order of lines that come together is kept.
    added_at += 1;
  }
}
