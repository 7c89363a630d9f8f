import { OrderType, PayType, Registration } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";

const lunch = { open: "11:00", close: "15:00", last_order: "14:30" };
const week = (spans: readonly (typeof lunch)[]) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, spans: [...spans] }));
const rates = { food: 10, alcohol: 10, goods: 10 };

/** A store with a table, open for lunch every day. */
export function someStore(said: Partial<StoreDetail> = {}): StoreDetail {
  return {
    store_id: "bar",
    table_id: "T1",
    type: 1,
    is_room: 1,
    is_reg: Registration.byTable,
    is_store_notice: 1,
    tea_money: 0,
    is_tea_money: 0,
    dispatchprice: 0,
    freeprice: 0,
    minimum_order: 0,
    pay_list: [PayType.cash, PayType.payPay],
    order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
    extra_config: {
      accent_color: "#b3382c",
      auto_cancel_minutes: 15,
      max_people: 10,
      tax_rates: {
        [OrderType.dineIn]: rates,
        [OrderType.takeAway]: rates,
        [OrderType.delivery]: rates,
        [OrderType.shipping]: rates,
      },
    },
    dishware: [],
    name: "Noren Bar",
    about: "",
    address: "1-2-3 Ginza",
    position: { latitude: 35.67, longitude: 139.76 },
    phone: "03-1234-5678",
    notes: "",
    picture: null,
    logo: null,
    time_zone: "Asia/Tokyo",
    business_hours: week([lunch]),
    pickup_hours: [],
    delivery_hours: [],
    is_open: 1,
    next_open_at: null,
    rating: 0,
    review_count: 0,
    is_favourite: 0,
    table: {
      table_id: "T1",
      name: "A1",
      seats: 4,
      is_locked: 0,
      is_verified: 1,
      people_seated: 0,
      is_occupied: 0,
    },
    registration_number: null,
    ...said,
  };
}
