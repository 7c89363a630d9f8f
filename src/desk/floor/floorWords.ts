import type { FloorState, FloorTable } from "#contract/calls/desk/floor.ts";
import { FLOOR_STATES } from "#contract/calls/desk/floor.ts";
import { handIcon, ordersIcon } from "#ui/icons/common.ts";
import { stopIcon, yenIcon } from "#ui/icons/floor.ts";
import type { IconShape } from "#ui/pictures/Icon.tsx";

/** What is drawn beside the words of a state that needs somebody, or keeps guests away. */
export const STATE_ICONS: Readonly<Partial<Record<FloorState, IconShape>>> = {
  calling: handIcon,
  waiting: ordersIcon,
  to_pay: yenIcon,
  locked: stopIcon,
};

/** Areas of a store, in the order of its tables; one without a name where there are none. */
export function areasOf(tables: readonly Pick<FloorTable, "area">[]): string[] {
  return [...new Set(tables.map(({ area }) => area))];
}

/** Tables, those first that need somebody first, and of these the one that has waited longest. */
export function byNeed(tables: readonly FloorTable[]): FloorTable[] {
  const rank = ({ joined_to, state }: FloorTable) =>
    FLOOR_STATES.indexOf(state) + (joined_to === null ? 0 : FLOOR_STATES.length);
  const since = ({ opened_at, state_since }: FloorTable) => state_since ?? opened_at ?? "";
  return tables.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : 0),
  );
}

/** Whether nobody sits at a table, nor belongs to it. */
export const isFree = ({ joined_to, visit_ids }: Pick<FloorTable, "joined_to" | "visit_ids">): boolean =>
  visit_ids.length === 0 && joined_to === null;

/** Tables that need somebody: who calls, what is to be taken, who wants to pay. */
export const needsSomebody = ({ state }: Pick<FloorTable, "state">): boolean =>
  state === "calling" || state === "waiting" || state === "to_pay";
