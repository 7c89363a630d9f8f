import type { MenuCategory, MenuDish, MenuDocument, MenuGroup } from "#contract/menuDocument.ts";
import { orderedMenu } from "./orderedMenu.ts";

/** A change of a draft. Null: what it is of is removed. The order of dishes is named by their category. */
export type DraftChange =
  | { readonly kind: "category"; readonly id: string; readonly content: MenuCategory | null }
  | { readonly kind: "group"; readonly id: string; readonly content: MenuGroup | null }
  | { readonly kind: "dish"; readonly id: string; readonly content: MenuDish | null }
  | { readonly kind: "order"; readonly id: string; readonly content: string[] };

/** The lists that have an order beside the dishes of each category. No id holds a space, so that none is taken for them. */
export const CATEGORY_ORDER = "all categories";
export const GROUP_ORDER = "all groups";

/** A menu with a draft's changes. What is new stands at the end of its list, unless an order names it. */
export function applyDraft(menu: MenuDocument, changes: readonly DraftChange[]): MenuDocument {
  const orders = new Map(
    changes.flatMap((change) => (change.kind === "order" ? [[change.id, change.content] as const] : [])),
  );
  const categories = changes.flatMap((change) => (change.kind === "category" ? [change] : []));
  const groups = changes.flatMap((change) => (change.kind === "group" ? [change] : []));
  const dishes = changes.flatMap((change) => (change.kind === "dish" ? [change] : []));
  const kinds = inOrder(changedList(menu.categories, categories), orders.get(CATEGORY_ORDER));
  const all = orderedMenu({ categories: kinds, groups: [], dishes: changedList(menu.dishes, dishes) }).dishes;
  const byCategory = Map.groupBy(all, ({ category_id }) => category_id);
  return {
    categories: kinds,
    groups: inOrder(changedList(menu.groups, groups), orders.get(GROUP_ORDER)),
    dishes: [...byCategory].flatMap(([category_id, those]) => inOrder(those, orders.get(category_id))),
  };
}

function changedList<Item extends { readonly id: string }>(
  list: readonly Item[],
  changes: readonly { readonly id: string; readonly content: Item | null }[],
): Item[] {
  const changed = new Map(changes.map(({ id, content }) => [id, content]));
  const there = new Set(list.map(({ id }) => id));
  const kept = list.flatMap((item) => {
    const content = changed.get(item.id);
    return content === undefined ? [item] : content === null ? [] : [content];
  });
  const added = changes.flatMap(({ id, content }) => (there.has(id) || content === null ? [] : [content]));
  return [...kept, ...added];
}

/** In the order of the ids that it names; what it does not name stays behind what it came after. */
function inOrder<Item extends { readonly id: string }>(
  list: readonly Item[],
  order: readonly string[] | undefined,
): Item[] {
  if (order === undefined) return [...list];
  const place = new Map(order.map((id, index) => [id, index]));
  let last = -1;
  const placed = list.map((item) => {
    last = place.get(item.id) ?? last;
    return { item, at: last };
  });
  return placed.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}
