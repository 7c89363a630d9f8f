import type * as z from "zod/mini";
import type { RefillStore } from "#contract/refillCard.ts";
import { pagesAtom } from "./pages.ts";

/** Further pages of the stores that sell cards and vouchers. */
export const refillStorePagesAtom = pagesAtom<z.infer<typeof RefillStore>>();
