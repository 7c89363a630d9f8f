import * as z from "zod/mini";
import { OrderType, PayType, Registration } from "#contract/enumerations.ts";
import { OrderType as OrderTypeSchema, PayType as PayTypeSchema } from "#contract/scalars.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { Words } from "#provider/db/writtenWords.ts";
import { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { fill } from "#provider/demo/seed/words.ts";
import { deliveryCharges, payWords } from "./disclosure.ts";
import { deliveryHours, noHours, Week } from "./hours.ts";
import { StoreTypeId } from "./kinds.ts";
import type { CategorySeed } from "./menu.ts";
import { registrationNumber } from "#contract/registrationNumber.ts";
import { ownMenu, readMenu } from "./sharedMenus.ts";
import { SpecialDaysSeed } from "./specialDays.ts";
import { Attributes, Dishware, Remarks, type ReviewSeed, type StoreSeed, Tables } from "./storeSeed.ts";

const Count = z.int().check(z.nonnegative());

/** What such stores share, or take in turn. */
const shared = readData(
  "cityStores",
  z.strictObject({
    kinds: z.record(
      z.string(),
      z.strictObject({
        cover: PictureName,
        logo: PictureName,
        accentColor: z.string(),
        /** Least minutes from order to collecting. */
        pickupMinutes: Count,
      }),
    ),
    /** How they are open; a weekday off is open on a holiday, one that is closed on holidays says so. */
    hours: z.record(z.string(), Week),
    /** How they spend the turn of the year: most are closed, one opens at noon. */
    newYears: z.array(z.array(SpecialDaysSeed)),
    payLists: z.array(z.array(PayTypeSchema)),
    tables: Tables,
    notes: Words,
    dishware: Dishware,
    remarks: Remarks,
    attributes: Attributes,
    qualification: Words,
    /** Those who answer for a store. */
    keepers: z.array(Words),
    /** What guests say, who they are, and how a store answers a bad word. */
    reviews: z.strictObject({
      said: z.array(z.strictObject({ star: z.literal([1, 2, 3, 4, 5]), content: Words })),
      authors: z.array(z.string()),
      thanks: Words,
    }),
  }),
);

const Delivery = z.strictObject({
  /** Yen. */
  fee: Count,
  /** Goods subtotal in yen from which it is free; 0: never, or always where the fee is 0. */
  freeFrom: Count,
  /** Least goods subtotal in yen. */
  minimum: Count,
  /** Metres in a straight line. */
  radius: Count,
  /** From order to door. */
  minutes: Count,
});

/** What makes a store of a city itself. */
const CityStore = z.strictObject({
  id: z.string(),
  type: StoreTypeId,
  name: Words,
  about: Words,
  /** Ward and town, as they stand in an address. */
  town: Words,
  /** Block and house. */
  number: z.string(),
  /** Latitude and longitude. */
  position: z.tuple([z.number(), z.number()]),
  /** One of `cityStores.json`'s hours. */
  hours: z.literal(Object.keys(shared.hours)),
  /** The menu's prices times this. */
  priced: z.number(),
  /** Null: it delivers nothing. */
  delivery: z.nullable(Delivery),
  /** Default: to eat in and to take away, and delivery where there is any. */
  orderTypes: z.exactOptional(z.array(OrderTypeSchema)),
  /** Days since it came to the service. */
  days: Count,
});
type CityStore = z.infer<typeof CityStore>;

export const City = z.strictObject({
  /** In Japanese, as addresses write it. */
  prefecture: z.string(),
  /** As addresses begin, or in English end, with it. */
  name: Words,
  /** Of its phones. */
  areaCode: z.string(),
  /** Apart from those of other cities: in phones and registrations. */
  series: Count,
  stores: z.array(CityStore),
});
type City = z.infer<typeof City>;

/** The stores around the named cities, which share their menus, made of goods of `others`, with others of their kind. */
export function cityStores(names: readonly string[], others: readonly StoreSeed[]): StoreSeed[] {
  const menus = new Map(Object.keys(shared.kinds).map((kind) => [kind, readMenu(kind, others)]));
  return names.flatMap((name) => {
    const city = readData(`cities/${name}`, City);
    return city.stores.map((store, place) => storeOf(store, city, place, menus.get(store.type) ?? []));
  });
}

/** The one whose turn it is. */
function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError("cityStores.json has an empty list");
  return item;
}

