import { afterAll, beforeAll, expect, it } from "vitest";
import { bannerList } from "#contract/calls/storeLists.ts";
import { banners } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskVisit } from "#provider/testing/deskVisit.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";

const PAGE = "/desk/home-page";
const picture = { src: "/pictures/cover/cafe", widths: [750], ratio: 0.5, tint: "#c9a985" };
let provider: Planted;
let cookie: string;
beforeAll(async () => {
  provider = await planted();
  await provider.db.update(stores).set({ picture });
  cookie = await deskVisit(provider).enter();
});
afterAll(() => provider.close());

const page = async () => (await deskVisit(provider).get(PAGE, { cookie })).text();
/** Sends a form, and answers with what the page then says. */
async function send(path: string, fields: Readonly<Record<string, string>> = {}): Promise<string | null> {
  const { headers, status } = await deskVisit(provider).post(PAGE + path, fields, { cookie });
  expect(status).toBe(303);
  return new URL(headers.get("location") ?? "", "http://provider.test").searchParams.get("said");
}
const home = async (language: "ja" | "ko" = "ja") =>
  taken(provider.call(bannerList, { place: "home" }, { language }));

const banner = {
  text_ja: "麺めぐり",
  text_ko: "면 순례",
  picture: picture.src,
  href: "/special",
  position: "1",
  start: "2026-11-21T11:00",
  end: "2026-11-22T11:00",
};
const post = {
  text_ja: "<b>新メニュー</b>",
  picture: "",
  url: "https://social.example/1",
  source: "Noren",
  author: "店主",
  posted: "2026-11-21T11:30",
};

it("a banner is added, changed, and taken away", async () => {
  expect(await send("/banners", banner)).toBe("done");
  const [{ banner_id = "", ...added } = {}] = (await home("ko")).banners;
  expect(added).toEqual({ title: "면 순례", picture, href: "/special" });
  expect(await page()).toContain(`value="2026-11-22T11:00"`);
  expect(await send(`/banners/${banner_id}`, { ...banner, text_ko: "", href: "" })).toBe("done");
  expect((await home("ko")).banners).toMatchObject([{ title: "麺めぐり", href: null }]);
  expect(await send(`/banners/${banner_id}`, { ...banner, end: "2026-11-21T11:59" })).toBe("done");
  expect((await home()).banners).toEqual([]);
  expect(await send(`/banners/${banner_id}/remove`)).toBe("done");
  expect(await send(`/banners/${banner_id}`, banner)).toBe("refused");
  expect(await page()).not.toContain("麺めぐり");
});

it("a post is added, changed and taken away, and is shown as it was written", async () => {
  expect(await send("/posts", post)).toBe("done");
  const [{ post_id = "", ...added } = {}] = (await home("ko")).posts;
  expect(added).toMatchObject({
    content: "<b>新メニュー</b>",
    picture: null,
    time: "2026-11-21T02:30:00.000Z",
  });
  expect(await page()).toContain("&lt;b&gt;新メニュー");
  expect(await send(`/posts/${post_id}`, { ...post, text_ja: "秋", picture: picture.src })).toBe("done");
  expect((await home()).posts).toMatchObject([{ content: "秋", picture }]);
  expect(await send(`/posts/${post_id}/remove`)).toBe("done");
  expect((await home()).posts).toEqual([]);
});

it("posts of a feed elsewhere are written there, not here", async () => {
  expect(await page()).toContain(`${PAGE}/posts`);
  Object.assign(provider.parts.settings, { feedUrl: "https://feed.example/" });
  expect(await page()).not.toContain(`${PAGE}/posts`);
  Object.assign(provider.parts.settings, { feedUrl: null });
});

it.each([
  { text_ja: " " },
  { text_ja: "x".repeat(501) },
  { picture: "/etc/passwd" },
  { picture: "" },
  { href: "//evil.example" },
  { href: "/\\evil.example" },
  { href: "javascript:alert(1)" },
  { href: "http://plain.example" },
  { position: "-1" },
  { start: "2026-13-41T11:00" },
  { end: banner.start },
  { end: "" },
])("a banner with %j is refused", async (wrong) => {
  expect(await send("/banners", { ...banner, ...wrong })).toBe("refused");
  expect(await page()).not.toContain("麺めぐり");
});

it.each([
  { url: "javascript:alert(1)" },
  { url: "" },
  { source: "" },
  { posted: "now" },
  { picture: "/other" },
])("a post with %j is refused", async (wrong) => {
  expect(await send("/posts", { ...post, ...wrong })).toBe("refused");
});

it("leaves the banners of other places alone, and opens to nobody without the password", async () => {
  const times = { start_time: NOON, end_time: new Date(NOON.getTime() + 1) };
  await provider.db
    .insert(banners)
    .values({ id: "mall", place: "mall", title: words("Mall"), picture, ...times });
  expect(await page()).not.toContain("banner-mall");
  expect(await send("/banners/mall", banner)).toBe("refused");
  await send("/banners/mall/remove");
  expect(await provider.db.$count(banners)).toBe(1);
  const visit = deskVisit(provider);
  for (const answer of [await visit.get(PAGE), await visit.post(`${PAGE}/banners`, banner)])
    expect(answer.headers.get("location")).toBe("/desk/login");
});
