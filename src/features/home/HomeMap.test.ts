import { describe, expect, it } from "vitest";
import { zoomAround } from "./HomeMap.tsx";

const shibuya = { latitude: 35.658, longitude: 139.7016 };
/** Stores some kilometres to the north. */
const storesAt = (...kilometres: readonly number[]) =>
  kilometres.map((far) => ({ position: { ...shibuya, latitude: shibuya.latitude + far / 111.2 } }));

describe("a small map around the customer", () => {
  it("looks at the neighbourhood where stores are near", () => {
    expect(zoomAround(shibuya, storesAt(0.1, 0.1, 0.2, 0.2, 30))).toBe(15);
  });

  it("looks from as far as the fourth store needs, and not for one far off", () => {
    expect(zoomAround(shibuya, storesAt(0.3, 1, 2, 4, 400))).toBe(11);
    expect(zoomAround(shibuya, storesAt(400, 4, 2, 1, 0.3))).toBe(11);
  });

  it("never looks at more than a region, nor breaks where there is no store", () => {
    expect(zoomAround(shibuya, storesAt(800))).toBe(8);
    expect(zoomAround(shibuya, [])).toBe(15);
  });
});
