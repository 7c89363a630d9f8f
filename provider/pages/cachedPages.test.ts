import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { someBuild } from "#provider/testing/someBuild.ts";
import { builtFrontend } from "./builtFrontend.ts";

let provider: TestProvider;
let build: Awaited<ReturnType<typeof someBuild>>;

beforeAll(async () => {
  build = await someBuild();
  provider = await testProvider({ frontend: await builtFrontend(build.folder) });
  await plantFixture(provider.db);
});
afterAll(async () => {
  await provider.close();
  await build.remove();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://provider.test${path}`, { headers });
  const response = await provider.app.fetch(request, { address: "192.0.2.1" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, headers: response.headers, text: bytes.toString() };
}
const drawing = (text: string) => /drawing (\d+)/.exec(text)?.[1];
const drawn = async (path: string, headers?: Record<string, string>) =>
  drawing((await get(path, headers)).text);

describe("a page that is the same for everybody", () => {
  it("is drawn once for an address, and for each language and theme", async () => {
    await provider.versions.refresh();
    const first = await drawn("/kept?storeId=diner");
    expect(await drawn("/kept?storeId=diner")).toBe(first);
    expect(await drawn("/kept?storeId=diner", { "user-agent": "another", cookie: "session=somebody" })).toBe(
      first,
    );
    expect(await drawn("/kept?storeId=diner&x=1")).not.toBe(first);
    expect(await drawn("/kept?storeId=diner", { "accept-language": "ko" })).not.toBe(first);
    expect(await drawn("/kept?storeId=diner", { cookie: "theme=dark" })).not.toBe(first);
  });

  it("is drawn anew once its store has changed, and not for another's", async () => {
    const rest = (id: string, time: Date) =>
      provider.db.update(stores).set({ paused_until: time }).where(eq(stores.id, id));
    await provider.versions.refresh();
    const first = await drawn("/kept?storeId=diner");
    await rest("other", new Date(NOON.getTime() + 1));
    await provider.versions.announce();
    expect(await drawn("/kept?storeId=diner")).toBe(first);
    await rest("diner", new Date(NOON.getTime() + 2));
    await provider.versions.announce();
    expect(await drawn("/kept?storeId=diner")).not.toBe(first);
  });

  it("is drawn anew after ten seconds, a table's after two: what it says goes by the clock as well", async () => {
    await provider.versions.refresh();
    const [page, table] = ["/kept?storeId=diner", "/kept?storeId=diner&tableId=diner-T1"];
    const first = [await drawn(page), await drawn(table)];
    provider.clock.advance(2_000);
    expect(await drawn(page)).toBe(first[0]);
    expect(await drawn(table)).not.toBe(first[1]);
    provider.clock.advance(8_000);
    expect(await drawn(page)).not.toBe(first[0]);
  });

  it("is drawn for each while nobody can say how its store is", async () => {
    const cold = await testProvider({ frontend: await builtFrontend(build.folder) });
    const ask = async () =>
      drawing(
        await (
          await cold.app.fetch(new Request("http://provider.test/kept"), { address: "192.0.2.1" })
        ).text(),
      );
    expect(await ask()).not.toBe(await ask());
    await cold.close();
  });

  it("lets in its own style and script by what is in them, and nothing by a nonce that others were given", async () => {
    await provider.versions.refresh();
    const { headers, text } = await get("/kept?storeId=diner");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("nonce");
    expect(text).not.toContain("nonce");
    const inside = (pattern: RegExp) => pattern.exec(text)?.[1] ?? "";
    const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    const style = inside(/<style>(.*?)<\/style>/s);
    const script = inside(/<script type="module">(.*?)<\/script>/s);
    expect(style).not.toBe("");
    expect(script).toContain("import(");
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
    expect(policy).toContain(`script-src 'self' ${hash(script)};`);
  });

  it("comes in the coding that each browser takes", async () => {
    const plain = await get("/kept?storeId=diner");
    const coded = await get("/kept?storeId=diner", { "accept-encoding": "br" });
    expect(coded.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(coded.bytes).toString()).toBe(plain.text);
  });
});
