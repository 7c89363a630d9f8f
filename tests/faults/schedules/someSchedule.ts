import * as fc from "fast-check";
import { OrderType } from "#contract/enumerations.ts";
import { faults } from "./badNetwork.ts";

/** What happens around an order, in the order in which it happens. */
const events = [
  "cancel",
  "store_accepts",
  "store_cancels",
  "pay",
  "pay_by_wallet",
  "paid",
  "declined",
  "asked",
  "too_late",
] as const;

/** One customer's intent to order, and all that goes wrong about it. */
export const someSchedule = (order_type: typeof OrderType.takeAway | typeof OrderType.delivery) =>
  fc.record({
    customer: fc.nat({ max: 19 }),
    order_type: fc.constant(order_type),
    /** Without stock, with stock, and on offer with a limit for each. */
    cart: fc.constantFrom("tea" as const, "few" as const, "bento" as const),
    pieces: fc.integer({ min: 1, max: 2 }),
    /** Among the first times, which fill up. */
    time: fc.nat({ max: 7 }),
    pay_type: fc.constantFrom(0 as const, 4 as const),
    network: fc.array(fc.constantFrom(...faults), { maxLength: 8 }),
    taps: fc.constantFrom(1, 1, 5),
    reloads: fc.array(fc.nat({ max: 5 }), { maxLength: 2 }),
    /** Hours by which the device's clock is wrong. */
    skew: fc.constantFrom(0, 0, 0, -30, 30),
    /** Before which step what was held up arrives, and before which others order the same. */
    late: fc.nat({ max: 6 }),
    rival: fc.constantFrom(null, null, 0, 1, 2),
    events: fc.array(fc.constantFrom(...events), { maxLength: 3 }),
  });
export type Schedule = ReturnType<typeof someSchedule> extends fc.Arbitrary<infer Value> ? Value : never;
