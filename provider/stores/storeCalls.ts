import { storePayList } from "#contract/calls/payment.ts";
import { checkStoreReg, jumpType } from "#contract/calls/session.ts";
import {
  companyInfo,
  getUnvToken,
  mealTime,
  remarkTemplate,
  storeAttr,
  storeIndex,
} from "#contract/calls/store.ts";
import { JumpType, OrderType, PayType, Registration } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { anyDay, BOOKABLE_DAYS, OFFER_DAYS } from "#domain/hours/bookableSlots.ts";
import { addDays, daysBetween, localDay } from "#domain/hours/zonedTime.ts";
import { vaultAt } from "#provider/gateways/payments/paymentGateways.ts";
import { storeChannel } from "#provider/notices/inform.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { answer } from "#provider/server/context.ts";
import { endOfWindow } from "#provider/server/cache/cache.ts";
import { bookableTimes } from "./hours/bookableTimes.ts";
import { favouritesAmong, findStore } from "./findStore.ts";
import { holidayName, hoursOf, openingOf, specialDaysOf, weekdayNow } from "./hours/opening.ts";
import { operatorDisclosure } from "./operatorDisclosure.ts";
import { payListFor } from "./payList.ts";
import { presentDisclosure, presentOwnTexts, presentStore } from "./presentStore.ts";
import { pauseForGuests } from "./hours/rest.ts";
import { factsValidity, storeAtTable, storeFacts } from "./storeAtTable.ts";

export const answerStoreIndex = answer(
  storeIndex,
  async (request, context) => {
    const { caller, db, now, parts } = context;
    const { store_id, table_id, type = OrderType.dineIn } = request;
    const facts = await storeFacts(request, context);
    const shared = await parts.cache.get<StoreDetail>(
      `store ${JSON.stringify([store_id, type])} ${context.language}`,
      { store_id, until: endOfWindow(now) },
      async () =>
        presentStore(facts.store, {
          ...facts,
          language: context.language,
          now,
          type,
          tableId: null,
          table: null,
          isFavourite: false,
          gateways: parts.payment,
        }),
    );
    if (table_id !== undefined) return storeAtTable(shared, facts, table_id, context);
    return { ...shared, is_favourite: flag((await favouritesAmong(db, caller, [store_id])).has(store_id)) };
  },
  // Whose favourite it is, and what they are at a table, is somebody's own.
  (request, { caller, now }) => (caller === null ? factsValidity(request, now) : null),
);

export const answerStorePayList = answer(storePayList, async ({ store_id, order_type }, context) => {
  const { caller, db, fail, now, origin, parts } = context;
  const store = await findStore(db, store_id, fail);
  const paying = { order_type, uid: caller?.uid ?? null, now, gateways: parts.payment };
  const offered = await payListFor(db, store, paying);
  const cards = offered.pay_list.includes(PayType.card) ? vaultAt(parts.payment, store_id) : null;
  return { ...offered, vault: cards?.vault.address(origin) ?? null };
});

export const answerRemarkTemplate = answer(remarkTemplate, async (asked, { db, fail, language }) => {
  const { order_type, store_id } = asked;
  const { remark_templates } = await findStore(db, store_id, fail);
  const fitting = remark_templates.filter(
    ({ order_types }) => order_type === undefined || (order_types?.includes(order_type) ?? true),
  );
  return {
    templates: fitting.map(({ template_id, content }) => ({ template_id, content: content[language] })),
  };
});

export const answerStoreAttr = answer(storeAttr, async ({ store_id }, { db, fail, language }) => {
  const { attributes } = await findStore(db, store_id, fail);
  return {
    attributes: attributes.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  };
});

export const answerCompanyInfo = answer(
  companyInfo,
  async ({ store_id, of_operator }, { db, fail, language, parts }) => {
    if (store_id === undefined || of_operator === 1)
      return operatorDisclosure(parts.settings, parts.madeUpOperator, language);
    const store = await findStore(db, store_id, fail);
    return { ...presentDisclosure(store, language), ...presentOwnTexts(store, language) };
  },
);

export const answerCheckStoreReg = answer(checkStoreReg, async ({ store_id }, { db, fail }) => {
  const { is_room, is_reg } = await findStore(db, store_id, fail);
  return { is_room: flag(is_room), is_reg };
});

/**
 * A room store that registers by table lets its guests in without a name (specification, section 6); elsewhere one signs
 * in, on the operator's page where there is one.
 */
export const answerJumpType = answer(jumpType, async ({ store_id }, { db, fail, parts }) => {
  const store = store_id === undefined ? null : await findStore(db, store_id, fail);
  const isAnonymous = store?.is_room === true && store.is_reg === Registration.byTable;
  const { ssoUrl } = parts.settings;
  const jump_type: typeof JumpType.signIn | typeof JumpType.anonymous | typeof JumpType.singleSignOn =
    isAnonymous ? JumpType.anonymous : ssoUrl === null ? JumpType.signIn : JumpType.singleSignOn;
  return { jump_type, url: jump_type === JumpType.singleSignOn ? ssoUrl : null };
});

/** How many days ahead special ones are told. */
const TOLD_DAYS = 92;

export const answerMealTime = answer(mealTime, async (request, { db, fail, language, now }) => {
  const { store_id, order_type, days = 1, receive_from = null, receive_until = null } = request;
  const store = await findStore(db, store_id, fail);
  const opening = openingOf(store, order_type, now);
  const isOnOffer = receive_from !== null || receive_until !== null;
  // Guests at a table are served as they order, and parcels leave when they are packed: neither books a time.
  const isBookable =
    (order_type === OrderType.takeAway || order_type === OrderType.delivery) &&
    store.order_types.includes(order_type);
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
    pause: pauseForGuests(store, { language, now }),
    is_busy: flag(store.extra_minutes > 0 || store.closed_minutes > 0),
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

export const answerGetUnvToken = answer(
  getUnvToken,
  async ({ store_id }, { caller, db, fail, now, origin, parts }) => {
    await findStore(db, store_id, fail);
    const channel = storeChannel(store_id);
    const uid = caller?.uid ?? `guest-${parts.random(12)}`;
    return {
      channel,
      ...(await parts.messages.listen({ uid, signIn: null, channels: [channel], origin, now })),
    };
  },
);
