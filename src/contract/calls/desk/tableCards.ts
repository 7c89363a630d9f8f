import * as z from "zod/mini";
import { Id } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

export const tableCards = deskCall({
  path: "/desk/api/cards",
  about: "What the cards that stand on a store's tables say, to print them.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** The store's name as its guests know it: in Japanese, and in English; null where that is the same. */
    name: z.string(),
    name_en: z.nullable(z.string()),
    /** What a guest does with the code, each in their own language, whatever the staff speak; by BCP 47 tags. */
    lines: z.array(z.object({ lang: z.string(), text: z.string() })),
    tables: z.array(
      z.object({
        table_id: Id,
        name: z.string(),
        /** The signed address of the table's menu, whole. */
        link: z.string(),
        /** The same in LINE; null: the app is not there. */
        line_link: z.nullable(z.string()),
      }),
    ),
  }),
  faults: [],
});
