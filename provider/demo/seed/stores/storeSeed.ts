import * as z from "zod/mini";
import { OrderType, PayType } from "#contract/scalars.ts";
import { DeliveryZone } from "#contract/store.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { DisclosureTerms } from "./disclosure.ts";
import { Week } from "./hours.ts";
import { StoreTypeId } from "./kinds.ts";
import { Allergens, Category, type CategorySeed, OptionGroups, withGroups } from "./menu.ts";
import { registrationNumber } from "#contract/registrationNumber.ts";
import { SpecialDaysSeed } from "./specialDays.ts";

const Yen = z.int().check(z.nonnegative());
const Count = Yen;

const Table = z.strictObject({
  name: z.string(),
  seats: Count,
  /** Kept from ordering by the staff. */
  isLocked: z.exactOptional(z.literal(true)),
});
export type TableSeed = z.infer<typeof Table>;

export const Review = z.strictObject({
  author: z.string(),
  star: z.literal([1, 2, 3, 4, 5]),
  daysAgo: Count,
  content: Words,
  /** Answered a day later. */
  reply: z.exactOptional(Words),
  pictures: z.exactOptional(z.array(PictureName)),
});
export type ReviewSeed = z.infer<typeof Review>;

/** How times for collecting and delivering are booked; what is not said is as in the database's defaults. */
const Booking = z.strictObject({
  /** Least minutes from order to collecting. */
  pickupMinutes: Count,
  /** Minutes from an order at a table to its dishes; default: the store does not say. */
  servingMinutes: z.exactOptional(Count),
  /** Minutes that its courses last whose dishes one orders as one likes, and how long before their end the last order is; default: no limit. */
  courseMinutes: z.exactOptional(Count),
  courseLastOrder: z.exactOptional(Count),
  /** Orders that one time takes; default: unlimited. */
  pickupCapacity: z.exactOptional(Count),
  deliveryCapacity: z.exactOptional(Count),
  /** Minutes from one time to the next; default 15. */
  slotMinutes: z.exactOptional(Count),
  /** Where it delivers on terms of its own, nearest first; default: within its radius on one. */
  zones: z.exactOptional(z.array(DeliveryZone)),
});

/** What a store has checked of all its food, and what its kitchen uses. */
const StoreAllergens = z.strictObject({ checked: Allergens, sameKitchen: Allergens });
export type AllergenSeed = z.infer<typeof StoreAllergens>;

export const Attributes = z.array(z.strictObject({ name: Words, value: Words }));
export const Tables = z.array(Table);
/** A remark to pick from; `fits` names the ways of ordering that it is for, where it is not for all. */
export const Remarks = z.array(z.strictObject({ words: Words, fits: z.exactOptional(z.array(OrderType)) }));
/** Where its kitchen makes its dishes, as the cooks name it. */
const Stations = z.array(z.strictObject({ id: z.string(), name: z.string() }));
export const Dishware = z.record(z.string(), Words);

/** The first 12 digits of a registration number; such ones as nobody has. */
export const Registration = z.pipe(
  z.string().check(z.regex(/^\d{12}$/)),
  z.transform((digits) => registrationNumber(digits)),
);

/** What a store's file says, but for its menu. */
const ownFields = {
  id: z.string(),
  /** Null for a shop that only ships. */
  storeType: z.nullable(StoreTypeId),
  name: Words,
  about: Words,
  notes: Words,
  address: Words,
  /** In Japanese, as addresses write it. */
  prefecture: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  picture: z.nullable(PictureName),
  logo: z.nullable(PictureName),
  accentColor: z.string(),
  /** When it came to the service. */
  openedDaysAgo: Count,
  /** In the lists of places to eat at; the mall lists whatever ships. */
  isListed: z.boolean(),
  isRoom: z.boolean(),
  isReg: z.literal([0, 1, 2]),
  hasNotices: z.boolean(),
  /** The ways in which one can order here. */
  orderTypes: z.array(OrderType),
  payList: z.array(PayType),
  /** Yen per person; null: none. */
  coverCharge: z.nullable(Yen),
  deliveryFee: Yen,
  freeDeliveryFrom: Yen,
  minimumOrder: Yen,
  /** Metres in a straight line that it delivers to; null: it delivers nothing. */
  deliveryRadius: z.nullable(Count),
  /** From order to door. */
  deliveryMinutes: Count,
  booking: Booking,
  businessHours: Week,
  pickupHours: Week,
  deliveryHours: Week,
  /** Days that are not as their weekday; default: none. */
  specialDays: z.exactOptional(z.array(SpecialDaysSeed)),
  registration: Registration,
  disclosure: DisclosureTerms,
  /** Without it no more is stated than what is in each dish. */
  allergens: z.exactOptional(StoreAllergens),
  dishware: Dishware,
  remarks: Remarks,
  attributes: Attributes,
  /** Default: none. */
  stations: z.exactOptional(Stations),
  tables: Tables,
  reviews: z.array(Review),
};
const Own = z.strictObject(ownFields);

/** A store of the demo, whole. */
export type StoreSeed = z.infer<typeof Own> & {
  readonly categories: readonly CategorySeed[];
  /** How it ships; default: it does not. */
  readonly shipping?: ShopShipping;
};

export const StoreFile = z.pipe(
  z.strictObject({
    ...ownFields,
    optionGroups: z.exactOptional(OptionGroups),
    categories: z.array(Category),
  }),
  z.transform(
    ({ categories, optionGroups = {}, ...store }, context): StoreSeed => ({
      ...store,
      categories: categories.map(({ goods, ...category }) => ({
        ...category,
        goods: goods.map((each) => withGroups(each, optionGroups, context)),
      })),
    }),
  ),
);

/** A store that has a file to itself. */
export const readStore = (name: string): StoreSeed => readData(`stores/${name}`, StoreFile);
