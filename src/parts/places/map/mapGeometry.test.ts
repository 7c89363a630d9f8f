import { describe, expect, it, vi } from "vitest";
import { Bounds } from "#contract/scalars.ts";
import { isPageForMaps } from "#parts/shell/isPageFor.ts";
import { scaleBar } from "./MapCanvas.tsx";
import { trustLeaflet } from "./leafletEngine.ts";
import { wholeBounds, wholePosition } from "./mapEngine.ts";
import { boundsOf } from "./useMap.ts";

describe("what a map shows", () => {
  it.each([
    ["Tokyo", [35.6, 139.6, 35.7, 139.8], { south: 35.6, west: 139.6, north: 35.7, east: 139.8 }],
    ["across the 180th meridian", [0, 170, 10, 190], { south: 0, west: 170, north: 10, east: -170 }],
    ["past a pole", [80, 0, 95, 20], { south: 80, west: 0, north: 90, east: 20 }],
    [
      "the whole world, and more of it",
      [-95, -300, 95, 300],
      { south: -90, west: -180, north: 90, east: 180 },
    ],
  ] as const)("is within the globe as the provider takes it: %s", (_where, view, bounds) => {
    const [south, west, north, east] = view;
    const whole = wholeBounds(south, west, north, east);
    for (const side of ["south", "west", "north", "east"] as const) {
      expect(whole[side]).toBeCloseTo(bounds[side], 6);
    }
    expect(Bounds.safeParse(whole).success).toBe(true);
  });

  it("names a position that lies a turn round the world as it is", () => {
    expect(wholePosition(35.6812362, 139.7671248 + 360)).toEqual({
      latitude: 35.681236,
      longitude: 139.767125,
    });
  });

  it("holds all of some points, and nothing of none", () => {
    expect(boundsOf([])).toBeNull();
    expect(
      boundsOf([
        { latitude: 35, longitude: 139 },
        { latitude: 43, longitude: 130 },
      ]),
    ).toEqual({ south: 35, west: 130, north: 43, east: 139 });
  });

  it.each([
    [0, 0, 10_000_000],
    [35.68, 15, 200],
    [35.68, 19, 20],
  ])("has a round length for its scale at %d degrees and zoom %d", (latitude, zoom, metres) => {
    const bar = scaleBar(latitude, zoom);
    expect(bar.metres).toBe(metres);
    expect(bar.pixels).toBeGreaterThan(7);
    expect(String(bar.metres)).toMatch(/^[125]0*$/);
  });
});

describe("Google's maps", () => {
  it.each([
    ["https://order.example.com/googlemap", true],
    ["https://order.example.com/googleEarth?callback=%2FaddAddress", true],
    ["https://order.example.com/orderFood?storeId=ramen", false],
    ["https://order.example.com/nowhere", false],
  ])("are asked for only where the page's policy lets them in: %s", (name, isLetIn) => {
    expect(isPageForMaps([{ name }])).toBe(isLetIn);
  });
});

describe("trusted types", () => {
  it("let Leaflet find out what can be drawn, and nothing else through", () => {
    const createPolicy =
      vi.fn<(name: string, rules: { createHTML: (text: string) => string | null }) => void>();
    trustLeaflet({ defaultPolicy: null, createPolicy });
    const rules = createPolicy.mock.calls[0]?.[1];
    expect(rules?.createHTML("<svg/>")).toBe("<svg/>");
    expect(rules?.createHTML("<svg/><img src=x onerror=alert(1)>")).toBeNull();
  });

  it("are left alone where somebody has set them up, or the browser has none", () => {
    const createPolicy = vi.fn<() => void>();
    trustLeaflet({ defaultPolicy: {}, createPolicy });
    trustLeaflet(undefined);
    expect(createPolicy).not.toHaveBeenCalled();
  });
});
