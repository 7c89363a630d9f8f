import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getAddress, searchAddress, searchPostCode } from "#contract/calls/places.ts";
import type { Place } from "#contract/address.ts";
import { type fakeMap, inView, fakeMap as makeMap, tokyo } from "#parts/places/map/testing/fakeMap.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { pickedPlaceAtom, recentPlacesAtom } from "#state/places/pickedPlaces.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import AddressPositionScreen from "./AddressPositionScreen.tsx";
import PickOnMapScreen from "./PickOnMapScreen.tsx";
import SearchAddressScreen from "./SearchAddressScreen.tsx";

const map = vi.hoisted(() => ({ fake: null as ReturnType<typeof fakeMap> | null }));
vi.mock("#parts/places/map/startMap.ts", () => ({
  startMap: (...given: Parameters<ReturnType<typeof fakeMap>["startMap"]>) => map.fake?.startMap(...given),
}));

const TEXTS = { texts: ["places", "stores"] };
const shibuya: Place = {
  name: "Shibuya Station",
  address: "Shibuya-ku, Tokyo",
  postal_code: null,
  prefecture: "Tokyo",
  city: "Shibuya-ku",
  town: "",
  position: { latitude: 35.658, longitude: 139.7016 },
};

let fake: ReturnType<typeof fakeMap>;
beforeEach(() => {
  fake = makeMap();
  map.fake = fake;
  inView();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function pick(query: Parameters<typeof PickOnMapScreen>[0]["query"], place: Place | null) {
  const view = await renderPart(<PickOnMapScreen query={query} />, {
    ...TEXTS,
    rules: [on(getAddress, () => ({ data: { place, regions: [] } }))],
  });
  await waitFor(() => expect(fake.start()).not.toBeNull(), { timeout: 10_000 });
  await fake.rest(tokyo);
  return view;
}
const take = () => screen.findByRole<HTMLButtonElement>("button", { name: "Use this location" });

describe("picking on the map", () => {
  it("says the address under the pin, and takes it as where the customer is", async () => {
    const { store, sentTo } = await pick({}, shibuya);
    expect(await screen.findByText("Shibuya Station")).toBeDefined();
    expect(sentTo(getAddress).map(({ request }) => request)).toEqual([{ position: tokyo.centre }]);
    await userEvent.setup().click(await take());
    expect(store.get(whereaboutsAtom)).toEqual({ ...tokyo.centre, label: "Shibuya Station", source: "map" });
  });

  it("gives the place to the form that asked, and leaves where the customer is alone", async () => {
    const { store } = await pick({ callback: "/addAddress" }, shibuya);
    await screen.findByText("Shibuya Station");
    await userEvent.setup().click(await take());
    expect(store.get(pickedPlaceAtom)).toEqual({ position: tokyo.centre, place: shibuya });
    expect(store.get(whereaboutsAtom)).toBeNull();
  });

  it("takes no place at sea, and says why", async () => {
    const { store } = await pick({ callback: "//evil.example.com" }, null);
    expect(await screen.findByText(/No address here/)).toBeDefined();
    expect((await take()).disabled).toBe(true);
    expect(store.get(whereaboutsAtom)).toBeNull();
  });

  it("takes a place all the same where its address cannot be looked up", async () => {
    const { store } = await renderPart(
      <PickOnMapScreen query={{ latitude: "35", longitude: "139" }} />,
      TEXTS,
    );
    await waitFor(() => expect(fake.start()?.centre).toEqual({ latitude: 35, longitude: 139 }), {
      timeout: 10_000,
    });
    await fake.rest(tokyo);
    expect(await screen.findByText(/We couldn’t look up the address/)).toBeDefined();
    await userEvent.setup().click(await take());
    expect(store.get(whereaboutsAtom)).toMatchObject({ label: "Pinned location", source: "map" });
  });

  it("does not begin at a position that is none", async () => {
    await pick({ latitude: "91", longitude: "<b>" }, shibuya);
    expect(fake.start()?.centre.latitude).toBeLessThan(90);
  });
});

describe("searching an address", () => {
  const places = on(searchAddress, ({ keyword }) => ({
    data: { places: keyword.startsWith("Shibuya") ? [shibuya] : [] },
  }));

  it("asks once for what was typed, and keeps what was chosen for the next time", async () => {
    const { store, sentTo } = await renderPart(<SearchAddressScreen query={{}} />, {
      ...TEXTS,
      rules: [places],
    });
    const user = userEvent.setup();
    await user.type(screen.getByRole("searchbox"), "Shibuya");
    const found = await screen.findByRole("button", { name: /Shibuya Station/ }, { timeout: 5_000 });
    expect(sentTo(searchAddress).map(({ request }) => request)).toEqual([{ keyword: "Shibuya" }]);
    await user.click(found);
    expect(store.get(whereaboutsAtom)).toEqual({
      ...shibuya.position,
      label: "Shibuya Station",
      source: "search",
    });
    expect(store.get(recentPlacesAtom)).toEqual([shibuya]);
  });

  it.each([
    ["an emoji", "🍜"],
    ["500 letters", "x".repeat(500)],
    ["HTML", "<script>alert(1)</script>"],
  ])("finds nothing for %s, and says so", async (_what, words) => {
    const { sentTo } = await renderPart(<SearchAddressScreen query={{ keyword: words }} />, {
      ...TEXTS,
      rules: [places],
    });
    expect(await screen.findByText(/^No results for/)).toBeDefined();
    expect(sentTo(searchAddress)[0]?.request).toEqual({ keyword: words.slice(0, 200) });
  });

  it("shows what was chosen before, and forgets one or all of it", async () => {
    const other = { ...shibuya, name: "Ueno Station" };
    localStorage.setItem("noren.places", JSON.stringify([shibuya, other]));
    const { store } = await renderPart(<SearchAddressScreen query={{}} />, TEXTS);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Remove Shibuya Station from recent places" }));
    expect(store.get(recentPlacesAtom)).toEqual([other]);
    await user.click(screen.getByRole("button", { name: "Clear all" }));
    expect(store.get(recentPlacesAtom)).toEqual([]);
  });
});

describe("saying where one is", () => {
  it("never asks the device by itself, and has ways on where it refuses", async () => {
    const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>((_found, refuse) =>
      refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    );
    vi.stubGlobal(
      "navigator",
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
    await renderPart(<AddressPositionScreen />, TEXTS);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByRole("button", { name: "Use my location" }));
    expect(await screen.findByText(/Location access is turned off/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Choose on map" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Search by address, station or postal code" })).toBeDefined();
  });
});

describe("a postal code", () => {
  const area = {
    postal_code: "1500002",
    prefecture: "東京都",
    city: "渋谷区",
    town: "渋谷",
    prefecture_kana: "",
    city_kana: "",
    town_kana: "",
  };
  const type = async (code: string, places: readonly Place[] = [shibuya]) => {
    const view = await renderPart(<SearchAddressScreen query={{}} />, {
      ...TEXTS,
      rules: [
        on(searchPostCode, ({ postal_code }) => ({
          data: { areas: postal_code === "1500002" ? [area] : [] },
        })),
        on(searchAddress, () => ({ data: { places: [...places] } })),
      ],
    });
    const user = userEvent.setup();
    await user.type(screen.getByRole("searchbox"), code);
    return { ...view, user };
  };

  it("is taken in the same field however it is typed, and stands for its areas", async () => {
    const { store, sentTo, user } = await type("〒１５０－０００２");
    await user.click(await screen.findByRole("button", { name: "東京都渋谷区渋谷" }));
    expect(sentTo(searchPostCode).map(({ request }) => request)).toEqual([{ postal_code: "1500002" }]);
    await waitFor(() =>
      expect(store.get(whereaboutsAtom)).toMatchObject({ ...shibuya.position, source: "postal" }),
    );
  });

  it.each([
    ["15", "Seven digits, e.g. 150-0002"],
    ["150000212", "Please enter the seven digits of a postal code."],
    ["9999999", "We couldn’t find this postal code."],
  ])("of %s says what is missing or wrong", async (code, words) => {
    await type(code);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it("whose area is nowhere on the map leaves the map to choose on", async () => {
    const { store, user } = await type("1500002", []);
    await user.click(await screen.findByRole("button", { name: "東京都渋谷区渋谷" }));
    expect(await screen.findByText(/choose on the map/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Choose on map" })).toBeDefined();
    expect(store.get(whereaboutsAtom)).toBeNull();
  });
});
