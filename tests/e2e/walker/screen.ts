import type { Page } from "@playwright/test";
import type { CartLine } from "#contract/cart.ts";
import { CartAction } from "#contract/enumerations.ts";
import { cartTotals } from "#domain/cart/cart.ts";
import { parseCart } from "#state/cart/storedCart.ts";

/** Something that a guest may tap, type into or choose from. */
export interface Target {
  /** Its place in the list; only good until the next look. */
  readonly at: number;
  readonly kind: "tap" | "type" | "select";
  readonly name: string;
  /** The input's type, or "" for what is none. */
  readonly type: string;
}

/** What a guest finds on the screen. */
export interface Screen {
  readonly url: string;
  readonly path: string;
  readonly targets: readonly Target[];
  /** In a modal dialog: "alertdialog" for a question, "dialog" for a sheet; null on the page itself. */
  readonly modal: string | null;
  /** The modal's heading. */
  readonly title: string;
  /** Whether something leads away from here: back, close, another address, or an answer to what is asked. */
  readonly hasWayBack: boolean;
  readonly isOffline: boolean;
  readonly text: string;
  /** All that is said by live regions. */
  readonly said: string;
  /** The language that the page says it is in. */
  readonly lang: string;
  /** What the cart's bar says of it: how many pieces in words, what else, and the sum; null where there is none. */
  readonly bar: { readonly words: string; readonly notes: readonly string[]; readonly sum: string } | null;
  /** What is stored of the store's carts that the page is of. */
  readonly stored: string;
}

/** Looks at the page; rejects while it is being changed for another. */
export function look(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const modals = [...document.querySelectorAll<HTMLElement>("dialog:modal")];
    const inMiddle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("dialog:modal");
    const top = inMiddle ?? modals.at(-1) ?? null;
    const root: ParentNode = top ?? document;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const wanted = "a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, summary";
    const elements = [...root.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      if (element.closest("[inert]")) return [];
      if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)) {
        const label = element.closest("label") ?? element;
        return isSeen(label) ? [{ element: label, input: element }] : [];
      }
      return isSeen(element) ? [{ element, input: element }] : [];
    });
    const own = elements.filter(({ element }) => {
      if (element instanceof HTMLInputElement && element.type === "file") return false;
      if (!(element instanceof HTMLAnchorElement)) return true;
      const isHere = element.origin === location.origin && !element.pathname.startsWith("/desk");
      return isHere && element.target !== "_blank" && !element.download;
    });
    Reflect.set(
      window,
      "walkerTargets",
      own.map(({ element }) => element),
    );
    const nameOf = (element: HTMLElement, input: HTMLElement) =>
      (
        input.getAttribute("aria-label") ??
        (element.textContent.trim() ||
          input.getAttribute("name") ||
          input.getAttribute("placeholder") ||
          input.id)
      )
        .replaceAll(/\s+/g, " ")
        .slice(0, 60);
    const targets = own.map(({ element, input }, at) => {
      const isField =
        (input instanceof HTMLInputElement && !/^(radio|checkbox|submit|button)$/.test(input.type)) ||
        input instanceof HTMLTextAreaElement;
      const kind = input instanceof HTMLSelectElement ? "select" : isField ? "type" : "tap";
      return {
        at,
        kind,
        name: nameOf(element, input),
        type: input instanceof HTMLInputElement ? input.type : "",
      } as const;
    });
    const leadsAway = ({ element }: (typeof own)[number]) => {
      if (top !== null) return true;
      if (element instanceof HTMLAnchorElement) return element.pathname !== location.pathname;
      return element instanceof HTMLButtonElement && element.closest("header, nav") !== null;
    };
    const storeId = new URLSearchParams(location.search).get("storeId");
    const bar = [...document.querySelectorAll("[data-cart-target]")].find(isSeen);
    return {
      url: location.href,
      path: location.pathname,
      targets,
      modal: top === null ? null : (top.getAttribute("role") ?? "dialog"),
      title: top?.querySelector("h2")?.textContent ?? "",
      hasWayBack: own.some(leadsAway),
      isOffline: !navigator.onLine,
      text: document.getElementById("app")?.textContent ?? "",
      said: [...document.querySelectorAll("[role=status], [role=alert]")]
        .map(({ textContent }) => textContent)
        .join(" "),
      lang: document.documentElement.lang,
      bar: bar
        ? {
            words: bar.querySelector("span[aria-live]")?.firstChild?.textContent ?? "",
            notes: [...bar.querySelectorAll("span[aria-live] small")].map(({ textContent }) => textContent),
            sum: bar.querySelector("strong")?.textContent ?? "",
          }
        : null,
      stored: localStorage.getItem(`cart.${storeId}`) ?? "[]",
    };
  });
}

/**
 * The store's carts that an address orders from, the one it is of first: a table's, or the menu's and the offers' of
 * another way, which are an order each.
 */
export function cartsOf(url: string): readonly CartAction[] {
  const { pathname, searchParams } = new URL(url);
  if (/^\/(orderFood|submitOrder)$/.test(pathname)) return [CartAction.dineIn];
  if (pathname !== "/storeHome") return [];
  const type = searchParams.get("type");
  const [menu, offers] =
    type === "2"
      ? [CartAction.takeAway, CartAction.offerTakeAway]
      : type === "3"
        ? [CartAction.delivery, CartAction.offerDelivery]
        : [];
  if (menu === undefined || offers === undefined) return [];
  return searchParams.get("tab") === "offers" ? [offers, menu] : [menu, offers];
}

/** The lines of the first of these carts that holds anything of what is stored; pieces and price by the rules of both sides. */
export function storedCart(
  stored: string,
  carts: readonly CartAction[],
): { readonly lines: readonly CartLine[]; readonly count: number; readonly total: number } {
  const lines = parseCart(stored);
  const held = carts.map((cart) => lines.filter(({ action }) => action === cart));
  const own = held.find(({ length }) => length > 0) ?? [];
  return { lines: own, ...cartTotals(own) };
}

/** Taps where a finger would, once it no longer moves; false where it meets something else, or nothing any more. */
export async function tap(page: Page, at: number): Promise<boolean> {
  const point = await page.evaluate(async (index) => {
    const all = Reflect.get(window, "walkerTargets") as readonly HTMLElement[] | undefined;
    const element = all?.[index];
    if (!element?.isConnected) return null;
    // A sheet that is going away is no longer there to be tapped.
    if (element.closest("dialog")?.matches(":modal") === false) return null;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // What slides in would be somewhere else by the time that the finger comes.
    let place = element.getBoundingClientRect();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const { left, top } = place;
      place = element.getBoundingClientRect();
      if (place.left === left && place.top === top) break;
    }
    const { left, top, width, height } = place;
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
  }, at);
  if (!point) return false;
  await page.touchscreen.tap(point.x, point.y);
  return true;
}

/** Writes a text into a field, or takes an option of a select by its number. */
export async function fill(page: Page, at: number, text: string): Promise<void> {
  const handle = await page.evaluateHandle(
    (index) => (Reflect.get(window, "walkerTargets") as readonly HTMLElement[])[index] ?? null,
    at,
  );
  const element = handle.asElement();
  if (!element) return;
  const isSelect = await element.evaluate((it) => it instanceof HTMLSelectElement);
  if (isSelect) {
    const count = await element.evaluate((it) => (it as HTMLSelectElement).options.length);
    await element.selectOption({ index: text.length % Math.max(1, count) }, { timeout: 1_000 });
  } else await element.fill(text, { timeout: 1_000 });
}
