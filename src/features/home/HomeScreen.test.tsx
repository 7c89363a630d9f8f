import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { storeList } from "#contract/calls/storeLists.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { local } from "#state/storage/storage.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.setConfig({ testTimeout: 60_000 });
// jsdom has none; nobody pulls here.
let media = "";
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: query === media }) as MediaQueryList;

const PATIENCE = { timeout: 15_000 };
const { provider, onTheWay } = beforeProvider();
const user = userEvent.setup();
const list = () => screen.findByRole("list", { name: "All stores" }, PATIENCE);
const names = async () =>
  within(await list())
    .getAllByRole("link")
    .map((link) => link.textContent);

/** What the list of stores was asked for, until the test ends. */
function asked() {
  const requests: unknown[] = [];
  onTheWay(async (request, ask) => {
    if (request.url.endsWith(storeList.path)) requests.push(await request.clone().json());
    return ask();
  });
  return requests;
}

afterEach(() => {
  media = "";
  local.remove("noren.whereabouts");
});

describe("home", () => {
  it("shows the stores, each leading to where one orders from it", async () => {
    await openApp("/home");
    expect((await names()).length).toBeGreaterThan(1);
    const [first] = within(await list()).getAllByRole("link");
    expect(first?.getAttribute("href")).toMatch(/^\/store(Home|Index)\?storeId=/);
  });

  it("sorts by what one taps, and asks where one is before it sorts by distance", async () => {
    const requests = asked();
    await openApp("/home");
    await list();
    await user.click(screen.getByRole("radio", { name: "Top rated" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ sort: 3 }), PATIENCE);
    await user.click(screen.getByRole("radio", { name: "Nearest" }));
    await screen.findByText("To sort by distance, tell us where you are.", {}, PATIENCE);
    expect(requests.at(-1)).toMatchObject({ sort: 3 });
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 35.68, longitude: 139.76 } } as GeolocationPosition);
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
    await user.click(screen.getByRole("button", { name: "Use my location", hidden: true }));
    await waitFor(
      () =>
        expect(requests.at(-1)).toMatchObject({
          sort: 2,
          position: { latitude: 35.68, longitude: 139.76 },
        }),
      PATIENCE,
    );
  });

  it("has a map of the same stores, which waits for a press of whoever saves data", async () => {
    const map = () => screen.findByRole("region", { name: "Map of the stores listed" }, PATIENCE);
    await openApp("/home");
    expect(await map()).toBeDefined();
    cleanup();
    media = "(prefers-reduced-data: reduce)";
    await openApp("/home");
    const show = await screen.findByRole("button", { name: "Show the map" }, PATIENCE);
    expect(screen.queryByRole("region", { name: "Map of the stores listed" })).toBeNull();
    await user.click(show);
    expect(await map()).toBeDefined();
  });

  it("asks for what the filters say, once they are applied", async () => {
    const requests = asked();
    await openApp("/home");
    await list();
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const group = await screen.findByRole("group", { name: "Delivery", hidden: true }, PATIENCE);
    const before = requests.length;
    await user.click(within(group).getByRole("radio", { name: "No minimum order", hidden: true }));
    expect(requests).toHaveLength(before);
    await user.click(screen.getByRole("button", { name: "Show stores", hidden: true }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ delivery: 2 }), PATIENCE);
    expect(await screen.findByRole("button", { name: "Filters (1 set)" }, PATIENCE)).toBeDefined();
  });
});

describe("favourites", () => {
  it("keep what a heart on home was given, registering a visitor; one that has left says so and can go", async () => {
    await openApp("/home");
    await list();
    const [heart] = within(await list()).getAllByRole("button", { name: /^Favorite: / });
    const name = heart?.getAttribute("aria-label")?.replace("Favorite: ", "") ?? "";
    await user.click(heart as HTMLElement);
    await waitFor(async () => expect(await provider().db.$count(favourites)).toBe(1), PATIENCE);

    await provider().db.update(stores).set({ left_at: new Date() });
    cleanup();
    await openApp("/favourite");
    expect(await screen.findByText("This store is no longer listed", {}, PATIENCE)).toBeDefined();
    expect(screen.queryByRole("link", { name })).toBeNull();
    await user.click(screen.getByRole("button", { name: `Remove from favorites: ${name}` }));
    expect(await screen.findByRole("heading", { name: "No favorites yet" }, PATIENCE)).toBeDefined();
    await waitFor(async () => expect(await provider().db.$count(favourites)).toBe(0), PATIENCE);
    await provider().db.update(stores).set({ left_at: null });
  });
});
