import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Code from "#contract/codes.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { someBuild } from "#provider/testing/someBuild.ts";
import { builtFrontend } from "./builtFrontend.ts";

let provider: TestProvider;
let withLine: TestProvider;
let withMaps: TestProvider;
let withVault: TestProvider;
let withoutWorker: TestProvider;
let build: Awaited<ReturnType<typeof someBuild>>;

beforeAll(async () => {
  build = await someBuild();
  const frontend = await builtFrontend(build.folder);
  provider = await testProvider({ frontend });
  withLine = await testProvider({ frontend, settings: { liffId: "1234567890-AbcdEfgh" } });
  withVault = await testProvider({
    frontend,
    settings: { cardVaultOrigin: "https://vault.example.com:8443" },
  });
  withoutWorker = await testProvider({ frontend, settings: { serviceWorker: false } });
  const mapTiles = "https://{s}.tiles.example.com:8443/dark/{z}/{x}/{y}.png?key=1";
  withMaps = await testProvider({ frontend, settings: { googleMapsKey: "key", mapTiles } });
});
afterAll(async () => {
  await provider.close();
  await withLine.close();
  await withMaps.close();
  await withVault.close();
  await withoutWorker.close();
  await build.remove();
});

async function get(path: string, headers: Record<string, string> = {}, from = provider) {
  const response = await from.app.fetch(new Request(`http://provider.test${path}`, { headers }), {
    address: "192.0.2.1",
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}
const nonceOf = (headers: Headers) =>
  /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";

describe("a page", () => {
  it("shows the first screen before any script has run", async () => {
    const { status, text } = await get("/menu");
    expect(status).toBe(200);
    expect(text).toContain('<div id="app"><p>first screen</p></div>');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain("<title>Menu &#60;of the day&#62;</title>");
    expect(text).toContain('<meta name="description" content="A menu">');
  });

  it("is light or dark as its customer chose, and else as their device is", async () => {
    const start = async (cookie: string) => /<html[^>]*>/.exec((await get("/menu", { cookie })).text)?.[0];
    expect(await start("locale=en; theme=dark")).toBe('<html data-theme="dark" lang="en">');
    expect(await start("theme=light")).toBe('<html data-theme="light" lang="en">');
    expect(await start('theme="><script>; xtheme=dark')).toBe('<html lang="en">');
  });

  it("brings the answers that it was rendered from, asked within the process", async () => {
    const { text } = await get("/menu");
    const data = JSON.parse(/id="noren-data">(.*?)<\/script>/.exec(text)?.[1] ?? "null");
    expect(data.answer).toMatchObject({ code: Code.storeMissing });
  });

  it("asks for its texts beside its code", async () => {
    const { text } = await get("/menu");
    const [, address = ""] = /norenTexts = fetch\("([^"]+)"\)/.exec(text) ?? [];
    const file = await get(address);
    expect(Object.keys(JSON.parse(file.text).errors).length).toBeGreaterThan(80);
    expect(JSON.parse(/id="noren-data">(.*?)<\/script>/.exec(text)?.[1] ?? "null").texts).toEqual({});
    expect((await get(address.replace(/.{12}\.json$/, "AAAAAAAAAAAA.json"))).status).toBe(404);
  });

  it("asks for the scripts that it needs once it is painted, each once, and waits for no style sheet", async () => {
    const { text, headers } = await get("/menu");
    const nonce = nonceOf(headers);
    const [, given, script = ""] = /<script type="module" nonce="([^"]+)">(.*?)<\/script>/.exec(text) ?? [];
    expect(given).toBe(nonce);
    expect(script).toContain('["/assets/shell-1.js","/assets/Menu-1.js"]');
    expect(script.match(/import\("\/assets\/index-1.js"\)/g)).toHaveLength(1);
    expect(text).not.toContain('modulepreload" crossorigin');
    expect(text).toContain(`<style nonce="${nonce}">a{color:#456}body{color:#123}p{color:#789}</style>`);
    expect(text).not.toContain('<link rel="stylesheet"');
    expect(script).toContain('["/assets/shell-1.css","/assets/index-1.css","/assets/Menu-1.css"]');
  });

  it("that has nothing to paint without its scripts asks for them and the style sheets at once", async () => {
    const { text, headers } = await get("/broken");
    expect(text).toContain('<link rel="stylesheet" href="/assets/index-1.css">');
    expect(text).not.toContain("<style");
    const preloaded = [...text.matchAll(/<link rel="modulepreload"[^>]* nonce="([^"]+)" href="([^"]+)">/g)];
    expect(preloaded.length).toBeGreaterThan(0);
    expect(new Set(preloaded.map(([, given]) => given))).toEqual(new Set([nonceOf(headers)]));
    expect(text.match(/<script type="module"[^>]*src="\/assets\/index-1.js"/g)).toHaveLength(1);
  });

  it("lets nobody end its data, whatever an address says", async () => {
    const { text } = await get(
      `/menu?echo=${encodeURIComponent("</script><script>alert(1)</script>\u2028$&")}`,
    );
    expect(text).not.toContain("<script>alert");
    expect(JSON.parse(/id="noren-data">(.*?)<\/script>/.exec(text)?.[1] ?? "null").echo).toContain(
      "</script>",
    );
  });

  it("is rendered in the browser when rendering here breaks", async () => {
    const { status, text } = await get("/broken");
    expect(status).toBe(200);
    expect(text).toContain('<div id="app"></div>');
    expect(text).toContain("/assets/index-1.js");
    expect(text).toContain('"apiBase":"","liffId":null,"lineLogin":"stand_in","wechatLogin":true');
  });

  it("of an unknown address is the app all the same, as not found", async () => {
    expect(await get("/nowhere")).toMatchObject({ status: 404 });
  });

  it("is never kept, and comes compressed", async () => {
    const plain = await get("/menu");
    expect(plain.headers.get("cache-control")).toBe("no-store");
    const brotli = await get("/menu", { "accept-encoding": "gzip, br" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).toString()).toContain("first screen");
    const gzip = await get("/menu", { "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(gzip.bytes).toString()).toContain("first screen");
  });
});

describe("a page's security policy", () => {
  it("lets in its own files and what carries its nonce, new for every page", async () => {
    const [one, two] = [await get("/menu"), await get("/menu")];
    const policy = one.headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonceOf(one.headers)}'`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split("; ")).toContain(rule);
    }
    expect(nonceOf(one.headers)).toHaveLength(24);
    expect(nonceOf(one.headers)).not.toBe(nonceOf(two.headers));
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|line\.me|google|pndsn/);
  });

  it("lets Google's maps in where they are, with a key, and only there", async () => {
    const policyOf = async (...of: Parameters<typeof get>) =>
      (await get(...of)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/map", {}, withMaps);
    expect(policy).toMatch(/connect-src[^;]*https:\/\/\*\.googleapis\.com/);
    expect(policy).toContain("'strict-dynamic'");
    expect(await policyOf("/menu", {}, withMaps)).not.toContain("google");
    expect(await policyOf("/map")).not.toContain("google");
  });

  it("lets the cards' vault be connected to where one is typed, by its origin alone, and nothing be sent there", async () => {
    const policyOf = async (...of: Parameters<typeof get>) =>
      (await get(...of)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/card", {}, withVault);
    const own = "connect-src 'self'";
    expect(policy.split("; ").filter((rule) => rule.includes("vault"))).toEqual([
      `${own} https://vault.example.com:8443`,
    ]);
    expect(policy).toContain("form-action 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    for (const other of [await policyOf("/menu", {}, withVault), await policyOf("/card")]) {
      expect(other).not.toContain("vault");
      expect(other.split("; ")).toContain(own);
    }
  });

  it("lets the pictures of the keyless map in on every page, by their origin alone", async () => {
    const imagesOf = async (from: TestProvider) => {
      const page = await get("/menu", {}, from);
      return /img-src[^;]*/.exec(page.headers.get("content-security-policy") ?? "")?.[0];
    };
    expect(await imagesOf(withMaps)).toBe("img-src 'self' data: blob: https://*.tiles.example.com:8443");
    expect(await imagesOf(provider)).toBe("img-src 'self' data: blob: https://tile.openstreetmap.org");
  });

  it("lets LINE in where the operator has a LIFF app and the visitor comes by LINE", async () => {
    const inLine = { "user-agent": "Mozilla/5.0 (iPhone) Safari Line/15.0.0/IAB" };
    const policyOf = async (...of: Parameters<typeof get>) =>
      (await get(...of)).headers.get("content-security-policy") ?? "";
    expect(await policyOf("/menu", inLine, withLine)).toContain("https://api.line.me");
    expect(await policyOf("/menu?liff.state=%2Fmenu", {}, withLine)).toContain("https://api.line.me");
    expect(await policyOf("/menu", inLine)).not.toContain("line.me");
    expect(await policyOf("/menu?liff.state=%2Fmenu")).not.toContain("line.me");
  });

  it("gives up trusted types for LINE's SDK where it runs, and not where it may only be asked for", async () => {
    const policyOf = async (path: string) =>
      (await get(path, {}, withLine)).headers.get("content-security-policy") ?? "";
    const [before, after] = [
      await policyOf("/menu"),
      await policyOf("/menu?code=a&state=b&liffClientId=1234567890"),
    ];
    expect(before).toMatch(/connect-src[^;]*https:\/\/api\.line\.me/);
    expect(before).toContain("require-trusted-types-for");
    expect(after).toMatch(/connect-src[^;]*https:\/\/api\.line\.me/);
    expect(after).not.toContain("require-trusted-types-for");
  });

  it("comes with what tells others little", async () => {
    const { headers } = await get("/menu");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("permissions-policy")).toContain("microphone=()");
  });
});

