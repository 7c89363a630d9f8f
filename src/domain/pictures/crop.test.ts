import * as fc from "fast-check";
import { expect, it } from "vitest";
import { centered, LARGEST_ZOOM, partOf, wholeCrop } from "./crop.ts";

it("leaves as much as the proportion allows, around the middle", () => {
  expect(partOf({ width: 800, height: 600 }, wholeCrop(1))).toEqual({
    left: 100,
    top: 0,
    width: 600,
    height: 600,
  });
  expect(partOf({ width: 600, height: 800 }, wholeCrop(0.5))).toEqual({
    left: 0,
    top: 250,
    width: 600,
    height: 300,
  });
  expect(partOf({ width: 600, height: 800 }, wholeCrop(null))).toEqual({
    left: 0,
    top: 0,
    width: 600,
    height: 800,
  });
});

it("goes to the focus point, and stops at the edges", () => {
  const size = { width: 1000, height: 1000 };
  const crop = { ratio: 0.5, zoom: 2, x: 0.6, y: 0.4 };
  expect(partOf(size, crop)).toEqual({ left: 350, top: 275, width: 500, height: 250 });
  expect(partOf(size, { ...crop, x: 1, y: 0 })).toEqual({ left: 500, top: 0, width: 500, height: 250 });
  expect(centered(size, { ...crop, x: 1, y: 0 })).toMatchObject({ x: 0.75, y: 0.125 });
});

it("always leaves a part of the picture, whatever is asked for", () => {
  const side = fc.integer({ min: 1, max: 9_000 });
  const share = fc.double({ min: -1, max: 2, noNaN: true });
  const crop = fc.record({
    ratio: fc.option(fc.double({ min: 0.05, max: 20, noNaN: true })),
    zoom: fc.double({ min: 0, max: 2 * LARGEST_ZOOM, noNaN: true }),
    x: share,
    y: share,
  });
  fc.assert(
    fc.property(side, side, crop, (width, height, wanted) => {
      const part = partOf({ width, height }, wanted);
      expect(Object.values(part).every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
      expect(part.left + part.width).toBeLessThanOrEqual(width);
      expect(part.top + part.height).toBeLessThanOrEqual(height);
      expect(partOf({ width, height }, centered({ width, height }, wanted)).width).toBe(part.width);
    }),
  );
});
