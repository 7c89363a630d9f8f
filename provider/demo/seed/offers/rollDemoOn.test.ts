import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { presellStoreList, specialIndex, storeListCoupon } from "#contract/calls/specials.ts";
import { bannerList, newStores } from "#contract/calls/storeLists.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { banners, feedPosts, specials } from "#provider/db/tables/specials.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { rollDemoOn } from "./rollDemoOn.ts";

const DAY = 86_400_000;
let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ isSeeded: true, now: NOON });
});
afterAll(() => provider.close());

/** How much of each there is to see, the days of what is sold ahead, and the age of the newest post in hours. */
async function seen() {
  const home = await taken(provider.call(bannerList, { place: "home" }));
  const ahead = (await taken(provider.call(presellStoreList, {}))).items.flatMap(({ goods }) => goods);
  const today = provider.parts.clock();
  return {
    offers: (await taken(provider.call(specialIndex, {}))).specials.length,
    couponStores: (await taken(provider.call(storeListCoupon, {}))).items.length,
    newStores: (await taken(provider.call(newStores, {}))).items.length,
    banners: home.banners.length,
    posts: home.posts.length,
    newestPost: (today.getTime() - Date.parse(home.posts[0]?.time ?? "")) / 3_600_000,
    isAheadInTime: ahead.every(({ receive_until }) => Date.parse(receive_until ?? "") > today.getTime()),
    ahead: ahead.length,
  };
}

it("a demo that was first started long ago looks as on its first day", async () => {
  const first = await seen();
  expect(Object.values(first).every(Boolean)).toBe(true);
  for (const days of [30, 100, 400]) {
    provider.clock.set(new Date(NOON.getTime() + days * DAY));
    await rollDemoOn(provider.db, provider.parts.clock());
    expect(await seen()).toEqual({ ...first, newStores: expect.any(Number) });
    expect((await seen()).newStores).toBeGreaterThan(0);
  }
});

it("what was deleted stays away, and what is not the demo's stays as it is", async () => {
  const { db } = provider;
  await rollDemoOn(db, NOON);
  await db.delete(banners).where(eq(banners.id, "home-cakes"));
  const past = { start_time: new Date(0), end_time: new Date(1) };
  await db
    .insert(specials)
    .values({ id: "own", kind: "special", title: words("Own"), about: words(""), ...past });
  await db.insert(feedPosts).values({
    source: "Own",
    author: "Own",
    content: words("Own"),
    url: "https://own.example/",
    posted_at: new Date(0),
  });
  await rollDemoOn(db, new Date(provider.parts.clock().getTime() + 1000 * DAY));
  expect(await db.$count(banners, eq(banners.id, "home-cakes"))).toBe(0);
  expect(await db.select().from(specials).where(eq(specials.id, "own"))).toMatchObject([past]);
  expect(await db.select().from(feedPosts).where(eq(feedPosts.source, "Own"))).toMatchObject([
    { posted_at: new Date(0) },
  ]);
});

it("what still runs keeps its end", async () => {
  const { db } = provider;
  const ends = () =>
    db.select({ id: coupons.id, end_time: coupons.end_time }).from(coupons).orderBy(coupons.id);
  const before = await ends();
  await rollDemoOn(db, provider.parts.clock());
  expect(await ends()).toEqual(before);
});
