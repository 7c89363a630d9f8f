import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bannerList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { banners, feedPosts } from "#provider/db/tables/specials.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";

let provider: Planted;
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
const picture = { src: "/pictures/cover/cafe", widths: [750], ratio: 0.5, tint: "#c9a985" };
const banner = (id: string, place: "home" | "store", changes = {}) => ({
  id,
  place,
  title: words(id),
  picture,
  start_time: hours(-1),
  end_time: hours(1),
  ...changes,
});

beforeAll(async () => {
  provider = await planted();
  await provider.db
    .insert(banners)
    .values([
      banner("second", "home", { position: 2 }),
      banner("first", "home", { position: 1, href: "/special" }),
      banner("over", "home", { end_time: NOON }),
      banner("to-come", "home", { start_time: hours(1), end_time: hours(2) }),
      banner("of-diner", "store", { store_id: "diner" }),
    ]);
  await provider.db.insert(feedPosts).values(
    [-9, -1, -2, -3, -4, -5, -6, 1].map((at) => ({
      source: "Noren",
      author: "Noren",
      content: words(`Post ${at}`),
      url: "https://social.example/",
      posted_at: hours(at),
    })),
  );
});
afterAll(() => provider.close());

describe("banners", () => {
  it("stand in their order while they run, with the six newest posts on home, in the reader's language", async () => {
    const home = await taken(provider.call(bannerList, { place: "home" }, { language: "ko" }));
    expect(home.banners.map(({ banner_id, href }) => [banner_id, href])).toEqual([
      ["first", "/special"],
      ["second", null],
    ]);
    expect(home.posts.map(({ content }) => content)).toEqual(
      [-1, -2, -3, -4, -5, -6].map((at) => `Post ${at} (ko)`),
    );
  });

  it("of a store are its own; a store that is not named is 114, one that there is not 201", async () => {
    const store = await taken(provider.call(bannerList, { place: "store", store_id: "diner" }));
    expect(store.banners.map(({ banner_id }) => banner_id)).toEqual(["of-diner"]);
    expect(store.posts).toEqual([]);
    expect((await taken(provider.call(bannerList, { place: "mall" }))).banners).toEqual([]);
    expect((await provider.call(bannerList, { place: "store" })).code).toBe(Code.missingParameter);
    expect((await provider.call(bannerList, { place: "store", store_id: "none" })).code).toBe(
      Code.storeMissing,
    );
  });
});
