import { describe, expect, it, vi } from "vitest";
import { createTextFiles } from "./textFiles.ts";

const texts: Record<string, Record<string, string>> = {
  "ja common": { back: "戻る" },
  "ja menu": { add: "追加" },
  "en common": { back: "Back" },
};
function filesOf() {
  const read = vi.fn<(locale: string, name: string) => Promise<Record<string, string>>>(
    async (locale, name) => {
      const found = texts[`${locale} ${name}`];
      if (!found) throw new Error("None of that name");
      return found;
    },
  );
  const files = createTextFiles(read);
  const get = (path: string, headers = {}) =>
    files.answer(new Request(`http://provider.test${path}`, { headers }));
  return { files, get, read };
}

describe("a file of texts", () => {
  it("holds what a page says, is kept for good, and comes compressed", async () => {
    const { files, get } = filesOf();
    const address = await files.addressOf("ja", ["menu", "common"]);
    expect(address).toMatch(/^\/assets\/texts\/ja\/common\.menu\.[\w-]{12}\.json$/);
    const answer = await get(address);
    expect(answer?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await answer?.json()).toEqual({ common: { back: "戻る" }, menu: { add: "追加" } });
    expect((await get(address, { "accept-encoding": "br" }))?.headers.get("content-encoding")).toBe("br");
  });

  it("has another address in another language, and is found by a process that has not named it", async () => {
    const { files } = filesOf();
    const address = await files.addressOf("en", ["common"]);
    expect(address).not.toBe(await files.addressOf("ja", ["common"]));
    expect(await (await filesOf().get(address))?.json()).toEqual({ common: { back: "Back" } });
  });

  it.each([
    "/assets/texts/ja/common.AAAAAAAAAAAA.json",
    "/assets/texts/ja/gone.AAAAAAAAAAAA.json",
    "/assets/texts/ja/..%2f..%2fpackage.AAAAAAAAAAAA.json",
    "/assets/texts/",
    "/assets/index.js",
  ])("is none of another name, or of texts as they were: %s", async (path) => {
    expect(await filesOf().get(path)).toBeNull();
  });

  it("is read once, and again where it could not be read", async () => {
    const { files, read } = filesOf();
    await files.addressOf("ja", ["common"]);
    await files.addressOf("ja", ["common"]);
    expect(read).toHaveBeenCalledTimes(1);
    await expect(files.addressOf("ja", ["later"])).rejects.toThrow("None of that name");
    texts["ja later"] = { soon: "later" };
    expect(await files.addressOf("ja", ["later"])).toContain("/ja/later.");
    delete texts["ja later"];
  });

  it("is remembered of so many, whatever strangers ask for", async () => {
    const { files, read } = filesOf();
    const names = (count: number) => Array.from({ length: count }, () => "common");
    for (let count = 1; count <= 300; count += 1) await files.addressOf("ja", names(count));
    read.mockClear();
    await files.addressOf("ja", names(1));
    expect(read).not.toHaveBeenCalled();
    await files.addressOf("ja", names(300));
    expect(read).toHaveBeenCalled();
  });
});
