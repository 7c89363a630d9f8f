import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { storeList } from "#contract/calls/storeLists.ts";
import { updateSearch } from "#provider/stores/maintenance/maintainStores.ts";
import { local } from "#state/storage/storage.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 15_000 };
const KEY = "noren.searches";
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();

beforeAll(async () => {
  await updateSearch(provider().db);
});

afterEach(() => {
  local.remove(KEY);
  local.remove("noren.whereabouts");
});

const field = () =>
  screen.findByRole<HTMLInputElement>("combobox", { name: "Search stores and items" }, PATIENCE);
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const store = (name: string) => screen.findByRole("option", { name: new RegExp(name) }, PATIENCE);
const stored = (): unknown => JSON.parse(local.get(KEY) ?? "[]");
const here = () => window.location.pathname + window.location.search;
/** The option that the keys stand on. */
const active = async () =>
  document.getElementById((await field()).getAttribute("aria-activedescendant") ?? "")?.textContent;

/** The words that stores are looked for by; `hold` keeps an answer back until it is let go. */
function asked(hold: (keyword: string) => Promise<void> | null = () => null) {
  const keywords: string[] = [];
  onTheWay(async (request, ask) => {
    if (!request.url.endsWith(storeList.path)) return ask();
    const { keyword } = await request.clone().json();
    if (keyword === undefined) return ask();
    keywords.push(keyword);
    await hold(keyword);
    return ask();
  });
  return keywords;
}

async function openInput(query = "", history: readonly string[] = []) {
  if (history.length > 0) local.set(KEY, JSON.stringify(history));
  await openApp(`/searchInput${query}`);
  return field();
}

describe("typing", () => {
  it("suggests stores, and last the words themselves; says how many", async () => {
    const input = await openInput();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect([input.type, input.getAttribute("enterkeyhint"), input.getAttribute("aria-expanded")]).toEqual([
      "search",
      "search",
      "false",
    ]);
    await user.type(input, "store");
    await store("Store diner");
    expect(input.getAttribute("aria-expanded")).toBe("true");
    expect(options().at(-1)).toBe("Search for “store”");
    await screen.findByText(`${options().length} suggestions`);
    expect(stored()).toEqual([]);
  });

  it("leads straight to a store that is tapped, and finds the letters again on the way back", async () => {
    await user.type(await openInput(), "diner");
    await user.click(await store("Store diner"));
    await waitFor(() => expect(here()).toMatch(/^\/store(Home|Index)\?storeId=diner/), PATIENCE);
    window.history.back();
    await waitFor(() => expect(here()).toBe("/searchInput?keyword=diner"), PATIENCE);
    expect((await field()).value).toBe("diner");
    expect(stored()).toEqual([]);
  });

  it("asks for nothing and searches for nothing in the middle of an input method's word", async () => {
    const keywords = asked();
    const input = await openInput();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: "らーm" }, isComposing: true });
    await new Promise((pass) => setTimeout(pass, 400));
    expect([keywords, options()]).toEqual([[], []]);
    fireEvent.input(input, { target: { value: "らーめん" }, isComposing: true });
    expect(fireEvent.keyDown(input, { key: "Enter", isComposing: true })).toBe(false);
    fireEvent.compositionEnd(input);
    // Safari sends the Enter that ended the word after its end.
    expect(fireEvent.keyDown(input, { key: "Enter", keyCode: 229 })).toBe(false);
    await waitFor(() => expect(keywords).toEqual(["らーめん"]), PATIENCE);
    expect(here()).toMatch(/^\/searchInput/);
    expect(stored()).toEqual([]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(here()).toMatch(/^\/searchStore\?keyword=/), PATIENCE);
    expect(stored()).toEqual(["らーめん"]);
  });

  it("never shows what fewer letters found in the place of what all of them did", async () => {
    let letGo = () => {};
    const held = new Promise<void>((release) => {
      letGo = release;
    });
    const keywords = asked((keyword) => (keyword === "sto" ? held : null));
    const input = await openInput();
    await user.type(input, "sto");
    await waitFor(() => expect(keywords).toEqual(["sto"]), PATIENCE);
    await user.type(input, "re cover");
    await store("Store cover");
    expect(options()).toHaveLength(2);
    letGo();
    await new Promise((pass) => setTimeout(pass, 300));
    expect(options()).toHaveLength(2);
  });

  it("says quietly that stores did not come, while what is on the device still does", async () => {
    onTheWay((request, ask) => (request.url.endsWith(storeList.path) ? Response.error() : ask()));
    await user.type(await openInput("", ["ramen", "soba"]), "ram");
    await screen.findByText("Store suggestions didn’t load. You can still search.", {}, PATIENCE);
    expect(options()).toEqual(["ramen", "Search for “ram”"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that 500 letters are too many, keeps them, and searches for none of them", async () => {
    const keywords = asked();
    const long = "ラ".repeat(500);
    const input = await openInput();
    fireEvent.input(input, { target: { value: long } });
    await screen.findByText("A search can have up to 100 characters. Please shorten it by 400.");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await user.type(input, "{Enter}");
    expect([input.value, options(), keywords]).toEqual([long, [], []]);
    expect(here()).toMatch(/^\/searchInput/);
  });

  it("takes blanks for nothing", async () => {
    const input = await openInput("", ["ramen"]);
    await user.type(input, "   {Enter}");
    expect(here()).toMatch(/^\/searchInput/);
    expect(screen.getByRole("button", { name: "ramen" })).toBeDefined();
    expect(stored()).toEqual(["ramen"]);
  });

  it.each(["🍜", "ラ", "<b>b</b>&amp;", "１００"])("looks for %s as it stands", async (words) => {
    const keywords = asked();
    fireEvent.input(await openInput(), { target: { value: words } });
    await waitFor(() => expect(keywords).toEqual([words]), PATIENCE);
    await waitFor(() => expect(options()).toContain(`Search for “${words}”`), PATIENCE);
  });
});

describe("the keys", () => {
  it("go through the suggestions and round, leave by Escape, come back by down, and take one by Enter", async () => {
    const input = await openInput("", ["stores of ramen", "soba"]);
    await user.type(input, "store");
    await store("Store diner");
    await user.keyboard("{ArrowDown}");
    expect(await active()).toBe("stores of ramen");
    await user.keyboard("{ArrowUp}");
    expect(await active()).toBe("Search for “store”");
    await user.keyboard("{ArrowDown}");
    expect(await active()).toBe("stores of ramen");
    expect(document.activeElement).toBe(input);
    await user.keyboard("{Escape}");
    expect(options()).toEqual([]);
    expect(input.value).toBe("store");
    await user.keyboard("{ArrowDown}");
    expect(await active()).toBe("stores of ramen");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(here()).toBe("/searchStore?keyword=stores+of+ramen"), PATIENCE);
    expect(stored()).toEqual(["stores of ramen", "soba"]);
  });

  it("empty the field by a second Escape", async () => {
    const input = await openInput("?keyword=store");
    await store("Store diner");
    await user.type(input, "{Escape}{Escape}");
    expect(input.value).toBe("");
  });
});
