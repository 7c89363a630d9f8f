import { count, eq } from "drizzle-orm";
import type { OrderType } from "#contract/enumerations.ts";
import { WireLanguage } from "#contract/scalars.ts";
import type { OwnTextName, OwnTexts } from "#contract/ownTexts.ts";
import type { Disclosure, StoreDetail, TableInfo } from "#contract/store.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import type { PaymentGateways } from "#provider/gateways/payments/paymentGateways.ts";
import { positionOf } from "#provider/members/addresses/addresses.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { StoreRow } from "./findStore.ts";
import { openingOf } from "./hours/opening.ts";
import { pauseForGuests } from "./hours/rest.ts";
import { takenHere } from "./payList.ts";
import { NO_RATES, type RatesByOrderType } from "./taxRates.ts";

/** A store's header and rules, in the language asked for, for the way of ordering that its link was opened for. */
export function presentStore(
  store: StoreRow,
  shown: {
    readonly language: WireLanguage;
    readonly now: Date;
    readonly type: 1 | 2 | 3;
    /** Whose hours are told; `type` otherwise. */
    readonly order_type?: OrderType;
    /** The link's `tableId` as it came, so that the client can go on sending it. */
    readonly tableId: string | null;
    readonly table: TableInfo | null;
    readonly ratings: Ratings;
    /** Null: no rate is in force, and the store cannot open. */
    readonly rates: RatesByOrderType | null;
    readonly isFavourite: boolean;
    readonly gateways: Pick<PaymentGateways, "waysAt">;
  },
): StoreDetail {
  const { language, now, type, ratings, rates } = shown;
  const hours = openingOf(store, shown.order_type ?? type, now);
  const opening = rates === null ? { is_open: false, next_open_at: null } : hours;
  return {
    store_id: store.id,
    table_id: shown.tableId,
    type,
    is_room: flag(store.is_room),
    is_reg: store.is_reg,
    is_store_notice: flag(store.is_store_notice),
    tea_money: store.tea_money,
    is_tea_money: flag(store.is_tea_money),
    dispatchprice: store.dispatchprice,
    freeprice: store.freeprice,
    minimum_order: store.minimum_order,
    pay_list: takenHere(store, shown.gateways),
    order_types: store.order_types,
    extra_config: {
      accent_color: store.accent_color,
      auto_cancel_minutes: store.auto_cancel_minutes,
      max_people: store.max_people,
      line_pieces: tableRules(store.table_rules).line_pieces,
      tax_rates: rates ?? NO_RATES,
    },
    dishware: store.dishware.map(({ dishware_id, name }) => ({ dishware_id, name: name[language] })),
    name: store.name[language],
    about: store.about[language],
    address: store.address[language],
    position: positionOf(store),
    phone: store.phone,
    notes: store.notes[language],
    picture: store.picture,
    logo: store.logo,
    time_zone: store.time_zone,
    business_hours: store.business_hours,
    pickup_hours: store.pickup_hours,
    delivery_hours: store.delivery_hours,
    is_open: flag(opening.is_open),
    next_open_at: opening.next_open_at?.toISOString() ?? null,
    pause: pauseForGuests(store, shown),
    serving_minutes: store.serving_minutes === null ? null : store.serving_minutes + store.extra_minutes,
    is_busy: flag(store.extra_minutes > 0 || store.closed_minutes > 0),
    rating: ratings.average,
    review_count: ratings.count,
    is_favourite: flag(shown.isFavourite),
    table: shown.table,
    registration_number: store.registration_number,
  };
}

/** The legal disclosure of 13 items (Specified Commercial Transactions Act) in the language asked for. */
export function presentDisclosure({ disclosure }: StoreRow, language: WireLanguage): Disclosure {
  return {
    seller: disclosure.seller[language],
    responsible_person: disclosure.responsible_person[language],
    address: disclosure.address[language],
    phone: disclosure.phone[language],
    email: disclosure.email[language],
    website: disclosure.website[language],
    prices: disclosure.prices[language],
    additional_charges: disclosure.additional_charges[language],
    payment_methods: disclosure.payment_methods[language],
    payment_timing: disclosure.payment_timing[language],
    delivery_timing: disclosure.delivery_timing[language],
    returns: disclosure.returns[language],
    qualification: disclosure.qualification[language],
  };
}

/** A store's own legal texts, each in the language asked for or in the first in which it is written. */
export function presentOwnTexts(
  { legal_texts }: Pick<StoreRow, "legal_texts">,
  language: WireLanguage,
): { readonly own_texts?: OwnTexts } {
  const own = (name: OwnTextName): OwnTexts[OwnTextName] => {
    const words = legal_texts[name] ?? {};
    const written = words[language] ? language : WireLanguage.def.values.find((each) => words[each]);
    if (written === undefined) return null;
    return { text: words[written] ?? "", ...(written !== language && { lang: tagOfWire(written) }) };
  };
  const own_texts = { terms: own("terms"), privacy: own("privacy") };
  return own_texts.terms === null && own_texts.privacy === null ? {} : { own_texts };
}

interface Ratings {
  /** Of 1 to 5 stars, to one decimal; 0 without reviews. */
  readonly average: number;
  readonly count: number;
  /** Counts of 1, 2, 3, 4 and 5 stars. */
  readonly stars: [number, number, number, number, number];
}

/** How a store was rated. */
export async function ratingsOf(db: Database, store_id: string): Promise<Ratings> {
  const rows = await db
    .select({ star: reviews.star, number: count() })
    .from(reviews)
    .where(eq(reviews.store_id, store_id))
    .groupBy(reviews.star);
  const of = (star: number) => rows.find((row) => row.star === star)?.number ?? 0;
  const total = rows.reduce((sum, row) => sum + row.number, 0);
  const points = rows.reduce((sum, row) => sum + row.star * row.number, 0);
  return {
    average: total === 0 ? 0 : Math.round((points / total) * 10) / 10,
    count: total,
    stars: [of(1), of(2), of(3), of(4), of(5)],
  };
}
