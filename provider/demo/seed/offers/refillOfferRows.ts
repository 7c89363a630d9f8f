import type { refillOffers } from "#provider/db/tables/storedValue.ts";
import { type PictureName, pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { words } from "#provider/demo/seed/words.ts";
import { voucherSeeds } from "./voucherSeeds.ts";

type Row = typeof refillOffers.$inferInsert;

/** Six months less some days: what is good no longer than that needs no deposit (Payment Services Act, article 4, item 2). */
const GOOD_FOR = 180;
const FREE = { minimum: 500, maximum: 30_000 };

const amounts: readonly (readonly [price: number, bonus: number])[] = [
  [1_000, 0],
  [3_000, 100],
  [5_000, 250],
  [10_000, 700],
  [30_000, 3_000],
];

/** Stores that sell a card of their own, with its picture. */
const cardStores: Readonly<Record<string, PictureName>> = {
  ramen: "cover/ramen",
  izakaya: "cover/izakaya",
  cafe: "cover/cafe",
  "jiyugaoka-tsubomi": "cover/sweets",
};

const figure = (yen: number) => yen.toLocaleString("en-US");

function about(bonus: number) {
  const none = words(
    `ご購入から${GOOD_FOR}日間、このお店でのお支払いに使えます。`,
    `自购买起${GOOD_FOR}天内，可在本店付款时使用。`,
    `Pays at this store for ${GOOD_FOR} days.`,
    `自購買起${GOOD_FOR}天內，可在本店付款時使用。`,
    `구매일로부터 ${GOOD_FOR}일 동안 이 매장에서 결제에 사용할 수 있습니다.`,
  );
  if (bonus === 0) return none;
  return words(
    `${figure(bonus)}円分のボーナスつき。${none.ja}`,
    `附赠${figure(bonus)}日元。${none.zh}`,
    `With ¥${figure(bonus)} on top. ${none.en}`,
    `加贈${figure(bonus)}圓。${none.tw}`,
    `${figure(bonus)}엔 보너스가 포함됩니다. ${none.ko}`,
  );
}

/** Amounts for the cards of four of the demo's stores, with a bonus on the greater ones, and their vouchers for certain goods. */
export function refillOfferRows(now: Date): Row[] {
  const cards = Object.entries(cardStores).flatMap(([store_id, cover]): Row[] => {
    const shared = { store_id, kind: 1 as const, picture: pictureOf(cover), created_at: now };
    const sold = amounts.map(([price, bonus], position) => {
      const yen = figure(price);
      return {
        ...shared,
        id: `refill-${store_id}-${price}`,
        name: words(`${yen}円チャージ`, `储值${yen}日元`, `¥${yen} top-up`, `儲值${yen}圓`, `${yen}엔 충전`),
        description: about(bonus),
        price,
        amount: price + bonus,
        validity_days: GOOD_FOR,
        position,
      };
    });
    const free = {
      ...shared,
      id: `refill-${store_id}-free`,
      name: words("金額を指定", "自定金额", "Any amount", "自訂金額", "금액 지정"),
      description: about(0),
      price: FREE.minimum,
      amount: FREE.maximum,
      validity_days: GOOD_FOR,
      is_free_amount: 1 as const,
      position: amounts.length,
    };
    return [...sold, free];
  });
  const vouchers = voucherSeeds.map(
    ({ id, store_id, goods, picture, ...sold }, position): Row => ({
      ...sold,
      id: `voucher-${store_id}-${id}`,
      store_id,
      kind: 2,
      picture: pictureOf(picture),
      goods_ids: goods.map((one) => `${store_id}-${one}`),
      validity_days: GOOD_FOR,
      position,
      created_at: now,
    }),
  );
  return [...cards, ...vouchers];
}
