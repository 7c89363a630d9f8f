import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addrList } from "#contract/calls/addresses.ts";
import { getAddress } from "#contract/calls/places.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { local } from "#state/storage/storage.ts";
import { WhereLine } from "./WhereLine.tsx";

const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>();

beforeEach(() => {
  local.remove("noren.whereabouts");
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => {
  vi.useRealTimers();
});

const place = {
  name: "Ginza Station",
  address: "1-2-3 Ginza, Chuo, Tokyo",
  postal_code: null,
  prefecture: "Tokyo",
  city: "Chuo",
  town: "Ginza",
  position: { latitude: 35.6717, longitude: 139.7636 },
};

async function open(press = true) {
  const view = await renderPart(<WhereLine />, {
    texts: ["stores"],
    rules: [on(getAddress, () => ({ data: { place, regions: [] } }))],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Set location" }));
  const device = await screen.findByRole("button", { name: "Use my location", hidden: true });
  if (press) await user.click(device);
  return { ...view, user };
}
/** The line of somebody with addresses, of whom the first is somewhere on the map or not. */
async function openMine(position: { readonly latitude: number; readonly longitude: number } | null) {
  const store = createStore();
  store.set(sessionAtom, { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null });
  const address = {
    address_id: "a",
    name: "山田花子",
    phone: "09012345678",
    email: null,
    postal_code: "1040061",
    prefecture: "東京都",
    city: "中央区",
    address: "銀座1-2-3",
    detail: "",
    label: "home",
    is_default: 1,
    position,
    is_in_range: null,
  } as const;
  return renderPart(<WhereLine />, {
    store,
    uid: "u",
    texts: ["stores"],
    rules: [on(addrList, () => ({ data: { addresses: [address] } }))],
  });
}
const refuse = (code: number) =>
  getCurrentPosition.mockImplementation((_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: "" }),
  );
const byAddress = () => screen.getByRole("link", { name: "Address, station or postal code", hidden: true });

describe("where one is", () => {
  it("is asked of the device only by a press", async () => {
    await open(false);
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it("is kept to about ten metres once the device has said it, and named by its place", async () => {
    getCurrentPosition.mockImplementation((found) =>
      found({ coords: { latitude: 35.671_712_3, longitude: 139.763_604 } } as GeolocationPosition),
    );
    const { store } = await open();
    await screen.findByText("Ginza Station");
    expect(store.get(whereaboutsAtom)).toEqual({
      latitude: 35.6717,
      longitude: 139.7636,
      label: "Ginza Station",
      source: "device",
    });
    expect(local.get("noren.whereabouts")).toContain("35.6717");
  });

  it.each([
    [1, /Location access is turned off/],
    [2, /We couldn’t find your location/],
    [3, /We couldn’t find your location/],
  ])("can be said by address where the device fails with %i", async (code, words) => {
    refuse(code);
    await open();
    expect(await screen.findByText(words)).toBeDefined();
    expect(byAddress().getAttribute("href")).toBe("/searchAddress");
  });

  it("can be said by address where there is no such device", async () => {
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: undefined });
    await open();
    expect(await screen.findByText(/We couldn’t find your location/)).toBeDefined();
  });

  it("can be said by address while the device is slow, and the device may still answer", async () => {
    let found: PositionCallback = () => {};
    getCurrentPosition.mockImplementation((act) => {
      found = act;
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { store } = await open();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByText(/This is taking a while/)).toBeDefined();
    byAddress();
    found({ coords: { latitude: 35, longitude: 139 } } as GeolocationPosition);
    await expect.poll(() => store.get(whereaboutsAtom)?.latitude).toBe(35);
  });

  it("is one's own address where one has not said another", async () => {
    const { store } = await openMine({ latitude: 35.67, longitude: 139.76 });
    expect(await screen.findByRole("button", { name: "Change location: Home" })).toBeDefined();
    expect(store.get(whereaboutsAtom)).toMatchObject({ source: "address", address_id: "a", latitude: 35.67 });
  });

  it("stays what one has said, and unknown where one's address is nowhere on the map", async () => {
    local.set("noren.whereabouts", '{"latitude":35,"longitude":139,"label":"Ginza","source":"search"}');
    const said = await openMine({ latitude: 35.67, longitude: 139.76 });
    expect(await screen.findByRole("button", { name: "Change location: Ginza" })).toBeDefined();
    expect(said.sentTo(addrList)).toEqual([]);
    said.unmount();
    local.remove("noren.whereabouts");
    const nowhere = await openMine(null);
    await expect.poll(() => nowhere.sentTo(addrList)).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Set location" })).toBeDefined();
  });

  it("is read back after a reload, and what is broken is nothing", async () => {
    const kept = '{"latitude":35,"longitude":139,"label":"Ginza","source":"search"}';
    local.set("noren.whereabouts", kept);
    await renderPart(<WhereLine />, { texts: ["stores"] });
    expect(await screen.findByRole("button", { name: "Change location: Ginza" })).toBeDefined();
    for (const broken of ["{", '{"latitude":135,"longitude":139,"source":"search"}', "null", '"x"']) {
      local.set("noren.whereabouts", broken);
      window.dispatchEvent(new StorageEvent("storage", { key: "noren.whereabouts" }));
      expect(await screen.findByRole("button", { name: "Set location" })).toBeDefined();
    }
  });
});
