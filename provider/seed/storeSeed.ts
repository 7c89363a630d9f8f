import type { DeliveryZone } from "#contract/deliveryZone.ts";
import type { GoodsShowType, OrderType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { Allergen, GoodsTag } from "#contract/goods.ts";
import type { WeekHours } from "#contract/store.ts";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import type { Localized } from "#provider/db/tables/localized.ts";
import type { StoreAttribute } from "#provider/db/tables/stores.ts";
import type { DisclosureSeed } from "./disclosure.ts";
import type { PictureName } from "./pictureOf.ts";
import type { SpecialSeed } from "./specialDays.ts";
import type { storeTypeRows } from "./storeTypeRows.ts";

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
  /** Default: dine-in, take-away and delivery. */
  readonly shown?: readonly GoodsShowType[];
  readonly tax?: TaxClass;
  readonly tags?: readonly GoodsTag[];
  readonly allergens?: readonly Allergen[];
  /** Pieces left; default unlimited. */
  readonly stock?: number;
  readonly soldOut?: true;
  readonly isCourse?: true;
  /** The course, without the store's id, at which this dish costs nothing. */
  readonly buffetOf?: string;
  /** Place among the recommendations. */
  readonly recommended?: number;
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

export interface StoreSeed {
  readonly id: string;
  readonly storeType: StoreTypeId;
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
  readonly isListed: boolean;
  readonly tables: readonly TableSeed[];
  readonly categories: readonly CategorySeed[];
  readonly reviews: readonly ReviewSeed[];
}
