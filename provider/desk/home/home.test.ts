import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { auditLog } from "#contract/calls/desk/audit.ts";
import {
  type BannerForm,
  type HomeField,
  type PostForm,
  readHomePage,
  removeBanner,
  removePost,
  saveBanner,
  savePost,
} from "#contract/calls/desk/home.ts";
import { OrderType } from "#contract/enumerations.ts";
import { bannerList } from "#contract/calls/storeLists.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, deskVisit, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { shipping } from "#provider/testing/mallFixture.ts";

const picture = { src: "/pictures/cover/cafe", widths: [750], ratio: 0.5, tint: "#c9a985" };
let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await planted();
  await provider.db.update(stores).set({ picture });
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

const seen = () => desk.given(readHomePage, {});
const stampOf = async (banner_id: string | null) =>
  (await seen()).banners.find((one) => one.banner_id === banner_id)?.stamp ?? "";
const save = async (form: BannerForm, banner_id: string | null = null, seenAs?: string) => {
  const stamp = seenAs ?? (await stampOf(banner_id));
  const answer = await desk.send(saveBanner, { banner_id, stamp, form });
  return typeof answer === "string" ? answer : answer.wrong;
};
const saveTheirs = async (form: PostForm, post_id: string | null = null) => {
  const answer = await desk.send(savePost, { post_id, form });
  return typeof answer === "string" ? answer : answer.wrong;
};
const home = async (language: "ja" | "ko" = "ja") =>
  taken(provider.call(bannerList, { place: "home" }, { language }));

const banner: BannerForm = {
  place: "home",
  store_id: "",
  text: { ja: "麺めぐり", ko: "면 순례" },
  picture,
  href: "/special",
  position: "1",
  start: "2026-11-21T11:00",
  end: "2026-11-22T11:00",
};
const post: PostForm = {
  text: { ja: "<b>新メニュー</b>" },
  picture: null,
  url: "https://social.example/1",
  source: "Noren",
  author: "店主",
  posted: "2026-11-21T11:30",
};

it("a banner is added, changed, and taken away", async () => {
  expect(await save(banner)).toEqual([]);
  const [{ banner_id = "", ...added } = {}] = (await home("ko")).banners;
  expect(added).toEqual({ title: "면 순례", picture, href: "/special" });
  expect((await seen()).banners).toMatchObject([
    { banner_id, end_time: "2026-11-22T02:00:00.000Z", state: "shown" },
  ]);
  expect(await save({ ...banner, text: { ja: "麺めぐり" }, href: "" }, banner_id)).toEqual([]);
  expect((await home("ko")).banners).toMatchObject([{ title: "麺めぐり", href: null }]);
  expect(await save({ ...banner, end: "2026-11-21T11:59" }, banner_id)).toEqual([]);
  expect((await home()).banners).toEqual([]);
  expect(await desk.send(removeBanner, { banner_id })).toEqual({});
  expect(await save(banner, banner_id)).toBe("gone");
  expect((await seen()).banners).toEqual([]);
  const { items } = await desk.given(auditLog, { did: "home.banner" });
  expect(items.map(({ subject }) => subject)).toEqual(Array.from({ length: 4 }, () => banner_id));
  expect(items[0]).toMatchObject({ after: { button: "remove" } });
  expect(items[2]).toMatchObject({ before: { href: "/special" }, after: { href: null } });
});

it("a post is added, changed and taken away, and is shown as it was written", async () => {
  expect(await saveTheirs(post)).toEqual([]);
  const [{ post_id = "", ...added } = {}] = (await home("ko")).posts;
  expect(added).toMatchObject({
    content: "<b>新メニュー</b>",
    picture: null,
    time: "2026-11-21T02:30:00.000Z",
  });
  expect((await seen()).posts).toMatchObject([{ text: { ja: "<b>新メニュー</b>" } }]);
  expect(await saveTheirs({ ...post, text: { ja: "秋" }, picture }, String(post_id))).toEqual([]);
  expect((await home()).posts).toMatchObject([{ content: "秋", picture }]);
  expect(await desk.send(removePost, { post_id: String(post_id) })).toEqual({});
  expect((await home()).posts).toEqual([]);
});

