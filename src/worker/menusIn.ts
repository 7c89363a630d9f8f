import { isReadAhead } from "#domain/isReadAhead.ts";
import { isRecord } from "#domain/isRecord.ts";
import { readJson } from "./readJson.ts";

/** The one call whose answers are kept: goods of a menu, which anybody may read and which name nobody. */
export const MENU = "/order/store/goodlist";

type Fields = Readonly<Record<string, unknown>>;

interface BegunMenu {
  /** What was asked for. */
  readonly fields: Fields;
  /** What came with the page. */
  readonly answer: Fields;
  /** What is to be asked for beside that, to have the rest as the screen will ask for it. */
  readonly rest: readonly Fields[];
}

const DATA = /<script type="application\/json" id="noren-data">(.*?)<\/script>/s;
/** The key of an answer in a page, as `callKey` writes it. */
const KEY = /^\/order\/store\/goodlist\?(\[.*\])#([\w-]+)#$/;

/** The menus whose first goods came with a page. */
export function menusIn(html: string): readonly BegunMenu[] {
  const data = readJson(DATA.exec(html)?.[1] ?? "");
  const answers = isRecord(data) ? data["answers"] : undefined;
  return Object.entries(isRecord(answers) ? answers : {}).flatMap(([key, answer]) => {
    const [, asked = "", language] = KEY.exec(key) ?? [];
    const fields = readJson(asked);
    if (!Array.isArray(fields) || !isRecord(answer)) return [];
    return [{ fields: { ...Object.fromEntries(fields), language }, answer, rest: restOf(answer) }];
  });
}

function restOf({ categories, next_cursor }: Fields): readonly Fields[] {
  if (!next_cursor) return [];
  const known = Array.isArray(categories) ? categories.filter(isCategory) : [];
  if (isReadAhead(known)) return [{ cursor: next_cursor }];
  return known.filter(({ goods_count }) => goods_count > 0).map(({ category_id }) => ({ category_id }));
}

function isCategory(
  value: unknown,
): value is { readonly category_id: unknown; readonly goods_count: number } {
  return isRecord(value) && typeof value["goods_count"] === "number";
}
