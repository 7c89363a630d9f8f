import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { registrationNumber } from "#provider/demo/seed/registrationNumber.ts";
import type { SpecialSeed } from "#provider/demo/seed/specialDays.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { weekHours } from "#provider/demo/seed/weekHours.ts";
import { words } from "#provider/demo/seed/words.ts";
import type { AroundStore } from "./aroundStore.ts";
import type { City } from "./cities.ts";
import { dailyHours } from "./dailyHours.ts";
import { guestReviews } from "./guestReviews.ts";
import { keepers } from "./keepers.ts";
import { lastDelivery } from "./lastDelivery.ts";
import { menuOf } from "./menuOf.ts";
import { chargeWords, dishware, notes, payWords, remarks } from "./sharedTexts.ts";
import { storeKinds } from "./storeKinds.ts";

const payLists: readonly (readonly [PayType, ...PayType[]])[] = [
  [1, 5, 4, 8],
  [1, 5, 4, 2, 3, 8],
  [1, 5, 4, 6],
  [1, 4],
  [1, 5, 2, 3, 4, 6, 8],
];
/** How such stores spend the turn of the year: most are closed, one opens at noon. */
const newYears: readonly (readonly SpecialSeed[])[] = [
  [{ from: "12-31", days: 4 }],
  [{ from: "12-30", days: 6 }],
  [
    { from: "12-31", hours: [["11:00", "17:00", "16:30"]] },
    { from: "01-01", days: 2 },
    { from: "01-03", hours: [["12:00", "20:00", "19:00"]] },
  ],
];
const CASH_ON_DELIVERY: PayType = 7;
const tables = [
  { name: "1", seats: 2 },
  { name: "2", seats: 2 },
  { name: "3", seats: 4 },
  { name: "4", seats: 4 },
];

/** A whole store, from what makes it itself and its place among those of its city. */
export function storeOf(seed: AroundStore, city: City, place: number): StoreSeed {
  const kind = storeKinds[seed.type];
  const number = city.series + place + 1;
  const turn = city.series / 100 + place;
  const { delivery } = seed;
  const usual: OrderType[] = delivery === null ? [1, 2] : [1, 2, 3];
  const orderTypes = seed.orderTypes ?? usual;
  const usualList: readonly PayType[] = payLists[turn % payLists.length] ?? [1];
  const payList = delivery === null ? usualList : [...usualList, CASH_ON_DELIVERY];
  const address = addressOf(seed, city);
  const phone = `${city.areaCode}-${"0000".slice(city.areaCode.length - 2)}-${number}`;
  const hours = dailyHours[seed.hours];
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
    address,
    notes,
    phone,
    picture: kind.cover,
    logo: kind.logo,
    latitude: seed.position[0],
    longitude: seed.position[1],
    isRoom: false,
    isReg: 0,
    hasNotices: true,
    coverCharge: seed.type === "yakitori" ? 300 : null,
    deliveryFee: delivery?.fee ?? 0,
    freeDeliveryFrom: delivery?.freeFrom ?? 0,
    minimumOrder: delivery?.minimum ?? 0,
    payList,
    accentColor: kind.accentColor,
    dishware,
    remarks,
    attributes: [
      {
        name: words("喫煙", "吸烟", "Smoking", "吸菸", "흡연"),
        value: words("全席禁煙", "全面禁烟", "No smoking", "全面禁菸", "전석 금연"),
      },
    ],
    disclosure: {
      seller: seed.name,
      person: keepers[turn % keepers.length] ?? notes,
      address,
      phone,
      host: `${seed.id}.noren.example`,
      additionalCharges: chargeWords(delivery?.fee ?? null, delivery?.freeFrom ?? 0),
      payments: payWords(payList),
      qualification: words(
        `飲食店営業許可 第000${number}号`,
        `餐饮业许可 第000${number}号`,
        `Restaurant license No. 000${number}`,
        `餐飲業許可 第000${number}號`,
        `음식점 영업 허가 제000${number}호`,
      ),
    },
    registrationNumber: registrationNumber(`99990000${number}`),
    businessHours: hours,
    pickupHours: hours,
    deliveryHours: delivery === null ? weekHours([]) : lastDelivery(hours),
    specialDays: seed.hours === "nonstop" ? [] : (newYears[turn % newYears.length] ?? []),
    isListed: true,
    tables: orderTypes.includes(1) ? tables : [],
    categories: menuOf(kind.menu, turn, seed.priced),
    reviews: guestReviews(turn, seed.days),
  };
}

function addressOf({ town, number }: AroundStore, { name }: City): Localized {
  return {
    ja: `${name.ja}${town.ja}${number}`,
    zh: `${name.zh}${town.zh}${number}`,
    en: `${number} ${town.en}, ${name.en}`,
    tw: `${name.tw}${town.tw}${number}`,
    ko: `${name.ko} ${town.ko} ${number}`,
  };
}
