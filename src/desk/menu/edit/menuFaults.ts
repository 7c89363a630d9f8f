import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { MOST_COURSE } from "#contract/goods.ts";
import type { MenuFault } from "#contract/menuChanges.ts";
import {
  MOST_ABOUT,
  MOST_DAILY,
  MOST_NAME,
  MOST_OPTIONS,
  MOST_SPANS,
  MOST_YEN,
} from "#contract/menuDocument.ts";
import { money } from "#text/formats.ts";

/** What a value can be wrong by itself. */
type WrongValue =
  | "name"
  | "about"
  | "price"
  | "most"
  | "options"
  | "time"
  | "spans"
  | "recommended"
  | "daily"
  | "minutes"
  | "other";

/** Something that is wrong with what was typed: where in the content, as in "options.2.price", and what. */
export type Fault =
  | { readonly path: string; readonly wrong: WrongValue }
  | { readonly path: string; readonly fault: MenuFault["fault"]; readonly value: MenuFault["value"] };

const BY_FIELD: Readonly<Record<string, WrongValue>> = {
  name: "name",
  reading: "name",
  about: "about",
  price: "price",
  discount: "price",
  most: "most",
  options: "options",
  from: "time",
  until: "time",
  spans: "spans",
  recommended: "recommended",
  daily: "daily",
  minutes: "minutes",
  last_order: "minutes",
};

/** What a schema says of a value as a fault: by the field that the place names last. */
export function faultOfPath(path: string): Fault {
  const field = path.split(".").findLast((part) => part in BY_FIELD);
  return { path, wrong: (field === undefined ? undefined : BY_FIELD[field]) ?? "other" };
}

/** All that is wrong with a content: by its schema first, and by the menu's rules where that finds nothing. */
export function faultsIn<Content>(
  schema: z.ZodMiniType<Content>,
  content: unknown,
  check: (content: Content) => readonly MenuFault[],
): { readonly content: Content; readonly faults: readonly Fault[] } | { readonly faults: readonly Fault[] } {
  const read = schema.safeParse(content);
  if (!read.success)
    return { faults: read.error.issues.map((issue) => faultOfPath(issue.path.map(String).join("."))) };
  const faults = check(read.data).map(
    ({ fault, path, value }): Fault => ({ path: path.map(String).join("."), fault, value }),
  );
  return { content: read.data, faults };
}

/** Says a fault in words. */
export function useFaultWords(): (fault: Fault) => string {
  const { t } = useTranslation("desk/menu");
  return (fault) => {
    if ("wrong" in fault)
      return t(`wrong.${fault.wrong}`, {
        yen: money(MOST_YEN),
        name: MOST_NAME,
        about: MOST_ABOUT,
        options: MOST_OPTIONS,
        spans: MOST_SPANS,
        daily: MOST_DAILY,
        minutes: MOST_COURSE,
      });
    const value = typeof fault.value === "number" ? String(fault.value) : (fault.value ?? "");
    return t(`fault.${fault.fault}`, { value });
  };
}

/** Of some faults the words of the first that stands at a place or within it; `undefined`: nothing is wrong there. */
export type FaultAt = (path: string) => string | undefined;

/** Finds faults by their places. */
export function useFaultAt(faults: readonly Fault[]): FaultAt {
  const words = useFaultWords();
  return (place) => {
    const found = faults.find(({ path }) => path === place || path.startsWith(`${place}.`));
    return found && words(found);
  };
}
