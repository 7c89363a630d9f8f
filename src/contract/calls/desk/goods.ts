import * as z from "zod/mini";
import { Id } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

export const markGoods = deskCall({
  path: "/desk/api/board/goods",
  about: "Marks goods of a store as sold out, or sells them again; menus that are open hear of it.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, goods_id: Id, is_sold_out: z.boolean() }),
  response: Done,
  faults: ["gone"],
});
