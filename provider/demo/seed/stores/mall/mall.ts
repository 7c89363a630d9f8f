import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { ceramicsShop } from "./ceramics/ceramicsShop.ts";
import { noodleShop } from "./noodles/noodleShop.ts";
import { sakeShop } from "./sake/sakeShop.ts";
import { stationeryShop } from "./stationery/stationeryShop.ts";
import { sweetShop } from "./sweets/sweetShop.ts";
import { tea } from "./tea/tea.ts";

/** The demo's shops of the mall, in the order in which it shows them. */
export const mall: readonly StoreSeed[] = [
  tea,
  sweetShop,
  sakeShop,
  ceramicsShop,
  noodleShop,
  stationeryShop,
];
