import type { OrderType } from "#contract/enumerations.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { DeliverySeed } from "#provider/demo/seed/storeSeed.ts";
import type { DailyHours } from "./dailyHours.ts";
import type { AroundType } from "./storeKinds.ts";

/** What makes a store of the demo's cities itself; `storeOf` adds what such stores share. */
export interface AroundStore {
  readonly id: string;
  readonly type: AroundType;
  readonly name: Localized;
  readonly about: Localized;
  /** Ward and town, as they stand in an address. */
  readonly town: Localized;
  /** Block and house. */
  readonly number: string;
  readonly position: readonly [latitude: number, longitude: number];
  readonly hours: DailyHours;
  /** The menu's prices times this. */
  readonly priced: number;
  /** Null: it delivers nothing. */
  readonly delivery: DeliverySeed | null;
  /** Default: to eat in and to take away, and delivery where there is any. */
  readonly orderTypes?: readonly OrderType[];
  /** Days since it came to the service. */
  readonly days: number;
}
