import { screen, waitFor, within } from "@testing-library/react";
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
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();

beforeAll(async () => {
  await updateSearch(provider().db);
});
afterEach(() => {
  local.remove("noren.searches");
  local.remove("noren.whereabouts");
  local.remove("noren.way");
});

const here = () => window.location.pathname + window.location.search;

/** What stores were asked for by words, until the test ends. */
function asked() {
  const requests: unknown[] = [];
  onTheWay(async (request, ask) => {
    const body = request.url.endsWith(storeList.path) ? await request.clone().json() : {};
    if ("keyword" in body) requests.push(body);
    return ask();
  });
  return requests;
}

describe("results", () => {
  const list = () => screen.findByRole("list", { name: "Search results" }, PATIENCE);

  it("are those of the words in the address, which lead back to where they are typed", async () => {
    await openApp("/searchStore?keyword=cover");
    await user.click(await screen.findByRole("button", { name: "Search every way of ordering" }, PATIENCE));
    expect(within(await list()).getAllByRole("link")).toHaveLength(1);
    await screen.findByText("1 store found");
    const edit = screen.getByRole("link", { name: /^Change your search: cover/ });
    expect(edit.getAttribute("href")).toBe("/searchInput?keyword=cover&scope=all");
    const clear = screen.getByRole("link", { name: "Clear the field" });
    expect(clear.getAttribute("href")).toBe("/searchInput?scope=all");
    expect(local.get("noren.searches")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(here()).toBe("/search"), PATIENCE);
  });

  it("say that there are none, with other words and other places as ways on", async () => {
    await openApp("/searchStore?keyword=%F0%9F%8D%9C");
    await screen.findByRole("heading", { name: "No stores match “🍜”" }, PATIENCE);
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("Change the words")).toMatch(/^\/searchInput\?keyword=/);
    expect(screen.getAllByRole("link", { name: "Search near me" })).toHaveLength(2);
  });

  it("are those of everywhere until one has said where one is, and then the nearest first", async () => {
    const requests = asked();
    await openApp("/searchHomeStore?keyword=store");
    await list();
    screen.getByText("Set your location to see the nearest first.");
    expect(requests).toEqual([{ keyword: "store", order_type: 2, way: 2, language: "en" }]);
    expect(screen.queryByRole("link", { name: "Search everywhere" })).toBeNull();
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 35.68, longitude: 139.76 } } as GeolocationPosition);
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
    await user.click(screen.getByRole("button", { name: "Set location" }));
    await user.click(await screen.findByRole("button", { name: "Use my location" }, PATIENCE));
    await screen.findByRole("heading", { name: "No stores within 3 km" }, PATIENCE);
    expect(requests.at(-1)).toMatchObject({
      keyword: "store",
      sort: 2,
      max_distance: 3e3,
      position: { latitude: 35.68 },
    });
    for (const farther of ["Look within 10 km", "Look within 30 km", "Look at any distance"])
      await user.click(await screen.findByRole("button", { name: farther }, PATIENCE));
    await list();
    expect(requests.at(-1)).not.toHaveProperty("max_distance");
    await user.click(screen.getByRole("radio", { name: "Delivery" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ order_type: 3, delivery: [3] }), PATIENCE);
  });

  it("of too long an address say so, and lose nothing", async () => {
    const requests = asked();
    const long = "x".repeat(500);
    await openApp(`/searchStore?keyword=${long}`);
    await screen.findByRole("heading", { name: "This search is too long" }, PATIENCE);
    expect(requests).toEqual([]);
    await user.click(screen.getByRole("link", { name: "Change the words" }));
    expect(await screen.findByDisplayValue(long, {}, PATIENCE)).toBeDefined();
  });

  it("of a kind of store keep it in the address, and change it there", async () => {
    await openApp("/searchStore?type=none-such");
    await screen.findByRole("heading", { name: "No stores match your filters" }, PATIENCE);
    await user.click(screen.getByRole("button", { name: "Clear all filters" }));
    await waitFor(() => expect(here()).toBe("/searchStore"), PATIENCE);
    expect(within(await list()).getAllByRole("link").length).toBeGreaterThan(0);
  });

  it("begin anew with other words: what sorted the last search sorts no other", async () => {
    const requests = asked();
    await openApp("/searchStore?keyword=store");
    await list();
    await user.click(screen.getByRole("radio", { name: "Top rated" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ keyword: "store", sort: 3 }), PATIENCE);
    await user.click(screen.getByRole("link", { name: /^Change your search/ }));
    const input = await screen.findByRole("combobox", { name: "Search stores and items" }, PATIENCE);
    await user.clear(input);
    await user.type(input, "other{Enter}");
    await waitFor(() => expect(here()).toBe("/searchStore?keyword=other"), PATIENCE);
    await screen.findByText("1 store found", {}, PATIENCE);
    expect(screen.getByRole("radio", { name: "Recommended", checked: true })).toBeDefined();
  });
});