/** A whole store, from what makes it itself and its place among those of its city. */
function storeOf(seed: CityStore, city: City, place: number, menu: readonly CategorySeed[]): StoreSeed {
  const kind = shared.kinds[seed.type];
  if (kind === undefined) throw new RangeError(`cityStores.json has no kind ${seed.type}`);
  const number = city.series + place + 1;
  const turn = city.series / 100 + place;
  const { delivery } = seed;
  const usual: OrderType[] =
    delivery === null
      ? [OrderType.dineIn, OrderType.takeAway]
      : [OrderType.dineIn, OrderType.takeAway, OrderType.delivery];
  const orderTypes = seed.orderTypes ?? usual;
  const usualList = inTurn(shared.payLists, turn);
  const payList = delivery === null ? usualList : [...usualList, PayType.cashOnDelivery];
  const hours = shared.hours[seed.hours] ?? noHours;
  return {
    id: seed.id,
    storeType: seed.type,
    orderTypes,
    prefecture: city.prefecture,
    openedDaysAgo: seed.days,
    deliveryRadius: delivery?.radius ?? null,
    deliveryMinutes: delivery?.minutes ?? 45,
    booking: {
      pickupMinutes: kind.pickupMinutes,
      pickupCapacity: 3 + (turn % 4),
      deliveryCapacity: 2 + (turn % 3),
    },
    name: seed.name,
    about: seed.about,
    address: addressOf(seed, city),
    notes: shared.notes,
    phone: `${city.areaCode}-${"0000".slice(city.areaCode.length - 2)}-${number}`,
    picture: kind.cover,
    logo: kind.logo,
    latitude: seed.position[0],
    longitude: seed.position[1],
    isRoom: false,
    isReg: Registration.none,
    hasNotices: true,
    coverCharge: seed.type === "yakitori" ? 300 : null,
    deliveryFee: delivery?.fee ?? 0,
    freeDeliveryFrom: delivery?.freeFrom ?? 0,
    minimumOrder: delivery?.minimum ?? 0,
    payList,
    accentColor: kind.accentColor,
    dishware: shared.dishware,
    remarks: shared.remarks,
    attributes: shared.attributes,
    disclosure: {
      seller: seed.name,
      person: inTurn(shared.keepers, turn),
      additionalCharges: deliveryCharges(delivery?.fee ?? null, delivery?.freeFrom ?? 0),
      payments: payWords(payList),
      qualification: fill(shared.qualification, { number }),
    },
    registration: registrationNumber(`99990000${number}`),
    businessHours: hours,
    pickupHours: hours,
    deliveryHours: delivery === null ? noHours : deliveryHours(hours),
    specialDays: seed.hours === "nonstop" ? [] : inTurn(shared.newYears, turn),
    isListed: true,
    tables: orderTypes.includes(OrderType.dineIn) ? shared.tables : [],
    categories: ownMenu(menu, turn, seed.priced),
    reviews: guestReviews(turn, seed.days),
  };
}

function addressOf({ number, town }: CityStore, { name }: City): Localized {
  return inEach((language) => {
    if (language === "en") return `${number} ${town.en}, ${name.en}`;
    const space = language === "ko" ? " " : "";
    return [name[language], town[language], number].join(space);
  });
}

/** What guests have said of a store: three to six reviews, others and other guests for each `turn`, none before `days`. */
function guestReviews(turn: number, days: number): ReviewSeed[] {
  const { authors, said, thanks } = shared.reviews;
  return Array.from({ length: 3 + (turn % 4) }, (_, index) => {
    const { content, star } = inTurn(said, turn * 5 + index * 7);
    const author = inTurn(authors, turn * 3 + index * 5);
    const daysAgo = Math.min(days, 1 + ((turn * 3 + index * 9) % 80));
    return { author, star, content, daysAgo, ...(star < 3 && { reply: thanks }) };
  });
}
