import { usualPlaceAt } from "#state/orders/keptUsual.ts";
import { keepOwnVisit } from "#state/orders/ownVisit.ts";
import { pauseUsual } from "./keepUsual.ts";

/** Has the device remember that it has ordered at a table: the menu is drawn for one who knows it, without "my usual". */
export function keepOrdered(table: Parameters<typeof keepOwnVisit>[0]): void {
  pauseUsual(usualPlaceAt(table.store_id, true), Date.now(), document);
  keepOwnVisit(table, document);
}
