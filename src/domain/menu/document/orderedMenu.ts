import type { MenuDocument } from "#contract/menuDocument.ts";

/** A menu with its dishes in the order in which guests see them: by category, as they stand within each. */
export function orderedMenu(menu: MenuDocument): MenuDocument {
  const places = new Map(menu.categories.map(({ id }, place) => [id, place]));
  const place = (category_id: string) => places.get(category_id) ?? places.size;
  return {
    ...menu,
    dishes: menu.dishes.toSorted((one, other) => place(one.category_id) - place(other.category_id)),
  };
}
