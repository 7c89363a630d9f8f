import type { WordedEvent } from "#provider/informs/eventWords.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * What of an order is told in LINE, and for how many milliseconds it is worth telling: that food is ready is no news when
 * it has grown cold. LINE knows a message that is sent again for a day.
 */
export const toldEvents = {
  order_accepted: 30 * MINUTE,
  order_ready: 45 * MINUTE,
  order_on_its_way: HOUR,
  order_cancelled: 12 * HOUR,
  payment_refunded: 23 * HOUR,
} as const satisfies Partial<Record<WordedEvent, number>>;

export type ToldEvent = keyof typeof toldEvents;

export function isToldEvent(event: string): event is ToldEvent {
  return event in toldEvents;
}
