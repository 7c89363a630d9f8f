import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

export const markGoods = deskCall({
  path: "/desk/api/board/goods",
  about: "Marks goods of a store as sold out, or sells them again; menus that are open hear of it.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    goods_id: Id,
    /** Sold out until the store opens on its next business day, or until somebody sells it again; or sold. */
    mark: z.literal(["until_opening", "until_sold", "sold"]),
  }),
  /** When the mark ends by itself; null: it does not. */
  response: z.object({ sold_out_until: z.nullable(Time) }),
  faults: ["gone"],
});
