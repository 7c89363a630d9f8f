import { mealTime } from "#contract/calls/store.ts";
import { answer } from "#provider/answer.ts";
import { flag } from "#provider/flag.ts";
import { bookableTimes } from "#provider/stores/bookableTimes.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { hoursOf, openingOf } from "#provider/stores/openingOf.ts";
import { weekdayNow } from "#provider/stores/weekdayNow.ts";

const MOST_DAYS = 14;

export const answerMealTime = answer(mealTime, async (request, { db, fail, now }) => {
  const { store_id, order_type, days = 1 } = request;
  const store = await findStore(db, store_id, fail);
  const opening = openingOf(store, order_type, now);
  // Guests at a table are served as they order, and parcels leave when they are packed: neither books a time.
  const isBookable = order_type === 2 || order_type === 3;
  const times = isBookable ? bookableTimes(store, order_type, Math.min(days, MOST_DAYS), now) : [];
  return {
    is_open: flag(opening.is_open),
    last_order_time: opening.last_order_at?.toISOString() ?? null,
    close_time: opening.closes_at?.toISOString() ?? null,
    next_open_time: opening.next_open_at?.toISOString() ?? null,
    today: weekdayNow(hoursOf(store, order_type), store.time_zone, now),
    slots: times.map((time) => ({ time: time.toISOString(), left: -1 })),
  };
});
