import type { ShippingQuote, ShippingRules, Temperature } from "#contract/shipping.ts";
import { addDays } from "#domain/hours/zonedTime.ts";

type Rules = Pick<ShippingRules, "freeprice" | "is_island_excepted" | "parcel_grams"> & {
  readonly fees: readonly Omit<ShippingRules["fees"][number], "name">[];
};
type Quote = Pick<ShippingQuote, "is_shipped_to" | "fee" | "parcels" | "is_island" | "missing_for_free"> &
  Required<Pick<ShippingQuote, "free_from" | "shares">>;

/**
 * What a shop takes for shipping to a place, in yen: the prefecture's fee for each parcel, and for each chilled or frozen
 * one that on top. `goods_subtotal` is that after goods discounts and before a coupon, which never costs the free
 * shipping; from `freeprice` on all of it is free, unless it goes to a remote island that the shop excepts.
 */
export function shippingQuote(
  rules: Rules,
  goods: { readonly pieces: readonly Shipped[]; readonly goods_subtotal: number },
  to: {
    /** In Japanese, as the fees name it. */
    readonly prefecture: string;
    /** Seven digits. */
    readonly postal_code: string;
  },
): Quote {
  const counts = parcelsOf(goods.pieces, rules.parcel_grams);
  const parcels = counts.ambient + counts.chilled + counts.frozen;
  const isIsland = remoteIsland(to.postal_code);
  const place = { parcels, is_island: isIsland ? 1 : 0 } as const;
  const fees = rules.fees.find(({ prefecture }) => prefecture === to.prefecture);
  if (fees?.is_shipped_to !== 1)
    return { ...place, is_shipped_to: 0, fee: 0, missing_for_free: 0, free_from: 0, shares: [] };
  const extra = { ambient: 0, chilled: fees.chilled_fee, frozen: fees.frozen_fee };
  const shares = temperatures
    .filter((temperature) => counts[temperature] > 0)
    .map((temperature) => ({
      temperature,
      parcels: counts[temperature],
      fee: counts[temperature] * (fees.fee + extra[temperature]),
    }));
  const full = shares.reduce((sum, share) => sum + share.fee, 0);
  const canBeFree = rules.freeprice > 0 && !(isIsland && rules.is_island_excepted === 1);
  const missing_for_free = canBeFree ? missingForFree(rules.freeprice, goods.goods_subtotal) : 0;
  const fee = canBeFree && missing_for_free === 0 ? 0 : full;
  const free_from = canBeFree ? rules.freeprice : 0;
  return { ...place, is_shipped_to: 1, fee, missing_for_free, free_from, shares };
}

/** Pieces of one kind that are shipped. */
export interface Shipped {
  readonly temperature: Temperature;
  /** Of one piece, packed. */
  readonly weight_grams: number;
  readonly number: number;
}

/** The order in which parcels are told. */
export const temperatures = ["ambient", "chilled", "frozen"] as const satisfies readonly Temperature[];

/** Parcels of each temperature: what travels alike is weighed together, and each begun `parcel_grams` is one. */
export function parcelsOf(pieces: readonly Shipped[], parcel_grams: number): Record<Temperature, number> {
  const parcels = (temperature: Temperature) => {
    const alike = pieces.filter((piece) => piece.temperature === temperature && piece.number > 0);
    const grams = alike.reduce((sum, { number, weight_grams }) => sum + number * weight_grams, 0);
    return alike.length === 0 ? 0 : Math.max(1, Math.ceil(grams / parcel_grams));
  };
  return { ambient: parcels("ambient"), chilled: parcels("chilled"), frozen: parcels("frozen") };
}

/**
 * Beginnings of the postal codes of islands that no bridge joins to the four main islands or to Okinawa's, from north to
 * south. Source: Japan Post's list of postal codes by town (KEN_ALL), of the municipalities and towns that the Remote
 * Islands Development Act and the acts for Amami, the Ogasawaras and Okinawa name, as far as carriers' lists of remote
 * islands hold them; a beginning is no shorter than keeps the mainland's codes out.
 */
const beginnings: readonly string[] = `
04314 04315 07838 07839 09701 09702 09703 09704 0971
9860023 9862525 9862526 98501 99802 958006 952
10001 10002 10003 10004 10005 10006 1001 1002
4130004 4440416 4703504 4703505 5170001 5170002 5170003 5170004 5170005 5170205
5230801 65609 6720101 6720102 6720103
68401 68402 68403 68404 685
7140035 7140036 7140037 7140038 71403 72502 72503 72504 7580001 7580003 75807
7600091 7600092 7613 7614 76301 76302 7680071 7691108 7691109 7741760
79143 79144 7914501 7914511 791809 79411 79424 79425 7980099 7980212 7983358 78806
802009 8110118 8113511 81137 8190011 8190205 8191336
8470027 8470131 8470306 8470317 8470405 8470406 8471524
8115 817 85113 853 857007 8573103 85732 85733 8574 858093 8595101 85958
86603 86937 87215 87925 8820096
89009 8913 8914 8915 8916 8917 8918 8919 894 8961 89915
9013 90505 90506 90507 906 907
`
  .trim()
  .split(/\s+/);

/** Whether a postal code of seven digits is a remote island's; Okinawa's main island is none. */
export function remoteIsland(postal_code: string): boolean {
  return beginnings.some((beginning) => postal_code.startsWith(beginning));
}

/** Yen of goods that are missing for free shipping; 0 once it is free, and where it never is. */
export function missingForFree(freeprice: number, goods_subtotal: number): number {
  return freeprice === 0 ? 0 : Math.max(0, freeprice - goods_subtotal);
}

/** The first and the last day that can be chosen, YYYY-MM-DD, both included. */
export interface DeliveryDays {
  readonly delivery_from: string;
  readonly delivery_until: string;
}

/**
 * The days on which a parcel can arrive: once the slowest of its goods is handed to the carrier and has been on its way,
 * and from then on for `days_ahead` days. `today` is the shop's.
 */
export function deliveryDays(
  today: string,
  shop: { readonly transit_days: number; readonly days_ahead: number },
  goods: readonly { readonly ships_within_days: number }[],
): DeliveryDays {
  const ships = Math.max(0, ...goods.map(({ ships_within_days }) => ships_within_days));
  const delivery_from = addDays(today, ships + shop.transit_days);
  return { delivery_from, delivery_until: addDays(delivery_from, Math.max(1, shop.days_ahead) - 1) };
}
