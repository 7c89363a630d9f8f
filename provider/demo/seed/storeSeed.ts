import type { Allergen } from "#contract/allergens.ts";
import type { GoodsShowType, OrderType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { GoodsTag } from "#contract/goods.ts";
import type { DeliveryZone, WeekHours } from "#contract/store.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import type { GoodsShipping, ShopShipping } from "#provider/db/tables/mall.ts";
import type { StoreAttribute } from "#provider/db/tables/stores.ts";
import type { PictureName } from "./pictureOf.ts";
import type { DisclosureSeed } from "./rows/disclosure.ts";
import type { mallCategoryRows } from "./rows/mallCategoryRows.ts";
import type { storeTypeRows } from "./rows/storeTypeRows.ts";
import type { SpecialSeed } from "./specialDays.ts";

type MallCategoryId = (typeof mallCategoryRows)[number]["id"];

/** What goods that are shipped have besides; what is not said is the usual. */
export interface GoodsMallSeed {
  readonly category: MallCategoryId;
  /** Of one piece, packed. */
  readonly grams: number;
  readonly origin: Localized;
  /** Default "ambient". */
  readonly temperature?: GoodsShipping["temperature"];
  /** Days until it is handed to the carrier; default 1. */
  readonly shipsWithinDays?: number;
  /** Youngest age that may buy it, 20 for alcohol; default: any. */
  readonly ageLimit?: number;
  /** Pieces of 30 days that were sold elsewhere than here; default 0. */
  readonly soldElsewhere?: number;
  /** When it came into the mall; default: the day of the seed. */
  readonly addedDaysAgo?: number;
}

/** One of a store's goods, as its menu file writes it; ids are made unique by the store's. */
export interface GoodsSeed {
  readonly id: string;
  readonly name: Localized;
  readonly about: Localized;
  readonly picture: PictureName;
  /** Yen, tax included. */
  readonly price: number;
  readonly off?: { readonly percent: number } | { readonly yen: number };
  readonly options?: readonly LocalizedOptionGroup[];
  /** Default: dine-in, take-away and delivery; the mall alone for goods with `mall`. */
  readonly shown?: readonly GoodsShowType[];
  readonly tax?: TaxClass;
  readonly tags?: readonly GoodsTag[];
  /** What is in it. */
  readonly allergens?: readonly Allergen[];
  /** What the store has checked; what of it is not in the dish is not stated otherwise. Default: what the store has. */
  readonly checked?: readonly Allergen[];
  /** Pieces left; default unlimited. */
  readonly stock?: number;
  readonly soldOut?: true;
  readonly isCourse?: true;
  /** The course, without the store's id, at which this dish costs nothing. */
  readonly buffetOf?: string;
  /** Place among the recommendations. */
  readonly recommended?: number;
  /** Only of goods that are shipped. */
  readonly mall?: GoodsMallSeed;
}

export interface CategorySeed {
  readonly id: string;
  readonly name: Localized;
  readonly goods: readonly GoodsSeed[];
}

export interface TableSeed {
  readonly name: string;
  readonly seats: number;
  readonly isLocked?: true;
}

export interface ReviewSeed {
  readonly author: string;
  readonly star: 1 | 2 | 3 | 4 | 5;
  readonly content: Localized;
  readonly daysAgo: number;
  /** Answered a day later. */
  readonly reply?: Localized;
  readonly pictures?: readonly PictureName[];
}

export type StoreTypeId = (typeof storeTypeRows)[number]["id"];

export interface DeliverySeed {
  /** Yen. */
  readonly fee: number;
  /** Goods subtotal in yen from which it is free; 0: never, or always where the fee is 0. */
  readonly freeFrom: number;
  /** Least goods subtotal in yen. */
  readonly minimum: number;
  /** Metres in a straight line. */
  readonly radius: number;
  /** From order to door. */
  readonly minutes: number;
}

/** How times for collecting and delivering are booked; what is not said is as in the database's defaults. */
export interface BookingSeed {
  /** Least minutes from order to collecting. */
  readonly pickupMinutes: number;
  /** Orders that one time takes; default: unlimited. */
  readonly pickupCapacity?: number;
  readonly deliveryCapacity?: number;
  /** Minutes from one time to the next; default 15. */
  readonly slotMinutes?: number;
  /** Where it delivers on terms of its own, nearest first; default: within its radius on one. */
  readonly zones?: readonly DeliveryZone[];
}

/** What a store has checked of all its food, and what its kitchen uses. */
export interface AllergenSeed {
  readonly checked: readonly Allergen[];
  readonly sameKitchen: readonly Allergen[];
}

export interface StoreSeed {
  readonly id: string;
  /** Without it no more is stated than what is in each dish. */
  readonly allergens?: AllergenSeed;
  /** Null for a shop that only ships. */
  readonly storeType: StoreTypeId | null;
  /** The ways in which one can order here. */
  readonly orderTypes: readonly OrderType[];
  /** In Japanese, as addresses write it. */
  readonly prefecture: string;
  /** When it came to the service. */
  readonly openedDaysAgo: number;
  /** Metres in a straight line that it delivers to; null: it delivers nothing. */
  readonly deliveryRadius: number | null;
  /** From order to door. */
  readonly deliveryMinutes: number;
  readonly booking: BookingSeed;
  readonly name: Localized;
  readonly about: Localized;
  readonly address: Localized;
  readonly notes: Localized;
  readonly phone: string;
  readonly picture: PictureName | null;
  readonly logo: PictureName | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly isRoom: boolean;
  readonly isReg: 0 | 1 | 2;
  readonly hasNotices: boolean;
  /** Yen per person; null: none. */
  readonly coverCharge: number | null;
  readonly deliveryFee: number;
  readonly freeDeliveryFrom: number;
  readonly minimumOrder: number;
  readonly payList: readonly PayType[];
  readonly accentColor: string;
  readonly dishware: Readonly<Record<string, Localized>>;
  readonly remarks: readonly Localized[];
  readonly attributes: readonly StoreAttribute[];
  readonly disclosure: DisclosureSeed;
  readonly registrationNumber: string;
  readonly businessHours: WeekHours;
  readonly pickupHours: WeekHours;
  readonly deliveryHours: WeekHours;
  /** Days that are not as their weekday; default: none. */
  readonly specialDays?: readonly SpecialSeed[];
  /** In the lists of places to eat at; the mall lists whatever ships. */
  readonly isListed: boolean;
  /** How it ships; default: it does not. */
  readonly shipping?: ShopShipping;
  readonly tables: readonly TableSeed[];
  readonly categories: readonly CategorySeed[];
  readonly reviews: readonly ReviewSeed[];
}
