import * as z from "zod/mini";
import { Id } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";
import { StoreName } from "./door.ts";

export const listStores = deskCall({
  path: "/desk/api/stores",
  about: "One's own stores, to choose from; one that is reached by its link alone is not among them.",
  access: "look",
  effect: "read",
  request: z.object({}),
  response: z.object({ stores: z.array(z.extend(StoreName, { is_open: z.boolean() })) }),
  faults: [],
});

export const deskStore = deskCall({
  path: "/desk/api/store",
  about: "A store as every page of its desk shows it: what it is called, and which pages it has.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.extend(StoreName, {
    time_zone: z.string(),
    /** Guests come to it; one that ships alone has none. */
    has_counter: z.boolean(),
    has_tables: z.boolean(),
    /** One can order at tables here, whether or not there is one yet. */
    serves_tables: z.boolean(),
    /** It sells in the mall. */
    is_shop: z.boolean(),
    /** It was opened to guests. */
    is_open: z.boolean(),
    /** One can choose another one. */
    has_others: z.boolean(),
  }),
  faults: [],
});
