import type * as z from "zod/mini";
import type { ValueEntry } from "#contract/storedValue.ts";
import { pagesAtom } from "./pages.ts";

/** Further pages of the histories of cards and vouchers. */
export const valuePagesAtom = pagesAtom<z.infer<typeof ValueEntry>>();
