import type { StoreSeed } from "../../storeSeed.ts";
import { tea } from "./tea/tea.ts";

/** The demo's shops of the mall, in the order in which it shows them. */
export const mall: readonly StoreSeed[] = [tea];
