import * as z from "zod/mini";
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
} from "yaml";
import {
  MenuCategory,
  MenuDish,
  type MenuDocument,
  MenuGroup,
  MenuName,
  MenuOption,
  MenuText,
} from "#contract/menuDocument.ts";
import type {
  CategoryEntry,
  Cells,
  DishEntry,
  GroupEntry,
  MenuEntry,
  MenuRead,
  OptionEntry,
} from "../entry.ts";
import { type Finding, type Place, RefusedFile, type RowFault } from "../finding.ts";
import { MOST_ROWS } from "../read/table.ts";
import { checkedPrice } from "../values/price.ts";

/** What such a file begins with: the version of its form. */
const VERSION = { noren_menu: 1 } as const;
// A field that is written wrong is not passed by.
const said = z.partial(z.strictObject(MenuName.shape));
const about = z.partial(z.strictObject(MenuText.shape));
const own = { id: z.optional(z.string()), name: z.optional(said) };

const SaidCategory = z.extend(z.partial(z.strictObject(MenuCategory.shape)), own);
const SaidOption = z.extend(z.partial(z.strictObject(MenuOption.shape)), own);
/** Its options are read one by one. */
const SaidGroup = z.extend(z.partial(z.strictObject(MenuGroup.shape)), {
  ...own,
  options: z.optional(z.array(z.unknown())),
});
const SaidDish = z.extend(z.partial(z.strictObject(MenuDish.shape)), { ...own, about: z.optional(about) });

/** The order of fields, whatever order those of a menu came in: the same menu is the same file. */
const FIELDS = ["noren_menu", "categories"].concat(
  Object.keys(MenuDish.shape),
  Object.keys(MenuGroup.shape),
  Object.keys(MenuOption.shape),
  ["dishes", "ja", "zh", "tw", "en", "ko", "src", "widths", "ratio", "tint"],
  ["weekdays", "spans", "from", "until", "minutes", "last_order", "contains", "without", "same_kitchen"],
);
const place = ({ key }: Pair): number => FIELDS.indexOf(isScalar(key) ? String(key.value) : String(key));

/** All of a menu as YAML 1.2, as the fields are named. */
export function writeYaml(menu: MenuDocument): string {
  const sortMapEntries = (one: Pair, other: Pair) => place(one) - place(other);
  return stringify({ ...VERSION, ...menu }, { lineWidth: 0, aliasDuplicateObjects: false, sortMapEntries });
}

/** Whether a text is YAML, or JSON, whose first field says that it is a menu. */
export function isYaml(text: string): boolean {
  const lines = text
    .replace(/^\uFEFF/, "")
    .slice(0, 4_000)
    .split("\n");
  const first = lines.find((line) => !/^\s*(?:#.*|---|\{)?\s*$/.test(line)) ?? "";
  return /^\s*\{?\s*"?(?:noren_menu|categories|groups|dishes)"?\s*:/.test(first);
}

/**
 * Reads such a file. Aliases are not followed: none of them can grow.
 * @throws RefusedFile for what is no YAML, or no menu
 */
export function readYaml(text: string): MenuRead {
  const lines = new LineCounter();
  const root = rootOf(text, lines);
  const reader = new YamlReader(lines);
  const entries = [
    ...reader.list(
      root,
      "categories",
      SaidCategory,
      (base, says): CategoryEntry => ({ kind: "category", ...base, says }),
    ),
    ...reader.list(
      root,
      "groups",
      SaidGroup,
      (base, { most, name, need }, node): GroupEntry => ({
        kind: "group",
        ...base,
        says: { most, name, need },
        options: reader.list(
          node,
          "options",
          SaidOption,
          (option, says): OptionEntry => ({ ...option, says }),
        ),
      }),
    ),
    ...reader.list(
      root,
      "dishes",
      SaidDish,
      (base, { category_id, ...says }): DishEntry => ({
        kind: "dish",
        ...base,
        says,
        leftOut: undefined,
        category: category_id === undefined ? undefined : { id: category_id, name: {}, notes: [] },
        variations: undefined,
        modifiers: [],
      }),
    ),
  ] satisfies MenuEntry[];
  return { format: "yaml", entries, findings: reader.findings };
}

function rootOf(text: string, lineCounter: LineCounter): YAMLMap {
  const document = (() => {
    try {
      return parseDocument(text, { lineCounter, schema: "core", stringKeys: true });
    } catch {
      // Nested more deeply than a menu is by thousands.
      throw new RefusedFile("broken_yaml");
    }
  })();
  const [error] = document.errors;
  if (error !== undefined) throw new RefusedFile("broken_yaml", `${error.linePos?.[0].line ?? ""}`);
  if (!isMap(document.contents)) throw new RefusedFile("broken_yaml");
  return document.contents;
}

interface Base {
  readonly at: Place;
  readonly cells: Cells;
  readonly notes: readonly [];
  readonly id: string;
}

class YamlReader {
  readonly findings: Finding[] = [];
  readonly #lines: LineCounter;
  #rows = 0;

  constructor(lines: LineCounter) {
    this.#lines = lines;
  }

  list<T extends { readonly id?: string | undefined }, E>(
    parent: YAMLMap,
    list: string,
    schema: z.ZodMiniType<T>,
    entry: (base: Base, says: Omit<T, "id">, node: YAMLMap) => E,
  ): E[] {
    const items = parent.get(list, true);
    if (!isSeq(items)) return [];
    return items.items.flatMap((item) => {
      this.#rows += 1;
      if (this.#rows > MOST_ROWS) throw new RefusedFile("too_many_rows", `${MOST_ROWS}`);
      const at = { sheet: list, row: this.#lineOf(item) };
      if (!isMap(item)) return this.#refuse(at, "", "not_understood");
      const value = plain(item);
      const read = schema.safeParse(value);
      if (!read.success) return this.#refuseIssue(at, value, read.error.issues[0]?.path.map(String) ?? []);
      const { id, ...says } = read.data;
      const cells = Object.fromEntries(Object.keys(says).map((title) => [title, { column: "", title }]));
      return [entry({ at, cells, notes: [], id: id ?? "" }, says, item)];
    });
  }

  #refuseIssue(at: Place, value: unknown, path: readonly string[]) {
    const title = path.join(".");
    const found = path.reduce<unknown>((inner, key) => fieldOf(inner, key), value);
    const price = path.at(-1) === "price" && typeof found === "number" ? checkedPrice(found) : undefined;
    const long = typeof found === "string" && found.length > 100 ? "too_long" : "not_understood";
    return this.#refuse(at, title, typeof price === "string" ? price : long, briefly(found));
  }

  #refuse(at: Place, title: string, reason: RowFault, what = ""): [] {
    this.findings.push({ at, column: "", title, reason, about: what });
    return [];
  }

  #lineOf(item: unknown): number {
    const range = isNode(item) ? item.range : undefined;
    return range ? this.#lines.linePos(range[0]).line : 0;
  }
}

const isNode = (item: unknown): item is Node => isMap(item) || isSeq(item) || isScalar(item);

/** Its value; undefined where it has aliases, which are no part of such a file. */
function plain(item: YAMLMap): unknown {
  let hasAlias = false;
  visit(item, {
    Alias: () => {
      hasAlias = true;
      return visit.BREAK;
    },
  });
  return hasAlias ? undefined : item.toJSON();
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}

const briefly = (value: unknown) => (value === undefined ? "" : (JSON.stringify(value) ?? "").slice(0, 60));
