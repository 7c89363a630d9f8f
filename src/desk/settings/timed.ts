import { OrderType } from "#contract/enumerations.ts";

/** The ways of ordering that go by hours. */
export const TIMED = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery] as const;
