import { mealTime } from "#contract/calls/store.ts";
import { anyDay, BOOKABLE_DAYS, OFFER_DAYS } from "#domain/hours/bookableSlots.ts";
import { addDays, daysBetween, localDay } from "#domain/hours/zonedTime.ts";
import { answer } from "#provider/server/context.ts";
import { flag } from "#provider/server/envelope.ts";
import { bookableTimes } from "#provider/stores/bookableTimes.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { holidayName } from "#provider/stores/holidayName.ts";
import { hoursOf } from "#provider/stores/hoursOf.ts";
import { openingOf } from "#provider/stores/openingOf.ts";
import { specialDaysOf } from "#provider/stores/specialDaysOf.ts";
import { weekdayNow } from "#provider/stores/weekdayNow.ts";

/** How many days ahead special ones are told. */
const TOLD_DAYS = 92;

export const answerMealTime = answer(mealTime, async (request, { db, fail, language, now }) => {
  const { store_id, order_type, days = 1, receive_from = null, receive_until = null } = request;
  const store = await findStore(db, store_id, fail);
  const opening = openingOf(store, order_type, now);
  const isOnOffer = receive_from !== null || receive_until !== null;
  // Guests at a table are served as they order, and parcels leave when they are packed: neither books a time.
  const isBookable = (order_type === 2 || order_type === 3) && store.order_types.includes(order_type);
  const wanted = {
    days: Math.min(days, isOnOffer ? OFFER_DAYS : BOOKABLE_DAYS),
    receive: isOnOffer ? { from: receive_from, until: receive_until } : anyDay,
  };
  const times = isBookable ? await bookableTimes(db, store, { order_type, ...wanted }, now) : [];
  const today = localDay(now, store.time_zone);
  const [first, last] = [times[0], times.at(-1)].map((each) => each && localDay(each.time, store.time_zone));
  return {
    is_open: flag(opening.is_open),
    last_order_time: opening.last_order_at?.toISOString() ?? null,
    close_time: opening.closes_at?.toISOString() ?? null,
    next_open_time: opening.next_open_at?.toISOString() ?? null,
    today: weekdayNow(hoursOf(store, order_type), store.time_zone, now),
    day: today,
    special_days: specialDaysOf(store, order_type)
      .filter(({ from, until }) => today <= until && from <= addDays(today, TOLD_DAYS))
      .map(({ from, until, spans }) => ({ from, until, spans })),
    slots: times.map(({ time, left }) => ({ time: time.toISOString(), left })),
    holidays: daysBetween(first, last).flatMap((day) => {
      const name = holidayName(day, language);
      return name === null ? [] : [{ day, name }];
    }),
  };
});
