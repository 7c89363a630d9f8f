import type { MenuDocument } from "#contract/menuDocument.ts";

/** New ids for old ones: the same for the same. */
class Renaming {
  readonly #known = new Map<string, string>();
  readonly #makeId: () => string;

  constructor(makeId: () => string) {
    this.#makeId = makeId;
  }

  of(id: string): string {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const made = this.#makeId();
    this.#known.set(id, made);
    return made;
  }
}

/** A menu like another one, whose categories, dishes, groups and options have ids of their own. */
export function copiedMenu(menu: MenuDocument, makeId: () => string): MenuDocument {
  const [categories, dishes, groups] = [
    new Renaming(makeId),
    new Renaming(makeId),
    new Renaming(makeId),
  ] as const;
  return {
    categories: menu.categories.map((category) => ({ ...category, id: categories.of(category.id) })),
    groups: menu.groups.map((group) => ({
      ...group,
      id: groups.of(group.id),
      // An option is one of its group's alone.
      options: group.options.map((option) => ({ ...option, id: makeId() })),
    })),
    dishes: menu.dishes.map((dish) => ({
      ...dish,
      id: dishes.of(dish.id),
      category_id: categories.of(dish.category_id),
      groups: dish.groups.map((id) => groups.of(id)),
      course_id: dish.course_id === null ? null : dishes.of(dish.course_id),
      goes_with: dish.goes_with.map((id) => dishes.of(id)),
    })),
  };
}
