import type { PayType } from "#contract/enumerations.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import type { StoreAttribute } from "#provider/db/tables/stores.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { registrationNumber } from "#provider/demo/seed/registrationNumber.ts";
import type { CategorySeed, ReviewSeed, StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { payWords } from "#provider/demo/seed/stores/around/sharedTexts.ts";
import { weekHours } from "#provider/demo/seed/weekHours.ts";
import { sections } from "./sections.ts";
import { chargeWords, remarks, terms } from "./sharedTexts.ts";

/** What makes a shop of the mall itself. */
export interface ShopSeed {
  readonly id: string;
  readonly name: Localized;
  readonly about: Localized;
  /** What a customer should know before buying. */
  readonly notes: Localized;
  readonly address: Localized;
  readonly prefecture: string;
  /** Latitude and longitude. */
  readonly position: readonly [number, number];
  readonly phone: string;
  readonly picture: PictureName | null;
  readonly logo: PictureName | null;
  readonly accentColor: string;
  readonly openedDaysAgo: number;
  /** The first 12 digits of its registration number; such ones as nobody has. */
  readonly registration: string;
  readonly person: Localized;
  readonly qualification: Localized;
  readonly attributes: readonly StoreAttribute[];
  readonly shipping: Pick<ShopShipping, "fees" | "freeprice" | "delivery_company"> & Partial<ShopShipping>;
  /** Default: all that can be paid without a counter. */
  readonly payList?: readonly PayType[];
  readonly categories: readonly CategorySeed[];
  readonly reviews: readonly ReviewSeed[];
}

/** A shop of the mall, whole: it ships and does nothing else. */
export function shopOf(seed: ShopSeed): StoreSeed {
  const payList = seed.payList ?? [5, 4, 2, 3, 6, 8, 7];
  return {
    id: seed.id,
    storeType: null,
    orderTypes: [4],
    prefecture: seed.prefecture,
    openedDaysAgo: seed.openedDaysAgo,
    deliveryRadius: null,
    deliveryMinutes: 45,
    booking: { pickupMinutes: 20 },
    name: seed.name,
    about: seed.about,
    address: seed.address,
    notes: seed.notes,
    phone: seed.phone,
    picture: seed.picture,
    logo: seed.logo,
    latitude: seed.position[0],
    longitude: seed.position[1],
    isRoom: false,
    isReg: 0,
    hasNotices: true,
    coverCharge: null,
    deliveryFee: 0,
    freeDeliveryFrom: 0,
    minimumOrder: 0,
    payList,
    accentColor: seed.accentColor,
    dishware: {},
    remarks,
    attributes: seed.attributes,
    disclosure: {
      seller: seed.name,
      person: seed.person,
      address: seed.address,
      phone: seed.phone,
      host: `${seed.id}.noren.example`,
      additionalCharges: chargeWords(seed.shipping.freeprice),
      payments: payWords(payList),
      qualification: seed.qualification,
      terms,
    },
    registrationNumber: registrationNumber(seed.registration),
    businessHours: weekHours([["09:00", "18:00"]]),
    pickupHours: weekHours([]),
    deliveryHours: weekHours([]),
    isListed: false,
    shipping: {
      is_island_excepted: 1,
      parcel_grams: 10_000,
      delivery_sections: sections,
      transit_days: 1,
      days_ahead: 14,
      ...seed.shipping,
    },
    tables: [],
    categories: seed.categories,
    reviews: seed.reviews,
  };
}
