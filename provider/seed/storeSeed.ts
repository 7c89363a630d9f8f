import type { GoodsShowType, PayType, TaxClass } from "#contract/enumerations.ts";
import type { Allergen, GoodsTag } from "#contract/goods.ts";
import type { WeekHours } from "#contract/store.ts";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import type { Localized } from "#provider/db/tables/localized.ts";
import type { StoreAttribute } from "#provider/db/tables/stores.ts";
import type { DisclosureSeed } from "./disclosure.ts";
import type { PictureName } from "./pictureOf.ts";

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

export interface StoreSeed {
  readonly id: string;
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
  readonly isListed: boolean;
  readonly tables: readonly TableSeed[];
  readonly categories: readonly CategorySeed[];
  readonly reviews: readonly ReviewSeed[];
}
