import * as z from "zod/mini";
import type { refillOffers } from "#provider/db/tables/storedValue.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { figure, fill } from "#provider/demo/seed/words.ts";

type Row = typeof refillOffers.$inferInsert;

const Yen = z.int().check(z.nonnegative());

const seeds = readData(
  "offers/refill",
  z.strictObject({
    /** Six months less some days: what is good no longer than that needs no deposit (Payment Services Act, article 4, item 2). */
    goodForDays: z.int().check(z.maximum(180)),
    /** An amount of one's own choice. */
    free: z.strictObject({ minimum: Yen, maximum: Yen }),
    amounts: z.array(z.strictObject({ price: Yen, bonus: Yen })),
    /** Stores that sell a card of their own, with its picture. */
    cards: z.record(z.string(), PictureName),
    name: Words,
    freeName: Words,
    about: Words,
    bonus: Words,
    vouchers: z.array(
      z.strictObject({
        id: z.string(),
        store_id: z.string(),
        /** Without the store's id; none: for all of its goods. */
        goods: z.array(z.string()),
        picture: PictureName,
        name: Words,
        description: Words,
        /** Yen: what is paid, and what it is worth. */
        price: Yen,
        amount: Yen,
      }),
    ),
  }),
);

function about(bonus: number) {
  return bonus === 0 ? seeds.about : fill(seeds.bonus, { yen: figure(bonus), about: seeds.about });
}

/** Amounts for the cards of four of the demo's stores, with a bonus on the greater ones, and their vouchers for certain goods. */
export function refillOfferRows(now: Date): Row[] {
  const validity_days = seeds.goodForDays;
  const cards = Object.entries(seeds.cards).flatMap(([store_id, cover]): Row[] => {
    const shared = { store_id, kind: 1 as const, picture: pictureOf(cover), validity_days, created_at: now };
    const sold = seeds.amounts.map(({ bonus, price }, position) => ({
      ...shared,
      id: `refill-${store_id}-${price}`,
      name: fill(seeds.name, { yen: figure(price) }),
      description: about(bonus),
      price,
      amount: price + bonus,
      position,
    }));
    const free = {
      ...shared,
      id: `refill-${store_id}-free`,
      name: seeds.freeName,
      description: about(0),
      price: seeds.free.minimum,
      amount: seeds.free.maximum,
      is_free_amount: 1 as const,
      position: seeds.amounts.length,
    };
    return [...sold, free];
  });
  const vouchers = seeds.vouchers.map(
    ({ id, store_id, goods, picture, ...sold }, position): Row => ({
      ...sold,
      id: `voucher-${store_id}-${id}`,
      store_id,
      kind: 2,
      picture: pictureOf(picture),
      goods_ids: goods.map((one) => `${store_id}-${one}`),
      validity_days,
      position,
      created_at: now,
    }),
  );
  return [...cards, ...vouchers];
}
