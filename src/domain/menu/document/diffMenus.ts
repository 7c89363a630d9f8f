import type { MenuDifference } from "#contract/menuChanges.ts";
import type { MenuDocument, MenuText } from "#contract/menuDocument.ts";
import { isSameContent } from "./sameContent.ts";

interface Named {
  readonly id: string;
  readonly name: MenuText;
}

/** What differs between two menus: categories first, then groups, then dishes, each in the later one's order. */
export function diffMenus(before: MenuDocument, after: MenuDocument): MenuDifference[] {
  return [
    ...diffLists("category", before.categories, after.categories),
    ...moved("categories", "", before.categories, after.categories),
    ...diffLists("group", before.groups, after.groups),
    ...moved("groups", "", before.groups, after.groups),
    ...diffLists("dish", before.dishes, after.dishes),
    ...movedDishes(before, after),
  ];
}

function diffLists(
  of: "category" | "group" | "dish",
  before: readonly Named[],
  after: readonly Named[],
): MenuDifference[] {
  const earlier = new Map(before.map((one) => [one.id, one]));
  const later = new Set(after.map(({ id }) => id));
  const news = after.flatMap((one): MenuDifference[] => {
    const { id, name } = one;
    const was = earlier.get(id);
    if (was === undefined) return [{ of, id, name, what: "added", fields: [] }];
    const fields = changedFields(was, one);
    return fields.length === 0 ? [] : [{ of, id, name, what: "changed", fields }];
  });
  const gone = before
    .filter(({ id }) => !later.has(id))
    .map(({ id, name }): MenuDifference => ({ of, id, name, what: "removed", fields: [] }));
  return [...news, ...gone];
}

function changedFields(was: Named, is: Named): string[] {
  const former: ReadonlyMap<string, unknown> = new Map(Object.entries(was));
  return Object.entries(is).flatMap(([field, value]) =>
    isSameContent(former.get(field), value) ? [] : [field],
  );
}

function moved(
  of: "categories" | "groups" | "dishes",
  id: string,
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): MenuDifference[] {
  const earlier = new Set(before.map((one) => one.id));
  const later = new Set(after.map((one) => one.id));
  const was = before.filter((one) => later.has(one.id));
  const is = after.filter((one) => earlier.has(one.id));
  return was.some((one, place) => one.id !== is[place]?.id) ? [{ of, id, what: "moved" }] : [];
}

function movedDishes(before: MenuDocument, after: MenuDocument): MenuDifference[] {
  const earlier = Map.groupBy(before.dishes, ({ category_id }) => category_id);
  const later = Map.groupBy(after.dishes, ({ category_id }) => category_id);
  return after.categories.flatMap(({ id }) =>
    moved("dishes", id, earlier.get(id) ?? [], later.get(id) ?? []),
  );
}
