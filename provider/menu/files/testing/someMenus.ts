import * as fc from "fast-check";
import { type MenuDocument, MOST_NAME } from "#contract/menuDocument.ts";
import { randomMenu } from "#provider/menu/document/testing/randomMenu.ts";

/** Words that files of one kind or another take for something else. */
const ODD =
  "=1+1|'=1|''|-5|@a|a\"b|a,b|a;b\tc|a\nb|a\r\nb|007|1.5E+10|TRUE|null|_x000D_|_x005F_x000D_|~|# a|- b|{c: d}|<&>|𠮷野家|ﾃｽﾄ|１２|a: b|%|a\u2028b".split(
    "|",
  );
const words = fc
  .oneof(fc.string({ unit: "grapheme", maxLength: 12 }), fc.constantFrom(...ODD))
  .map((text) => text.trim().slice(0, MOST_NAME))
  // Half of a character is none, and a file of text has no place for it.
  .filter((text) => text.isWellFormed());
/** Ids are anything without white space. */
const ends = fc.stringMatching(/^[!-~あ-ん]{0,8}$/);

/** Any menu without a fault, with words and ids that are hard to keep in a file. */
export const anyMenu: fc.Arbitrary<MenuDocument> = fc
  .tuple(
    randomMenu("x").filter(({ categories }) => categories.length > 0),
    fc.array(words, { minLength: 1, maxLength: 20 }),
    ends,
  )
  .map(([menu, said, end]) => {
    let next = 0;
    const text = (was: string) => {
      if (was === "") return "";
      next += 1;
      return said[next % said.length] || was;
    };
    const changed = (value: unknown, key = ""): unknown => {
      if (Array.isArray(value)) return value.map((each) => changed(each));
      if (typeof value === "object" && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, name)]));
      if (typeof value !== "string") return value;
      if (/^(ja|zh|tw|en|ko|reading)$/.test(key)) return text(value);
      return value.startsWith("x-") ? value + end : value;
    };
    return changed(menu) as MenuDocument;
  });

export const NO_MENU: MenuDocument = { categories: [], groups: [], dishes: [] };

/** Ids that tests can foretell: n1, n2, … */
export function countedIds() {
  let count = 0;
  return {
    prefix: "shop-",
    isTaken: () => false,
    makeId: () => {
      count += 1;
      return `n${count}`;
    },
  };
}
