import type { MenuDocument } from "#contract/menuDocument.ts";
import { applyDraft, CATEGORY_ORDER, type DraftChange, GROUP_ORDER } from "./applyDraft.ts";
import { orderedMenu } from "./orderedMenu.ts";
import { isSameContent } from "./sameContent.ts";

interface Item {
  readonly id: string;
}

/** The changes that make one menu of another: `applyDraft` with them gives `after` in the order in which guests see it. */
export function draftOf(before: MenuDocument, after: MenuDocument): DraftChange[] {
  const contents: DraftChange[] = [
    ...changesOf(before.categories, after.categories).map((each) => ({ kind: "category" as const, ...each })),
    ...changesOf(before.groups, after.groups).map((each) => ({ kind: "group" as const, ...each })),
    ...changesOf(before.dishes, after.dishes).map((each) => ({ kind: "dish" as const, ...each })),
  ];
  const orders = ordersOf(orderedMenu(after)).filter(
    ({ content, id }) => !isSameContent(content, orderIn(applyDraft(before, contents), id)),
  );
  return [...contents, ...orders];
}

function changesOf<Content extends Item>(
  before: readonly Content[],
  after: readonly Content[],
): { id: string; content: Content | null }[] {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const later = new Set(after.map(({ id }) => id));
  const news = after.filter((item) => !isSameContent(earlier.get(item.id), item));
  const gone = before.filter(({ id }) => !later.has(id));
  return [
    ...news.map((content) => ({ id: content.id, content })),
    ...gone.map(({ id }) => ({ id, content: null })),
  ];
}

function ordersOf(menu: MenuDocument) {
  const lists = [CATEGORY_ORDER, GROUP_ORDER, ...menu.categories.map(({ id }) => id)];
  return lists.map((id) => ({ kind: "order" as const, id, content: orderIn(menu, id) }));
}

/** The ids of a list of a menu in their order. */
export function orderIn({ categories, dishes, groups }: MenuDocument, list: string): string[] {
  const items: readonly Item[] =
    list === CATEGORY_ORDER
      ? categories
      : list === GROUP_ORDER
        ? groups
        : dishes.filter(({ category_id }) => category_id === list);
  return items.map(({ id }) => id);
}
