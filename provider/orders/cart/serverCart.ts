import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { LineChoice, LineProblem, OrderLineRequest, ServerCart } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { FailureData } from "#contract/failureData.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { addLine, lineKey } from "#domain/cart/cart.ts";
import { optionWords } from "#domain/menu/optionWords.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { lockMember } from "#provider/members/member.ts";
import { type GoodsRow, presentGoods } from "#provider/menu/goods.ts";
import { checkLines, type LineFailures, menuRows } from "#provider/orders/placing/checkLines.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { openingOf } from "#provider/stores/hours/opening.ts";

/** A member's cart of one store for one way of ordering. */
export interface CartKey {
  readonly uid: string;
  readonly store_id: string;
  readonly type: GoodsShowType;
}

interface CartRow {
  readonly line: typeof shopcartLines.$inferSelect;
  readonly row: GoodsRow;
}

/** The cart's lines, oldest first, with their goods as they are now. */
export async function cartRows(db: Database, { uid, store_id, type }: CartKey): Promise<CartRow[]> {
  return db
    .select({ line: shopcartLines, row: goods })
    .from(shopcartLines)
    .innerJoin(goods, eq(goods.id, shopcartLines.goods_id))
    .where(
      and(
        eq(shopcartLines.uid, uid),
        eq(shopcartLines.store_id, store_id),
        eq(shopcartLines.goods_show_type, type),
      ),
    )
    .orderBy(asc(shopcartLines.added_at), asc(shopcartLines.id));
}

/** The cart as it is told: pieces, and yen at today's prices. */
export async function cartOf(
  db: Database,
  cart: CartKey,
  language: WireLanguage,
): Promise<z.infer<typeof ServerCart>> {
  const rows = await cartRows(db, cart);
  const pieces = (goods_id: string) =>
    rows.reduce((sum, { line }) => (line.goods_id === goods_id ? sum + line.number : sum), 0);
  const shop_cart = rows.map(({ line, row }) => {
    const goods_detail = presentGoods(row, language, pieces(row.id));
    return {
      id: line.id,
      goods_id: line.goods_id,
      goods_num: line.number,
      option_value: line.option_value,
      option_name: optionWords(goods_detail.option, line.option_value),
      price: unitPrice(goods_detail, line.option_value, cart.type).unit,
      goods_detail,
    };
  });
  return {
    shop_cart,
    total_count: shop_cart.reduce((sum, { goods_num }) => sum + goods_num, 0),
    total_price: shop_cart.reduce((sum, { goods_num, price }) => sum + goods_num * price, 0),
  };
}

type Added = LineChoice & Pick<OrderLineRequest, "number">;

/**
 * Adds lines to the member's cart, all or none: identical lines grow. All that the cart then holds of these goods must
 * be to be had: 302 gone or wrong options, 303 sold out, 309 more than there are; 1000, which names them, where lines of
 * before have options that are no more.
 */
export async function addToCart(
  db: Database,
  cart: CartKey,
  added: { readonly lines: readonly Added[]; readonly now: Date },
  fail: Fail<
    | typeof Code.productMissing
    | typeof Code.soldOut
    | typeof Code.stockShort
    | typeof Code.multiSpecGoodsRemoved
  >,
): Promise<void> {
  const { uid, store_id, type } = cart;
  await lockMember(db, uid);
  const rows = await cartRows(db, cart);
  const before = rows.map(({ line }) => line);
  const after = added.lines.reduce<Added[]>((lines, line) => addLine(lines, line), before);

  const wanted = new Set(added.lines.map(({ goods_id }) => goods_id));
  const touched = new Set(added.lines.map(lineKey));
  const others = rows.filter(({ line }) => wanted.has(line.goods_id) && !touched.has(lineKey(line)));
  const inTheWay = outdated(others, type).map(({ goods_id, option_value }) => ({ goods_id, option_value }));
  if (inTheWay.length > 0) return fail(Code.multiSpecGoodsRemoved, { lines: inTheWay });
  const lines = after
    .filter(({ goods_id }) => wanted.has(goods_id))
    .map(
      ({ goods_id, option_value, number }): OrderLineRequest => ({
        goods_id,
        option_value,
        number,
        price: 0,
      }),
    );
  const failed = (code: LineFailures, data?: FailureData) =>
    fail(code === Code.cartEmpty || code === Code.dineInUnsupported ? Code.productMissing : code, data);
  const menu = await menuRows(db, store_id, lines);
  const checked = checkLines({ menu, lines, showType: type, elsewhere: Code.dineInUnsupported }, failed);
  const seen = new Map(
    checked.map(({ goods: detail, request }) => [
      lineKey(request),
      unitPrice(detail, request.option_value, type).unit,
    ]),
  );

  const ids = new Map(before.map((line) => [lineKey(line), line.id]));
  let added_at = added.now.getTime();
  for (const { price: _, ...line } of lines.filter((one) => touched.has(lineKey(one)))) {
    const key = lineKey(line);
    const id = ids.get(key);
    const price_seen = seen.get(key) ?? null;
    const row = { ...line, uid, store_id, goods_show_type: type, price_seen };
    if (id !== undefined)
      await db.update(shopcartLines).set({ number: line.number, price_seen }).where(eq(shopcartLines.id, id));
    else await db.insert(shopcartLines).values({ ...row, id: randomUUID(), added_at: new Date(added_at) });
    // The order of lines that come together is kept.
    added_at += 1;
  }
}

/** The ids of lines whose goods can no longer be had as they were chosen; too few left is not gone. */
export function unavailable(rows: readonly CartRow[], type: GoodsShowType): string[] {
  return rows
    .filter((row) => {
      const reason = reasonOf(row, type);
      return reason !== null && reason !== "price_changed";
    })
    .map(({ line }) => line.id);
}

/** The lines whose options are no longer to be had, while their goods are. */
function outdated(rows: readonly CartRow[], type: GoodsShowType): CartRow["line"][] {
  return rows.filter((row) => reasonOf(row, type) === "options_changed").map(({ line }) => line);
}

/** Why a piece of a line cannot be had as it was chosen; null where it can. */
function reasonOf({ line, row }: CartRow, type: GoodsShowType): LineProblem["reason"] | null {
  const today = new Map(row.is_withdrawn ? [] : [[row.id, presentGoods(row, "ja")]]);
  const [problem] = lineProblems([{ ...line, number: 1, price: 0 }], today, type);
  return problem?.reason ?? null;
}

const orderType: Record<GoodsShowType, OrderType> = {
  [GoodsShowType.dineIn]: OrderType.dineIn,
  [GoodsShowType.offPremises]: OrderType.takeAway,
  [GoodsShowType.mall]: OrderType.shipping,
};

/** Whether a time lies ahead and within the hours of what the cart is for. */
export function isServedAt(store: StoreRow, type: GoodsShowType, time: Date, now: Date): boolean {
  return time > now && openingOf(store, orderType[type], time).is_open;
}