it("posts of a feed elsewhere are written there, not here", async () => {
  expect((await seen()).posts).toEqual([]);
  Object.assign(provider.parts.settings, { feedUrl: "https://feed.example/" });
  expect((await seen()).posts).toBeNull();
  Object.assign(provider.parts.settings, { feedUrl: null });
});

it.each<[Partial<BannerForm>, HomeField]>([
  [{ text: { ja: " " } }, "text"],
  [{ text: { ja: "x".repeat(501) } }, "text"],
  [{ picture: { ...picture, src: "/etc/passwd" } }, "picture"],
  [{ picture: null }, "picture"],
  [{ href: "//evil.example" }, "href"],
  [{ href: "/\\evil.example" }, "href"],
  [{ href: "javascript:alert(1)" }, "href"],
  [{ href: "http://plain.example" }, "href"],
  [{ position: "-1" }, "position"],
  [{ start: "2026-13-41T11:00" }, "start"],
  [{ end: banner.start }, "end"],
  [{ end: "" }, "end"],
])("a banner with %j is refused, and its field is named", async (wrong, field) => {
  expect(await save({ ...banner, ...wrong })).toEqual([field]);
  expect((await seen()).banners).toEqual([]);
});

it.each<[Partial<PostForm>, HomeField]>([
  [{ url: "javascript:alert(1)" }, "url"],
  [{ url: "" }, "url"],
  [{ source: "" }, "source"],
  [{ posted: "now" }, "posted"],
  [{ picture: { ...picture, src: "/other" } }, "picture"],
])("a post with %j is refused, and its field is named", async (wrong, field) => {
  expect(await saveTheirs({ ...post, ...wrong })).toEqual([field]);
});

it("stand in every place of the app: the mall's shops have their own", async () => {
  await provider.db
    .update(stores)
    .set({ order_types: [OrderType.shipping], shipping })
    .where(eq(stores.id, "cover"));
  expect((await seen()).shops.map(({ id }) => id)).toEqual(["cover"]);
  expect(await save({ ...banner, place: "store", store_id: "diner" })).toEqual(["store_id"]);
  expect(await save({ ...banner, place: "store", store_id: "cover" })).toEqual([]);
  expect(await save({ ...banner, place: "mall" })).toEqual([]);
  expect(await save({ ...banner, place: "special" })).toEqual([]);
  const at = async (request: RequestOf<typeof bannerList>) =>
    (await taken(provider.call(bannerList, request))).banners.length;
  expect(await at({ place: "store", store_id: "cover" })).toBe(1);
  expect(await at({ place: "mall" })).toBe(1);
  expect(await at({ place: "special" })).toBe(1);
  expect(await at({ place: "home" })).toBe(0);
  for (const { banner_id } of (await seen()).banners)
    expect(await desk.send(removeBanner, { banner_id })).toEqual({});
});

it("is not written over unseen by the second of two who change it", async () => {
  await save(banner);
  const [{ banner_id = "", stamp = "" } = {}] = (await seen()).banners;
  expect(await save({ ...banner, position: "2" }, banner_id, stamp)).toEqual([]);
  expect(await save({ ...banner, position: "3" }, banner_id, stamp)).toBe("changed");
  // What is the same already is no other's change.
  expect(await save({ ...banner, position: "2" }, banner_id, stamp)).toEqual([]);
  expect((await seen()).banners).toMatchObject([{ position: 2 }]);
  await desk.send(removeBanner, { banner_id });
});

it("says of a store that opens what a banner would say, and leads there", async () => {
  const { announcement } = await desk.given(readHomePage, { announced: "diner" });
  expect(announcement).toMatchObject({
    text: { ja: expect.stringContaining("オープンしました") },
    picture,
    href: "/storeHome?storeId=diner",
  });
  expect((await desk.given(readHomePage, { announced: "nowhere" })).announcement).toBeNull();
});

it("opens to nobody without the password", async () => {
  for (const cookie of ["", await deskVisit(provider).enter({}, "manager")]) {
    const refused = cookie === "" ? "not_signed_in" : "forbidden";
    expect(await desk.send(readHomePage, {}, cookie)).toBe(refused);
    expect(await desk.send(saveBanner, { banner_id: null, stamp: "", form: banner }, cookie)).toBe(refused);
  }
});
