import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

const Preview = z.object({
  /** Opens a store's draft as guests would see it; null: there is no link, or it has ended. */
  link: z.nullable(z.string()),
  ends_at: z.nullable(Time),
});

export const menuPreview = deskCall({
  path: "/desk/api/menu/preview",
  about: "The link by which a phone looks at the draft of a store's menu.",
  access: "store",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: Preview,
  faults: [],
});

export const makeMenuPreview = deskCall({
  path: "/desk/api/menu/preview/new",
  about: "Makes a link by which a phone looks at the draft for a day; the one before leads nowhere then.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: Preview,
  faults: [],
});