describe("files", () => {
  it("named by their content are kept for ever, compressed as the browser likes", async () => {
    const plain = await get("/assets/index-1.js");
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(plain.headers.get("vary")).toBe("accept-encoding");
    const brotli = await get("/assets/index-1.js", { "accept-encoding": "br" });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
  });

  it("that may change are asked about again", async () => {
    const first = await get("/pictures/dish.webp");
    expect(first.headers.get("cache-control")).not.toContain("immutable");
    const again = await get("/pictures/dish.webp", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  it("hold a service worker, asked about each time, unless the operator takes it back", async () => {
    const worker = await get("/sw.js");
    expect([worker.status, worker.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const taken = await get("/sw.js", {}, withoutWorker);
    expect([taken.status, taken.headers.get("cache-control")]).toEqual([410, "no-cache"]);
    const leaving = await get("/sw.js", { "service-worker": "script" }, withoutWorker);
    expect([leaving.status, leaving.headers.get("content-type")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
    ]);
    expect(leaving.text).toContain("registration.unregister()");
    expect(leaving.text).not.toContain("fetch");
  });

  it("in SVG run no scripts", async () => {
    expect((await get("/favicon.svg")).headers.get("content-security-policy")).toContain(
      "default-src 'none'",
    );
  });

  it.each([
    "/assets/none-1.js",
    "/.vite/manifest.json",
    "/index.html",
    "/assets/index-1.js.br",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%5c..%5c..%5csecret.txt",
    "//etc/passwd.txt",
    "/%00.txt",
    "/%zz.txt",
  ])("that are not for the public are not there: %s", async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain("not for the public");
  });
});

it("pages leave the provider's own addresses alone", async () => {
  expect((await get("/healthz")).text).toContain('"status":"ok"');
  expect((await get("/desk")).text).not.toContain("first screen");
  expect((await get("/order")).text).toContain("first screen");
});
