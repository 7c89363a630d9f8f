import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import type { AroundStore } from "./aroundStore.ts";
import { type City, fukuokaCity, kyotoCity, osakaCity, sapporoCity, tokyoCity } from "./cities.ts";
import { fukuoka } from "./fukuoka.ts";
import { kyoto } from "./kyoto.ts";
import { osaka } from "./osaka.ts";
import { sapporo } from "./sapporo.ts";
import { storeOf } from "./storeOf.ts";
import { tokyo } from "./tokyo.ts";

const cities: readonly (readonly [City, readonly AroundStore[]])[] = [
  [tokyoCity, tokyo],
  [osakaCity, osaka],
  [kyotoCity, kyoto],
  [fukuokaCity, fukuoka],
  [sapporoCity, sapporo],
];

/** The demo's stores around five cities, which share their menus with others of their kind. */
export const around: readonly StoreSeed[] = cities.flatMap(([city, stores]) =>
  stores.map((store, place) => storeOf(store, city, place)),
);
