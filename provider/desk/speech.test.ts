import { afterAll, beforeAll, expect, it } from "vitest";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { someBuild } from "#provider/testing/someBuild.ts";

let build: Awaited<ReturnType<typeof someBuild>>;
let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  build = await someBuild();
  provider = await planted({ frontend: await builtFrontend(build.folder) });
  desk = await deskOf(provider);
});
afterAll(async () => {
  await provider.close();
  await build.remove();
});

const titleIn = async (cookie: string, wanted = "") =>
  (await desk.get("/desk/login", { cookie, headers: { "accept-language": wanted } })).text();

it("the language of the desk is the browser's until another is chosen", async () => {
  expect(await titleIn("", "ko-KR,ko;q=0.9")).toContain('<html lang="ko">');
  expect(await titleIn("", "tlh")).toContain('<html lang="ja">');
  expect(await titleIn("noren_desk_language=zh-tw", "en")).toContain('<html lang="zh-Hant">');
  expect(await titleIn("noren_desk_language=xx", "en")).toContain('<html lang="en">');
});

it("is kept when it is chosen, before the door too, and the page is the one it was", async () => {
  const back = "/desk/diner/goods?q=tea";
  const answer = await desk.post("/desk/language", { language: "en", back });
  expect(answer.headers.get("location")).toBe(back);
  expect(answer.headers.get("set-cookie")).toMatch(/^noren_desk_language=en; .*HttpOnly/);
  const unknown = await desk.post("/desk/language", { language: "constructor", back });
  expect(unknown.headers.get("set-cookie")).toBeNull();
});

it.each([
  "https://evil.example/desk",
  "//evil.example/desk",
  "/\\evil.example",
  "/orderFood",
  "/desk/../x",
  "javascript:x",
  "",
])("never leads out of the desk: %s", async (back) => {
  const answer = await desk.post("/desk/language", { language: "en", back });
  expect(answer.headers.get("location")).toBe("/desk");
});
