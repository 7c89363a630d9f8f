import { describe, expect, it } from "vitest";
import { positionFor, writtenPlace } from "./addressValues.ts";

const written = { prefecture: "東京都", city: "千代田区", address: "丸の内1-1-1" };
const position = { latitude: 35.68, longitude: 139.76 };

describe("a position that was set on the map", () => {
  it("goes with the address that it was set for", () => {
    const set = { position, position_of: writtenPlace(written) };
    expect(positionFor(written, set)).toEqual(position);
    expect(positionFor({ ...written, city: " 千代田区 " }, set)).toEqual(position);
  });

  it("goes with the address that is written after it", () => {
    expect(positionFor(written, { position, position_of: "" })).toEqual(position);
  });

  it("goes with the address when its block is written after it", () => {
    const set = { position, position_of: "東京都千代田区丸の内" };
    expect(positionFor(written, set)).toEqual(position);
    const withBlock = { position, position_of: "東京都千代田区丸の内１－１" };
    expect(positionFor(written, withBlock)).toEqual(position);
    expect(positionFor({ ...written, address: "丸の内1-12" }, withBlock)).toBeNull();
  });

  it("never goes with another address", () => {
    const set = { position, position_of: writtenPlace(written) };
    expect(positionFor({ ...written, address: "丸の内2-2-2" }, set)).toBeNull();
    expect(positionFor(written, {})).toBeNull();
  });
});
