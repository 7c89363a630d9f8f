import { parseArgs } from "node:util";
import { GoodsShowType, TAX_CLASSES } from "#contract/enumerations.ts";
import type { ImportChoices } from "#contract/calls/desk/menuFile.ts";
import { USUAL_CHOICES } from "./plan/choices.ts";
import { FILE_KINDS } from "./template/writeMenuFile.ts";

export const USAGE = `npm run menu -- import FILE --store ID [--pictures ZIP] [--add-tax 8|10] [--tax-class food|alcohol|goods]
    [--sold table,pickup,shipped] [--dry-run]      takes a menu out of a file, all of it or nothing
      --pictures   a zip of pictures that are called by their item's ID or name; FILE may be such a zip, too, with the menu in it
      --add-tax    the percent that the file's prices lack; without it they are with tax
      --tax-class, --sold   what new items get of which the file does not say it; without them food, at the table and for pickup
      --dry-run    says what it would do, and does nothing
npm run menu -- export --store ID [--format xlsx|csv|yaml] [--out FILE] [--titles ja|en]      writes all of a store's menu
npm run menu -- pictures ZIP --store ID      says which item each picture in a zip belongs to; takes none`;

/** What is to be done, understood. */
export interface MenuCommand {
  readonly name: "import" | "export" | "pictures";
  readonly file: string | undefined;
  readonly store: string;
  /** Beside the file, with pictures. */
  readonly archive: string | undefined;
  readonly choices: ImportChoices;
  readonly isDry: boolean;
  readonly format: (typeof FILE_KINDS)[number];
  readonly out: string | undefined;
  readonly titles: "ja" | "en";
}

const options = {
  store: { type: "string" },
  pictures: { type: "string" },
  "add-tax": { type: "string" },
  "tax-class": { type: "string" },
  sold: { type: "string" },
  "dry-run": { type: "boolean" },
  format: { type: "string" },
  out: { type: "string" },
  titles: { type: "string" },
} as const;

const NAMES = ["import", "export", "pictures"] as const;
/** What each takes beside the store. */
const TAKES: Readonly<Record<MenuCommand["name"], readonly string[]>> = {
  import: ["pictures", "add-tax", "tax-class", "sold", "dry-run"],
  export: ["format", "out", "titles"],
  pictures: [],
};
const ADDED = ["0", "8", "10"] as const;
const SOLD: ReadonlyMap<string, ImportChoices["sold"][number]> = new Map([
  ["table", GoodsShowType.dineIn],
  ["pickup", GoodsShowType.offPremises],
  ["shipped", GoodsShowType.mall],
]);

/** What is wrong with a command, in words. */
class Misunderstood extends Error {
  override name = "Misunderstood";
}

const wrong = (words: string): never => {
  throw new Misunderstood(words);
};

/** A command as it was typed; what is wrong with it, in words, where it is not understood. */
export function menuCommand(given: readonly string[]): MenuCommand | string {
  try {
    return understood(given);
  } catch (error) {
    // What Node says of an option that there is not is in words as well.
    if (error instanceof Misunderstood || error instanceof TypeError) return error.message;
    throw error;
  }
}

function understood(given: readonly string[]): MenuCommand {
  const { positionals, values } = parseArgs({ args: [...given], options, allowPositionals: true });
  const [typed, file, ...more] = positionals;
  const name = NAMES.find((each) => each === typed) ?? wrong(`Say what to do: ${NAMES.join(", ")}.`);
  for (const option of Object.keys(values))
    if (option !== "store" && !TAKES[name].includes(option)) wrong(`${name} does not take --${option}.`);
  if (name === "export" && file !== undefined)
    wrong(`export does not take a file: name it by --out ${file}.`);
  if (name !== "export" && file === undefined) wrong(`Name the file: ${name} FILE.`);
  if (more.length > 0) wrong(`One file at a time: ${more.join(" ")} is too much.`);
  const store = values.store || wrong("Name the store: --store ID.");
  return {
    name,
    file,
    store,
    archive: values.pictures,
    choices: {
      tax_class: oneOf(values["tax-class"], TAX_CLASSES, "--tax-class") ?? USUAL_CHOICES.tax_class,
      sold: soldIn(values.sold),
      added_tax: addedIn(values["add-tax"]),
    },
    isDry: values["dry-run"] === true,
    format: oneOf(values.format, FILE_KINDS, "--format") ?? "xlsx",
    out: values.out,
    titles: oneOf(values.titles, ["ja", "en"] as const, "--titles") ?? "ja",
  };
}

function oneOf<Value extends string>(
  typed: string | undefined,
  all: readonly Value[],
  option: string,
): Value | undefined {
  if (typed === undefined) return undefined;
  return (
    all.find((each) => each === typed) ?? wrong(`${option} is one of ${all.join(", ")}, and not ${typed}.`)
  );
}

function addedIn(typed: string | undefined): ImportChoices["added_tax"] {
  const percent = oneOf(typed?.replace(/%$/, ""), ADDED, "--add-tax");
  return percent === "8" ? 8 : percent === "10" ? 10 : 0;
}

function soldIn(typed: string | undefined): ImportChoices["sold"] {
  if (typed === undefined) return USUAL_CHOICES.sold;
  const words = typed.split(/[,\s]+/).filter((word) => word !== "");
  const sold = words.map(
    (word) => SOLD.get(word) ?? wrong(`--sold takes ${[...SOLD.keys()].join(", ")}, and not ${word}.`),
  );
  if (sold.length === 0) wrong(`--sold takes one or more of ${[...SOLD.keys()].join(", ")}.`);
  return [...new Set(sold)];
}
