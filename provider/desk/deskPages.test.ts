import { afterAll, beforeAll, expect, it } from "vitest";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { someBuild } from "#provider/testing/someBuild.ts";

let build: Awaited<ReturnType<typeof someBuild>>;
let provider: TestProvider;
beforeAll(async () => {
  build = await someBuild();
  provider = await testProvider({ frontend: await builtFrontend(build.folder) });
});
afterAll(async () => {
  await provider.close();
  await build.remove();
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  provider.app.fetch(new Request(`http://provider.test${path}`, { headers }), { address: "192.0.2.1" });

it("the application's page is never kept, speaks the browser's language, and runs nothing but its own files", async () => {
  for (const screen of ["login", "begin", "join", "account", "staff", "log"]) {
    const page = await ask(`/desk/${screen}`, { "accept-language": "ko" });
    expect([screen, page.status, page.headers.get("cache-control")]).toEqual([screen, 200, "no-store"]);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self';");
    expect(await page.text()).toContain('<html lang="ko">');
  }
});

it("its files are kept for good, and nothing else of the folder is served", async () => {
  const file = await ask("/desk/assets/desk-1.js");
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect((await ask("/desk/assets/gone-1.js")).status).toBe(404);
  expect((await ask("/desk/assets/..%2f..%2fsecret.txt")).status).toBe(404);
});

it("without a build there are its calls, and no page", async () => {
  const bare = await testProvider();
  const answer = await bare.app.fetch(new Request("http://provider.test/desk/login"), {
    address: "192.0.2.1",
  });
  expect(answer.status).toBe(404);
  await bare.close();
});
