import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { openDesk } from "../../e2e/desk.ts";
import { inBrowser } from "../inBrowser.ts";
import type { Figure } from "../table.ts";
import { dineIn } from "./dineIn.ts";
import { heldFigures, type ScriptNames, tapFigures, wayFigures } from "./mealFigures.ts";
import { type MeasuredPhone, measuredPhone } from "./measuredPhone.ts";
import { otherWays } from "./otherWays.ts";
import { secondVisit } from "./secondVisit.ts";
import { type SlowNetwork, slowNetwork } from "./slowNetwork.ts";

/** A store's table, at a provider that answers there. */
export interface Table {
  readonly origin: string;
  /** Path and query. */
  readonly tableLink: string;
  /** Whether its desk is a demo's: elsewhere nobody accepts what is ordered, and the bill is not asked for. */
  readonly hasDemoDesk?: boolean;
}

/** A whole meal at a table on a slow phone and a slow network, and the next visit; with every tap in a line of its own. */
export function meal(
  { origin, tableLink, hasDemoDesk = false }: Table,
  executablePath: string,
  names: ScriptNames,
): Promise<Figure[]> {
  const way = "At a table";
  const accept = async (orderNo: string) => {
    const store = new URLSearchParams(tableLink.split("?")[1]).get("storeId") ?? "";
    await inBrowser(executablePath, async (staff) =>
      (await openDesk(staff, store, origin)).act(orderNo, "accept"),
    );
  };
  return onSlowNetwork(origin, executablePath, async (browser, network) => {
    const phone = await measuredPhone(browser, origin);
    const [start, middle, end] = await dineIn(phone, tableLink, hasDemoDesk ? accept : undefined);
    const shift = phone.shift();
    return [
      ...figuresOf(way, phone, network.bytesDown(), names),
      ...heldFigures({
        "when the menu has come": start,
        "after the first order": middle,
        "at the end of the meal": end,
      }),
      { name: "LCP of the first visit, by a slow network", value: phone.vital("LCP"), unit: "ms" },
      { name: "CLS of the whole meal", value: shift.value, unit: "", most: 0.1, note: shift.what },
      ...(await secondVisit(phone, tableLink, network)),
    ];
  });
}

/** A known guest's order of each other way, on a slow phone and a slow network of its own. */
export async function mealsElsewhere(
  origin: string,
  executablePath: string,
  names: ScriptNames,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [way, walk] of otherWays(origin))
    await onSlowNetwork(origin, executablePath, async (browser, network) => {
      const phone = await measuredPhone(browser, origin, "en");
      await walk(phone, browser);
      figures.push(...figuresOf(way, phone, network.bytesDown(), names));
    });
  return figures;
}

async function onSlowNetwork<T>(
  origin: string,
  executablePath: string,
  measure: (browser: Browser, network: SlowNetwork) => Promise<T>,
): Promise<T> {
  const network = await slowNetwork(origin);
  try {
    return await inBrowser(executablePath, (browser) => measure(browser, network), network.browserFlag);
  } finally {
    network.stop();
  }
}

const figuresOf = (way: string, phone: MeasuredPhone, bytes: number, names: ScriptNames): Figure[] => [
  ...tapFigures(way, phone.taps, names),
  ...wayFigures(way, phone.taps, phone.longTasks(), names),
  { name: `${way}: requests`, value: phone.requests(), unit: "" },
  { name: `${way}: bytes that came`, value: bytes / 1_000, unit: "kB" },
];

/** What the files of the build in a folder are called. */
export function scriptNames(root: string): ScriptNames {
  const manifest = JSON.parse(readFileSync(join(root, "dist/client/.vite/manifest.json"), "utf8")) as Record<
    string,
    { readonly file: string; readonly name?: string }
  >;
  return new Map(
    Object.values(manifest).flatMap(({ file, name }) => {
      const last = file.split("/").at(-1) ?? file;
      // What many parts have in common is called by all of their names.
      return name === undefined ? [] : [[last, name.length > 40 ? `${name.slice(0, 40)}…` : name] as const];
    }),
  );
}
