import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getAddress, searchAddress } from "#contract/calls/places.ts";
import type { Place } from "#contract/address.ts";
import { type fakeMap, inView, fakeMap as makeMap, tokyo } from "#parts/places/map/testing/fakeMap.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { pickedPlaceAtom } from "#state/places/pickedPlaces.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import AddressPositionScreen from "./AddressPositionScreen.tsx";
import PickOnMapScreen from "./PickOnMapScreen.tsx";

const map = vi.hoisted(() => ({ fake: null as ReturnType<typeof fakeMap> | null }));
vi.mock("#parts/places/map/startMap.ts", () => ({
  startMap: (...given: Parameters<ReturnType<typeof fakeMap>["startMap"]>) => map.fake?.startMap(...given),
}));

const TEXTS = { texts: ["places", "stores", "finding"] };
const PATIENCE = { timeout: 10_000 };
const ginza: Place = {
  name: "Ginza Station",
  address: "Chuo-ku, Tokyo",
  postal_code: null,
  prefecture: "Tokyo",
  city: "Chuo-ku",
  town: "",
  position: { latitude: 35.6717, longitude: 139.7636 },
};
const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>();
const refuse = (code: number) =>
  getCurrentPosition.mockImplementation((_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" }),
  );

let fake: ReturnType<typeof fakeMap>;
beforeEach(() => {
  fake = makeMap();
  map.fake = fake;
  inView();
  getCurrentPosition.mockReset();
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Rules = NonNullable<Parameters<typeof renderPart>[1]>["rules"];
async function open(query: Parameters<typeof PickOnMapScreen>[0]["query"], rules: Rules = []) {
  const view = await renderPart(<PickOnMapScreen query={query} />, { ...TEXTS, rules });
  await waitFor(() => expect(fake.start()).not.toBeNull(), PATIENCE);
  return view;
}
const take = () => screen.findByRole<HTMLButtonElement>("button", { name: "Use this location" });
const at = (latitude: number, longitude: number, height = 0.02) => ({
  bounds: { south: latitude - height / 2, north: latitude + height / 2, west: longitude, east: longitude },
  centre: { latitude, longitude },
  zoom: 15,
});
const ground = on(getAddress, ({ position }) => ({
  data: {
    place: position && position.longitude > 139 && position.longitude < 140 ? ginza : null,
    regions: [],
  },
}));

describe("a map to pick a place on", () => {
  it("begins where the address that was typed is", async () => {
    const find = on(searchAddress, () => ({ data: { places: [ginza] } }));
    const { sentTo } = await open({ callback: "/addAddress", keyword: "東京都中央区銀座" }, [find]);
    expect(sentTo(searchAddress)[0]?.request).toEqual({ keyword: "東京都中央区銀座" });
    expect(fake.start()).toMatchObject({ centre: ginza.position, zoom: 16 });
  });

  it.each([
    ["stand for nothing", () => ({ data: { places: [] } })],
    ["cannot be looked up", () => ({ trouble: "unreachable" as const })],
  ])("is there all the same where the words %s", async (_what, told) => {
    await open({ keyword: "🍣<b>" }, [on(searchAddress, told)]);
    expect(fake.start()?.zoom).toBeLessThan(10);
  });

  it("does not wait for a geocoder that hangs, and is not moved by it later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    let answer = (_places: { data: { places: Place[] } }) => {};
    const hanging = on(searchAddress, () => new Promise((resolve) => (answer = resolve)));
    await renderPart(<PickOnMapScreen query={{ keyword: "銀座" }} />, { ...TEXTS, rules: [hanging] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fake.start()).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(fake.start()).not.toBeNull(), PATIENCE);
    answer({ data: { places: [ginza] } });
    await vi.advanceTimersByTimeAsync(500);
    expect(fake.moveTo).not.toHaveBeenCalled();
  });

  it.each([
    ["at sea", 34, 142],
    ["at a pole", 90, 0],
    ["in New York", 40.71, -74.01],
  ])(
    "says that there is no address %s, and lets one pick another place",
    async (_where, latitude, longitude) => {
      const { store } = await open({}, [ground]);
      await fake.rest(at(latitude, longitude));
      expect(await screen.findByText(/at sea or outside Japan/)).toBeDefined();
      expect((await take()).disabled).toBe(true);
      await fake.rest(at(35.67, 139.76));
      expect(await screen.findByText("Ginza Station")).toBeDefined();
      await userEvent.setup().click(await take());
      expect(store.get(whereaboutsAtom)).toMatchObject({ latitude: 35.67, label: "Ginza Station" });
    },
  );

  it("takes no place while it shows half a country, and says what to do", async () => {
    const { sentTo } = await open({}, [ground]);
    await fake.rest({ ...at(36.5, 137.5, 8), zoom: 5 });
    expect(await screen.findByText(/The map shows too wide an area/)).toBeDefined();
    expect((await take()).disabled).toBe(true);
    await fake.tap({ latitude: 35.67, longitude: 139.76 });
    expect(fake.moveTo).toHaveBeenLastCalledWith({ latitude: 35.67, longitude: 139.76 }, 9);
    expect(sentTo(getAddress)).toEqual([]);
  });

  it("holds nobody for the geocoder's thirty seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const hanging = on(getAddress, () => new Promise(() => {}));
    const { store } = await open({ callback: "/addAddress" }, [hanging]);
    await fake.rest(tokyo);
    await vi.advanceTimersByTimeAsync(1_000);
    const button = await take();
    expect(button.getAttribute("aria-busy")).toBe("true");
    await vi.advanceTimersByTimeAsync(5_500);
    expect(await screen.findByText(/is taking a while/)).toBeDefined();
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button);
    expect(store.get(pickedPlaceAtom)).toEqual({ position: tokyo.centre, place: null });
  });

  it("goes to where the device is on each press, and leaves where stores are looked for alone", async () => {
    getCurrentPosition.mockImplementation((found) =>
      found({ coords: { latitude: 35.5, longitude: 139.5 } } as GeolocationPosition),
    );
    const { store } = await open({ callback: "/addAddress", latitude: "35", longitude: "139" }, [ground]);
    const user = userEvent.setup();
    for (const press of [1, 2]) {
      await user.click(await screen.findByRole("button", { name: "My location" }));
      await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(press));
      expect(fake.moveTo).toHaveBeenLastCalledWith({ latitude: 35.5, longitude: 139.5 }, 16);
      fake.moveTo.mockClear();
    }
    expect(store.get(whereaboutsAtom)).toBeNull();
  });

  it.each([
    [1, /Location access is turned off/],
    [2, /We couldn’t find your location/],
    [3, /We couldn’t find your location/],
  ])("can be used by hand where the device fails with %i", async (code, words) => {
    refuse(code);
    await open({}, [ground]);
    await userEvent.setup().click(await screen.findByRole("button", { name: "My location" }));
    expect(await screen.findByText(words)).toBeDefined();
    await fake.rest(at(35.67, 139.76));
    await screen.findByText("Ginza Station");
    expect((await take()).disabled).toBe(false);
  });
});

describe("the device's position", () => {
  const others = () => {
    for (const name of ["Search by address, station or postal code", "Choose on map"])
      screen.getByRole("button", { name });
  };
  const press = () => userEvent.setup().click(screen.getByRole("button", { name: "Use my location" }));

  it.each([
    [1, /Location access is turned off/],
    [2, /We couldn’t find your location/],
    [3, /We couldn’t find your location/],
  ])("has other ways beside it where it fails with %i", async (code, words) => {
    refuse(code);
    await renderPart(<AddressPositionScreen />, TEXTS);
    await press();
    expect(await screen.findByText(words)).toBeDefined();
    others();
  });

  it("has other ways beside it while it is slow, and may still come", async () => {
    let found: PositionCallback = () => {};
    getCurrentPosition.mockImplementation((act) => {
      found = act;
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { store } = await renderPart(<AddressPositionScreen />, TEXTS);
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Use my location" }));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByText(/This is taking a while/)).toBeDefined();
    others();
    found({ coords: { latitude: 35, longitude: 139 } } as GeolocationPosition);
    await expect.poll(() => store.get(whereaboutsAtom)?.latitude).toBe(35);
  });
});
