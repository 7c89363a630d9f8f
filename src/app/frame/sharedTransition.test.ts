// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSharedTransitions } from "./sharedTransition.ts";

const LIST = `<div id="content"><main><article><picture><img src="/tea.webp"></picture><a>Tea</a></article></main></div>`;
const PAGE = `<div id="content"><main><picture><img src="/tea.webp"></picture></main></div>`;
const WAITING = `<div id="content"><main><div aria-busy="true"><span data-shape="picture"></span></div></main></div>`;
const OTHER = `<div id="content"><main><p>Something else</p></main></div>`;

const change = startSharedTransitions();
let moved: { readonly from: string; readonly to: string }[] = [];
let skipped = 0;

const named = () =>
  document.querySelector<HTMLElement>('#content [style*="view-transition-name"]')?.localName ?? "";

/** As browsers do it, but at once: what has the name before, and after the change. */
function startViewTransition(update: () => Promise<void>) {
  const from = named();
  const done = Promise.resolve().then(async () => {
    await update();
    moved.push({ from, to: named() });
  });
  return { ready: done, finished: done, skipTransition: () => (skipped += 1) };
}

beforeEach(() => {
  moved = [];
  skipped = 0;
  document.body.innerHTML = LIST;
  Object.assign(document, { startViewTransition });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

const tap = () => document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const rest = () => new Promise((resolve) => setTimeout(resolve));
const show = (html: string) => () => {
  document.body.innerHTML = html;
};
let keys = 0;
const oneWay = () => ({ from: `list${(keys += 1)}`, to: `page${keys}`, isBack: false });

test("the picture of the tapped card becomes that of its page, and back again", async () => {
  const way = oneWay();
  tap();
  change(way, show(PAGE));
  await rest();
  change({ from: way.to, to: way.from, isBack: true }, show(LIST));
  await rest();
  expect(moved).toEqual([
    { from: "img", to: "img" },
    { from: "img", to: "img" },
  ]);
  expect(named()).toBe("");
  expect(document.documentElement.style.getPropertyValue("view-transition-name")).toBe("");
});

test("a page that is still on its way takes the picture where its own will be", async () => {
  tap();
  change(oneWay(), show(WAITING));
  await rest();
  expect(moved).toEqual([{ from: "img", to: "span" }]);
});

test("where nothing is the same on both screens nothing moves", async () => {
  tap();
  change(oneWay(), show(OTHER));
  await rest();
  expect(document.body.innerHTML).toBe(OTHER);
  await vi.waitFor(() => expect(skipped).toBe(1));
});

test("a screen that is put together in a moment is waited for", async () => {
  tap();
  change(oneWay(), show(OTHER));
  await rest();
  show(PAGE)();
  await vi.waitFor(() => expect(moved).toEqual([{ from: "img", to: "img" }]));
  expect(skipped).toBe(0);
});

test("what comes next ends the motion, and the screen has changed all the same", async () => {
  tap();
  change(oneWay(), show(PAGE));
  dispatchEvent(new Event("pointerdown"));
  expect(skipped).toBe(1);
  await rest();
  expect(document.body.innerHTML).toContain("/tea.webp");
});

test.each([
  ["who asks for reduced motion", () => vi.stubGlobal("matchMedia", () => ({ matches: true }))],
  ["a browser without view transitions", () => Reflect.deleteProperty(document, "startViewTransition")],
])("for %s the screen changes at once", (_, prepare) => {
  prepare();
  tap();
  change(oneWay(), show(PAGE));
  expect(document.body.innerHTML).toBe(PAGE);
  expect(moved).toEqual([]);
});
