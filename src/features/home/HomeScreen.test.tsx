import { eq } from "drizzle-orm";
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
const list = () => screen.findByRole("list", { name: /^Stores / }, PATIENCE);
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

const GINZA = { latitude: 35.6717, longitude: 139.765, label: "Ginza", source: "search" };

afterEach(() => {
  media = "";
  local.remove("noren.whereabouts");
  local.remove("noren.way");
});

describe("home", () => {
  it("shows the stores that serve what one came for, each leading to where one orders it, and keeps that", async () => {
    const requests = asked();
    await openApp("/home");
    const links = async () =>
      within(await list())
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    expect(await links()).toEqual(["/storeHome?storeId=other&type=2"]);
    expect(screen.getByText("Set your location to see the stores near you.")).toBeDefined();
    await user.click(screen.getByRole("radio", { name: "Delivery" }));
    await screen.findByText("Set your address to see which stores deliver to you.");
    await waitFor(() => expect(requests.at(-1)).toEqual({ language: "en", order_type: 3 }), PATIENCE);
    expect(await screen.findByRole("heading", { name: "No stores found" }, PATIENCE)).toBeDefined();
    cleanup();
    await openApp("/home");
    expect(await screen.findByRole("radio", { name: "Delivery", checked: true })).toBeDefined();
  });

  it("asks of a known place for what delivers there alone, and leads to the other way where nobody does", async () => {
    const requests = asked();
    local.set("noren.whereabouts", JSON.stringify({ ...GINZA, postal_code: "1040061" }));
    local.set("noren.way", "3");
    await openApp("/home");
    await screen.findByRole("heading", { name: "No stores deliver here yet" }, PATIENCE);
    const { latitude, longitude } = GINZA;
    expect(requests.at(-1)).toEqual({
      language: "en",
      order_type: 3,
      delivery: [3],
      postal_code: "1040061",
      position: {
        latitude,
        longitude,
      },
    });
    await user.click(screen.getByRole("button", { name: "Look for pickup" }));
    await waitFor(
      () => expect(requests.at(-1)).toMatchObject({ order_type: 2, max_distance: 3_000 }),
      PATIENCE,
    );
  });

  it("says how far near reaches, and looks farther when asked to", async () => {
    const requests = asked();
    const place = { latitude: 35.68, longitude: 139.76 };
    await provider().db.update(stores).set(place).where(eq(stores.id, "other"));
    local.set("noren.whereabouts", JSON.stringify({ ...GINZA, latitude: 35.75 }));
    await openApp("/home");
    await screen.findByRole("heading", { name: "No stores within 3 km" }, PATIENCE);
    await user.click(screen.getByRole("button", { name: "Look within 10 km" }));
    expect(await names()).toHaveLength(1);
    expect(requests.at(-1)).toMatchObject({ max_distance: 10_000 });
    await screen.findByText("These are all the stores within 10 km.", {}, PATIENCE);
    await user.click(screen.getByRole("button", { name: "Look within 30 km" }));
    await user.click(await screen.findByRole("button", { name: "Look at any distance" }, PATIENCE));
    await waitFor(() => expect(requests.at(-1)).not.toHaveProperty("max_distance"), PATIENCE);
    await provider().db.update(stores).set({ latitude: null, longitude: null }).where(eq(stores.id, "other"));
  });

  it("near a place that nobody has said yet, asks for it above what others like", async () => {
    await openApp("/addressStores");
    const field = await screen.findByRole("link", { name: "Address, station or postal code" }, PATIENCE);
    expect(field.getAttribute("href")).toBe("/searchAddress");
    expect(screen.getByRole("button", { name: "Use my location" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Choose on map" })).toBeDefined();
    const popular = await screen.findByRole("list", { name: "Popular stores across Japan" }, PATIENCE);
    expect(within(popular).getAllByRole("article").length).toBeGreaterThan(0);
  });

  it("sorts by what one taps, and asks where one is before it sorts by distance", async () => {
    const requests = asked();
    await openApp("/home");
    await list();
    expect(screen.queryByRole("radio", { name: "Lowest delivery fee" })).toBeNull();
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

  it("has a map of the same stores, which comes with a press and waits for another of whoever saves data", async () => {
    const map = () => screen.findByRole("region", { name: "Map of the stores listed" }, PATIENCE);
    await openApp("/home");
    await list();
    expect(screen.queryByRole("region", { name: "Map of the stores listed" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Map" }));
    expect(await map()).toBeDefined();
    cleanup();
    media = "(prefers-reduced-data: reduce)";
    await openApp("/home");
    await user.click(await screen.findByRole("button", { name: "Map" }));
    const show = await screen.findByRole("button", { name: "Show the map" }, PATIENCE);
    expect(screen.queryByRole("region", { name: "Map of the stores listed" })).toBeNull();
    await user.click(show);
    expect(await map()).toBeDefined();
  });

  it("says how many stores the filters leave before they are applied, and asks for them then", async () => {
    const requests = asked();
    const hidden = { hidden: true };
    await openApp("/home");
    await list();
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const group = await screen.findByRole("group", { name: "Has items made without", ...hidden }, PATIENCE);
    await screen.findByRole("button", { name: "Show 1 store", ...hidden }, PATIENCE);
    await user.click(within(group).getByRole("checkbox", { name: "Egg", ...hidden }));
    await user.click(within(group).getByRole("checkbox", { name: "Milk", ...hidden }));
    await user.click(await screen.findByRole("button", { name: "Show 0 stores", ...hidden }, PATIENCE));
    expect(await screen.findByRole("button", { name: "Filters (2 set)" }, PATIENCE)).toBeDefined();
    expect(requests.at(-1)).toEqual({ language: "en", order_type: 2, without: ["egg", "milk"] });
    await user.click(await screen.findByRole("button", { name: "Clear all filters" }, PATIENCE));
    expect(await names()).toHaveLength(1);
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
