import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MapEngine, MapStart, StartMap } from "./mapEngine.ts";

const engines = vi.hoisted(() => ({
  google: null as StartMap | null,
  leaflet: null as StartMap | null,
  isLetIn: true,
}));
vi.mock("./googleEngine.ts", () => ({
  startGoogle: (...given: Parameters<StartMap>) => engines.google?.(...given),
}));
vi.mock("./leafletEngine.ts", async (original) => ({
  ...(await original<object>()),
  startLeaflet: (...given: Parameters<StartMap>) => engines.leaflet?.(...given),
}));
vi.mock("#parts/shell/isPageFor.ts", async (original) => ({
  ...(await original<object>()),
  isPageForMaps: () => engines.isLetIn,
}));

function engine(drawnBy: MapEngine["drawnBy"]) {
  return {
    drawnBy,
    mark: () => () => {},
    moveTo: () => {},
    zoomBy: () => {},
    fit: () => {},
    destroy: vi.fn<() => void>(),
  };
}
const start = (googleMapsKey: string | null): MapStart => ({
  centre: { latitude: 35, longitude: 139 },
  zoom: 15,
  isPolite: false,
  settings: { googleMapsKey },
  language: "ja",
  onFrame: () => {},
  onTap: () => {},
  onGround: () => {},
  onRefused: vi.fn<() => void>(),
});
/** No more than `draw` does with an element. */
const box = () => {
  vi.stubGlobal("document", { createElement: () => ({ remove: () => {} }) });
  return { replaceChildren: () => {} } as unknown as HTMLElement;
};
/** With nothing remembered of a map before. */
async function fresh(): Promise<StartMap> {
  vi.resetModules();
  return (await import("./startMap.ts")).startMap;
}

beforeEach(() => {
  vi.useFakeTimers();
  engines.isLetIn = true;
  engines.google = vi.fn<StartMap>(async () => engine("google"));
  engines.leaflet = vi.fn<StartMap>(async () => engine("leaflet"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("Google draws the map where there is a key", async () => {
  const drawn = await (await fresh())(box(), start("key"));
  expect(drawn.drawnBy).toBe("google");
  expect(engines.leaflet).not.toHaveBeenCalled();
});

it.each([
  ["there is no key", null, true],
  ["the page's policy keeps Google out", "key", false],
])("Google is not asked where %s", async (_why, key, isLetIn) => {
  engines.isLetIn = isLetIn;
  const drawn = await (await fresh())(box(), start(key));
  expect(drawn.drawnBy).toBe("leaflet");
  expect(engines.google).not.toHaveBeenCalled();
});

it("a script that is blocked leads to the keyless map at once, and is not asked for again", async () => {
  engines.google = vi.fn<StartMap>(() => Promise.reject(new Error("blocked")));
  const startMap = await fresh();
  expect((await startMap(box(), start("key"))).drawnBy).toBe("leaflet");
  expect((await startMap(box(), start("key"))).drawnBy).toBe("leaflet");
  expect(engines.google).toHaveBeenCalledTimes(1);
});

it("a script that hangs is given up after ten seconds, and what comes late is put away", async () => {
  const late = engine("google");
  let arrive: (made: MapEngine) => void = () => {};
  engines.google = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const drawing = (await fresh())(box(), start("key"));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(engines.leaflet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect((await drawing).drawnBy).toBe("leaflet");
  arrive(late);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.destroy).toHaveBeenCalledTimes(1);
});

it("a key that Google refuses afterwards has the map drawn anew without it", async () => {
  let refuse = () => {};
  engines.google = async (_box, { onRefused }) => {
    refuse = onRefused;
    return engine("google");
  };
  const startMap = await fresh();
  const asked = start("key");
  expect((await startMap(box(), asked)).drawnBy).toBe("google");
  refuse();
  expect(asked.onRefused).toHaveBeenCalledTimes(1);
  expect((await startMap(box(), asked)).drawnBy).toBe("leaflet");
});
