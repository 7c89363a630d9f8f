import type { MenuCategory, MenuDish, MenuDocument, MenuGroup } from "#contract/menuDocument.ts";

/** A change that takes something out of a menu, with what was there before. */
export type RemovalChange =
  | {
      readonly kind: "dish";
      readonly id: string;
      readonly before: MenuDish;
      readonly content: MenuDish | null;
    }
  | { readonly kind: "group"; readonly id: string; readonly before: MenuGroup; readonly content: null }
  | {
      readonly kind: "category";
      readonly id: string;
      readonly before: MenuCategory;
      readonly content: null;
    };

export interface Removal {
  /** What is to go. */
  readonly content: MenuCategory | MenuGroup | MenuDish;
  /** How many dishes the category has, or have the group. */
  readonly dishes: number;
  readonly changes: readonly RemovalChange[];
}

/**
 * What has to change in a menu for something of it to go: a category goes with its dishes, a group out of the dishes that
 * ask for it, a dish out of those that name it. Null: it is not there.
 */
export function removal(menu: MenuDocument, kind: "category" | "group" | "dish", id: string): Removal | null {
  const those = menu.dishes.filter((dish) =>
    kind === "category" ? dish.category_id === id : kind === "group" && dish.groups.includes(id),
  );
  const gone = new Set(kind === "category" ? those.map((dish) => dish.id) : kind === "dish" ? [id] : []);
  const ofDishes = menu.dishes.flatMap((dish): RemovalChange[] => {
    const content = gone.has(dish.id) ? null : without(dish, gone, kind === "group" ? id : null);
    return content === dish ? [] : [{ kind: "dish", id: dish.id, before: dish, content }];
  });
  if (kind === "dish") {
    const content = menu.dishes.find((dish) => dish.id === id);
    return content === undefined ? null : { content, dishes: 0, changes: ofDishes };
  }
  if (kind === "group") {
    const before = menu.groups.find((group) => group.id === id);
    if (before === undefined) return null;
    const changes = [...ofDishes, { kind, id, before, content: null } as const];
    return { content: before, dishes: those.length, changes };
  }
  const before = menu.categories.find((category) => category.id === id);
  if (before === undefined) return null;
  const changes = [...ofDishes, { kind, id, before, content: null } as const];
  return { content: before, dishes: those.length, changes };
}

/** A dish that names none of what is gone: the same one where it does not. */
function without(dish: MenuDish, gone: ReadonlySet<string>, group: string | null): MenuDish {
  const isNamed =
    dish.goes_with.some((id) => gone.has(id)) ||
    (dish.course_id !== null && gone.has(dish.course_id)) ||
    (group !== null && dish.groups.includes(group));
  if (!isNamed) return dish;
  return {
    ...dish,
    goes_with: dish.goes_with.filter((id) => !gone.has(id)),
    course_id: dish.course_id !== null && gone.has(dish.course_id) ? null : dish.course_id,
    groups: dish.groups.filter((id) => id !== group),
  };
}
