import type { reviews } from "#provider/db/tables/reviews.ts";
import type { stores, tables } from "#provider/db/tables/stores.ts";
import { disclosureOf } from "#provider/demo/seed/stores/disclosure.ts";
import { pictureOf } from "#provider/demo/seed/pictureOf.ts";
import { readingOf } from "#provider/demo/seed/readings.ts";
import { specialDays } from "#provider/demo/seed/stores/specialDays.ts";
import type { ReviewSeed, StoreSeed, TableSeed } from "#provider/demo/seed/stores/storeSeed.ts";
import { pastOf } from "./pastOf.ts";

const DAY = 86_400_000;

/** A store as its row. */
export function storeRow(seed: StoreSeed, now: Date): typeof stores.$inferInsert {
  const {
    courseLastOrder = 0,
    courseMinutes = 0,
    deliveryCapacity = -1,
    pickupCapacity = -1,
    pickupMinutes,
    servingMinutes = null,
    slotMinutes = 15,
    zones = [],
  } = seed.booking;
  return {
    id: seed.id,
    name: seed.name,
    reading: readingOf(seed.name.ja),
    about: seed.about,
    address: seed.address,
    notes: seed.notes,
    phone: seed.phone,
    picture: seed.picture === null ? null : pictureOf(seed.picture),
    logo: seed.logo === null ? null : pictureOf(seed.logo),
    latitude: seed.latitude,
    longitude: seed.longitude,
    is_room: seed.isRoom,
    is_reg: seed.isReg,
    is_store_notice: seed.hasNotices,
    // Who has stations marks dishes as done.
    tells_dishes: seed.stations !== undefined,
    is_tea_money: seed.coverCharge !== null,
    tea_money: seed.coverCharge ?? 0,
    dispatchprice: seed.deliveryFee,
    freeprice: seed.freeDeliveryFrom,
    minimum_order: seed.minimumOrder,
    pay_list: [...seed.payList],
    accent_color: seed.accentColor,
    dishware: Object.entries(seed.dishware).map(([dishware_id, name]) => ({ dishware_id, name })),
    remark_templates: seed.remarks.map(({ fits, words }, index) => ({
      template_id: `${seed.id}-remark-${index + 1}`,
      content: words,
      ...(fits && { order_types: fits }),
    })),
    attributes: [...seed.attributes],
    disclosure: disclosureOf(seed),
    registration_number: seed.registration,
    business_hours: seed.businessHours,
    pickup_hours: seed.pickupHours,
    delivery_hours: seed.deliveryHours,
    // Whoever tries the demo has no staff who would open a table.
    table_entry: "open",
    special_days: specialDays(seed.specialDays ?? [], now),
    is_listed: seed.isListed,
    created_at: new Date(now.getTime() - seed.openedDaysAgo * DAY),
    store_type: seed.storeType,
    order_types: [...seed.orderTypes],
    shipping: seed.shipping ?? null,
    prefecture: seed.prefecture,
    max_distance: seed.deliveryRadius,
    delivery_minutes: seed.deliveryMinutes,
    pickup_minutes: pickupMinutes,
    serving_minutes: servingMinutes,
    slot_minutes: slotMinutes,
    pickup_capacity: pickupCapacity,
    delivery_capacity: deliveryCapacity,
    delivery_zones: [...zones],
    ...(courseMinutes > 0 && {
      table_rules: { course_minutes: courseMinutes, course_last_order: courseLastOrder },
    }),
    ...pastOf(seed),
  };
}

/** A table as its row; the id is the store's and the name on the card. */
export function tableRow(store_id: string, seed: TableSeed, position: number): typeof tables.$inferInsert {
  return {
    id: `${store_id}-${seed.name}`,
    store_id,
    name: seed.name,
    seats: seed.seats,
    is_locked: seed.isLocked === true,
    position,
  };
}

/** A review as its row, written some days before `now`, at an hour of its own. */
export function reviewRow(
  store_id: string,
  seed: ReviewSeed,
  index: number,
  now: Date,
): typeof reviews.$inferInsert {
  const created = now.getTime() - seed.daysAgo * DAY - ((index * 7) % 11) * 3_600_000;
  return {
    id: `${store_id}-review-${index + 1}`,
    store_id,
    author: seed.author,
    star: seed.star,
    content: seed.content,
    pictures: (seed.pictures ?? []).map(pictureOf),
    created_at: new Date(created),
    reply: seed.reply ?? null,
    replied_at: seed.reply === undefined ? null : new Date(created + DAY),
  };
}
