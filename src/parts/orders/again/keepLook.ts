import { usualPlaceAt } from "#state/orders/keptUsual.ts";
import { keepVisit } from "#state/orders/lastVisit.ts";
import { keepOwnVisit } from "#state/orders/ownVisit.ts";
import { pauseUsual } from "./keepUsual.ts";

/**
 * Has the device remember at which table one sits; and, once it has ordered there, that it has: the menu is drawn for one
 * who knows it, without "my usual".
 */
export function keepLook(table: Parameters<typeof keepOwnVisit>[0], hasOrdered: boolean): void {
  keepVisit(table);
  if (!hasOrdered) return;
  pauseUsual(usualPlaceAt(table.store_id, true), Date.now(), document);
  keepOwnVisit(table, document);
}
