import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodsBrowse, storeBrowse } from "#contract/calls/flow.ts";
import * as Code from "#contract/codes.ts";
import { browseCounts } from "#provider/db/tables/messages.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

describe("looking at a store or goods", () => {
  it("is counted by day, and not who looked", async () => {
    for (let look = 0; look < 3; look += 1) await provider.call(storeBrowse, { store_id: "diner" });
    await provider.call(goodsBrowse, { goods_id: "tea", store_id: "diner" });
    expect(await provider.db.select().from(browseCounts)).toEqual([
      { kind: "store", id: "diner", day: "2026-11-21", count: 3 },
      { kind: "goods", id: "tea", day: "2026-11-21", count: 1 },
    ]);
  });

  it("of what does not exist is refused", async () => {
    expect((await provider.call(storeBrowse, { store_id: "nowhere" })).code).toBe(Code.storeMissing);
    expect((await provider.call(goodsBrowse, { goods_id: "gone" })).code).toBe(Code.productMissing);
    expect((await provider.call(goodsBrowse, { goods_id: "tea", store_id: "other" })).code).toBe(
      Code.productMissing,
    );
  });
});
