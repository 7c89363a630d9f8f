import * as z from "zod/mini";
import { OrderType, Registration as RegistrationNeed } from "#contract/enumerations.ts";
import { PayType } from "#contract/scalars.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { figure, fill } from "#provider/demo/seed/words.ts";
import { carrierRegions, prefectures } from "#provider/places/prefectures.ts";
import { payWords, Terms } from "./disclosure.ts";
import { noHours, Week } from "./hours.ts";
import { Category, OptionGroups, withGroups } from "./menu.ts";
import { Attributes, Registration, Remarks, Review, type StoreSeed } from "./storeSeed.ts";

const Count = z.int().check(z.nonnegative());

/** What the mall's shops share. */
const shared = readData(
  "mall",
  z.strictObject({
    /** All that can be paid without a counter. */
    payList: z.array(PayType),
    hours: Week,
    /** Spans of the day as Japan's large carriers let one choose them. */
    sections: z.array(z.strictObject({ delivery_section: z.string(), name: Words })),
    /** Carriers, by the names that src/domain/delivery/trackingLink.ts knows. */
    carriers: z.record(z.string(), Words),
    remarks: Remarks,
    terms: Terms,
    /** What shipping costs besides the goods, and what is added where it may be free. */
    charges: Words,
    freeFrom: Words,
  }),
);

/** What makes a shop of the mall itself. */
const ShopFile = z.strictObject({
  id: z.string(),
  name: Words,
  about: Words,
  /** What a customer should know before buying. */
  notes: Words,
  address: Words,
  prefecture: z.string(),
  /** Latitude and longitude. */
  position: z.tuple([z.number(), z.number()]),
  phone: z.string(),
  picture: z.nullable(PictureName),
  logo: z.nullable(PictureName),
  accentColor: z.string(),
  openedDaysAgo: Count,
  registration: Registration,
  person: Words,
  qualification: Words,
  attributes: Attributes,
  payList: z.exactOptional(z.array(PayType)),
  shipping: z.strictObject({
    carrier: z.literal(Object.keys(shared.carriers)),
    /** Yen a parcel by carrierRegions of provider/places; a region that is left out is not shipped to. */
    fees: z.partialRecord(z.literal(carrierRegions.map(({ id }) => id)), Count),
    /** Yen on top of it; default 330 and 440. */
    added: z.exactOptional(z.strictObject({ chilled: Count, frozen: Count })),
    /** Goods subtotal in yen from which it is free; 0: never. */
    freeprice: Count,
    parcel_grams: z.exactOptional(Count),
    transit_days: z.exactOptional(Count),
    days_ahead: z.exactOptional(Count),
  }),
  optionGroups: z.exactOptional(OptionGroups),
  categories: z.array(Category),
  reviews: z.array(Review),
});

const Shop = z.pipe(
  ShopFile,
  z.transform(({ optionGroups = {}, ...shop }, context) => ({
    ...shop,
    categories: shop.categories.map(({ goods, ...category }) => ({
      ...category,
      goods: goods.map((each) => withGroups(each, optionGroups, context)),
    })),
  })),
);

/** A shop of the mall, whole: it ships and does nothing else. */
export function readShop(name: string): StoreSeed {
  const { person, position, qualification, ...seed } = readData(`shops/${name}`, Shop);
  const { added, carrier, fees, ...ownShipping } = seed.shipping;
  const payList = seed.payList ?? shared.payList;
  return {
    ...seed,
    storeType: null,
    orderTypes: [OrderType.shipping],
    deliveryRadius: null,
    deliveryMinutes: 45,
    booking: { pickupMinutes: 20 },
    latitude: position[0],
    longitude: position[1],
    isRoom: false,
    isReg: RegistrationNeed.none,
    hasNotices: true,
    coverCharge: null,
    deliveryFee: 0,
    freeDeliveryFrom: 0,
    minimumOrder: 0,
    payList,
    dishware: {},
    remarks: shared.remarks,
    disclosure: {
      seller: seed.name,
      person,
      additionalCharges: chargesFrom(ownShipping.freeprice),
      payments: payWords(payList),
      qualification,
      terms: shared.terms,
    },
    businessHours: shared.hours,
    pickupHours: noHours,
    deliveryHours: noHours,
    isListed: false,
    shipping: {
      is_island_excepted: 1,
      parcel_grams: 10_000,
      delivery_sections: shared.sections,
      transit_days: 1,
      days_ahead: 14,
      delivery_company: shared.carriers[carrier] ?? seed.name,
      fees: feesByRegion(fees, added),
      ...ownShipping,
    },
    tables: [],
  };
}

/** What shipping costs besides the goods, as the disclosure says it; `freeFrom` 0: never free. */
function chargesFrom(freeFrom: number): Localized {
  const free = freeFrom === 0 ? inEach(() => "") : fill(shared.freeFrom, { yen: figure(freeFrom) });
  return fill(shared.charges, { free });
}

/** A shop's fees for the 47 prefectures, in yen a parcel; a region that is left out is not shipped to. */
export function feesByRegion(
  fees: Readonly<Record<string, number | undefined>>,
  added: { readonly chilled: number; readonly frozen: number } = { chilled: 330, frozen: 440 },
): ShopShipping["fees"] {
  return prefectures.map(({ code, name }) => {
    const region = carrierRegions.find(({ codes }) => codes.includes(code));
    const fee = region === undefined ? undefined : fees[region.id];
    return {
      prefecture: name.ja,
      is_shipped_to: fee === undefined ? 0 : 1,
      fee: fee ?? 0,
      chilled_fee: added.chilled,
      frozen_fee: added.frozen,
    };
  });
}
