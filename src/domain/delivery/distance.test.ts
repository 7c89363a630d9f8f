import { describe, expect, it } from "vitest";
import { distanceBetween, walkingMinutes } from "./distance.ts";

describe("distance between", () => {
  const tokyo = { latitude: 35.6812, longitude: 139.7671 };
  const osaka = { latitude: 34.7025, longitude: 135.4959 };

  it("is the great circle's, whichever way", () => {
    expect(distanceBetween(tokyo, tokyo)).toBe(0);
    expect(distanceBetween(tokyo, osaka) / 1_000).toBeCloseTo(403, 0);
    expect(distanceBetween(osaka, tokyo)).toBe(distanceBetween(tokyo, osaka));
  });

  it("is right across the date line, at the poles and to the other side of the earth", () => {
    const [west, east] = [
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
    ];
    expect(distanceBetween(west, east) / 1_000).toBeCloseTo(111.2, 1);
    expect(distanceBetween({ latitude: 90, longitude: 0 }, { latitude: 90, longitude: 135 })).toBeCloseTo(0);
    const half = distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 });
    expect(half / 1_000).toBeCloseTo(20_015, 0);
  });
});

describe("walking minutes", () => {
  it.each([
    [0, 1],
    [80, 1],
    [81, 2],
    [1_000, 13],
  ])("%d metres take %d minutes on foot", (metres, minutes) => {
    expect(walkingMinutes(metres)).toBe(minutes);
  });
});
