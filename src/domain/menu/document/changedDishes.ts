import type { ManyChange } from "#contract/menuChanges.ts";
import { type MenuDish, type MenuDocument, MOST_YEN } from "#contract/menuDocument.ts";
import { isSameContent } from "./sameContent.ts";

/** Which of some dishes of a menu a change alters, and to what, in the menu's order. */
export function changedDishes(
  { dishes }: MenuDocument,
  ids: ReadonlySet<string>,
  change: ManyChange,
): { readonly before: MenuDish; readonly after: MenuDish }[] {
  return dishes
    .filter(({ id }) => ids.has(id))
    .map((before) => ({ before, after: { ...before, ...altered(before, change) } }))
    .filter(({ before, after }) => !isSameContent(before, after));
}

function altered({ price }: MenuDish, change: ManyChange): Partial<MenuDish> {
  switch (change.kind) {
    case "category":
      return { category_id: change.category_id };
    case "daily":
      return { daily: change.daily };
    case "hours":
      return { when: change.when };
    case "sold":
      return { sold: change.sold };
    case "price": {
      const { amount, by, round } = change;
      const wanted = by === "yen" ? price + amount : (price * (100 + amount)) / 100;
      const rounded = Math.floor(wanted / round + 0.5) * round;
      return { price: Math.min(MOST_YEN, Math.max(0, rounded)) };
    }
  }
}
