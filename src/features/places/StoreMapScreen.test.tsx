import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeList } from "#contract/calls/storeLists.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { fakeMap, inView, tokyo } from "#parts/places/map/testing/fakeMap.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someSummary } from "#parts/testing/someSummary.ts";
import StoreMapScreen from "./StoreMapScreen.tsx";

const map = vi.hoisted(() => ({ fake: null as ReturnType<typeof fakeMap> | null }));
vi.mock("#parts/places/map/startMap.ts", () => ({
  startMap: (...given: Parameters<ReturnType<typeof fakeMap>["startMap"]>) => map.fake?.startMap(...given),
}));

const tokyoStore = someSummary({
  store_id: "ramen",
  name: "Ramen Tokyo",
  position: { latitude: 35.7, longitude: 139.7 },
  per_person_price: 900,
});
const osakaStore = someSummary({
  store_id: "udon",
  name: "Udon Osaka",
  position: { latitude: 34.7, longitude: 135.5 },
  per_person_price: null,
});

let fake: ReturnType<typeof fakeMap>;
beforeEach(() => {
  fake = fakeMap();
  map.fake = fake;
  inView();
});
afterEach(() => vi.unstubAllGlobals());

const page = (items: readonly StoreSummary[], next_cursor: string | null = null) => ({
  data: { items: [...items], next_cursor, count: null, store_types: [] },
});

async function open(tell: Parameters<typeof on<typeof storeList>>[1]) {
  const view = await renderPart(<StoreMapScreen />, {
    texts: ["places", "stores"],
    rules: [on(storeList, tell)],
  });
  await waitFor(() => expect(fake.start()).not.toBeNull(), { timeout: 10_000 });
  return view;
}
const region = () => within(screen.getByRole("region", { name: "Map of stores" }));
const listed = async (name: string) =>
  within(await screen.findByRole("list", { name: "Stores on this map" }, { timeout: 5_000 })).findByText(
    name,
  );

it("moving the map asks for the stores that it then shows, and the list says the same", async () => {
  const { sentTo } = await open(({ bounds }) =>
    page(bounds && bounds.east < 137 ? [osakaStore] : [tokyoStore]),
  );
  await fake.rest(tokyo);
  expect(await region().findByRole("button", { name: "Ramen Tokyo ¥900" })).toBeDefined();
  expect(await listed("Ramen Tokyo")).toBeDefined();

  const osaka = { south: 34.6, west: 135.4, north: 34.8, east: 135.6 };
  await fake.rest({ bounds: osaka, centre: { latitude: 34.7, longitude: 135.5 }, zoom: 13 });
  expect(await listed("Udon Osaka")).toBeDefined();
  expect(await region().findByRole("button", { name: "Udon Osaka" })).toBeDefined();
  expect(sentTo(storeList).at(-1)?.request).toEqual({ bounds: osaka });
  expect(await screen.findByText("1 store on this map")).toBeDefined();
});

it("the list is there before the map, and without it", async () => {
  fake.startMap.mockRejectedValue(new Error("blocked"));
  await renderPart(<StoreMapScreen />, {
    texts: ["places", "stores"],
    rules: [on(storeList, () => page([tokyoStore]))],
  });
  expect(await listed("Ramen Tokyo")).toBeDefined();
  expect(await screen.findByText(/The map didn’t load/, {}, { timeout: 10_000 })).toBeDefined();
});

it("a tap on a store shows its card, which leads on, and can be closed", async () => {
  await open(() => page([tokyoStore]));
  await fake.rest(tokyo);
  const user = userEvent.setup();
  await user.click(await region().findByRole("button", { name: "Ramen Tokyo ¥900" }));
  const peek = within(screen.getByRole("region", { name: "Selected store" }));
  expect(peek.getByRole("link", { name: "Ramen Tokyo" }).getAttribute("href")).toContain("storeId=ramen");
  await user.click(peek.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "Selected store" })).toBeNull();
});

it("a map of more stores than a page holds reads the others by itself", async () => {
  const { sentTo } = await open(({ cursor }) => (cursor ? page([osakaStore]) : page([tokyoStore], "more")));
  await fake.rest({ ...tokyo, bounds: { south: 30, west: 130, north: 40, east: 145 } });
  expect(await listed("Udon Osaka")).toBeDefined();
  expect(sentTo(storeList).at(-1)?.request).toMatchObject({ cursor: "more" });
  expect(await screen.findByText("2 stores on this map")).toBeDefined();
});

it("an area without stores says so, and what to do", async () => {
  await open(({ bounds }) => page(bounds ? [] : [tokyoStore]));
  await fake.rest(tokyo);
  expect(await screen.findByText("No stores on this map")).toBeDefined();
  expect(screen.getByText("Move the map, or zoom out.")).toBeDefined();
});
