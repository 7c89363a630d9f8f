import { describe, expect, it, vi } from "vitest";
import { ensureTexts, startTexts } from "./instance.ts";
import { loadTexts } from "./loadTexts.ts";

describe("the texts", () => {
  it("speak at once with what is at hand", () => {
    const texts = startTexts("en", { common: { retry: "Try again" } });
    expect(texts.t("retry")).toBe("Try again");
  });

  it("put a customer's words in as they are: React escapes them", () => {
    const texts = startTexts("en", { menu: { searchNothing: "Nothing for {{keyword}}" } });
    expect(texts.t("menu:searchNothing", { keyword: "<b>&" })).toBe("Nothing for <b>&");
  });

  it("load what a screen lacks, once, and keep what is there", async () => {
    const texts = startTexts("en", { common: { retry: "Try again" } });
    const load = vi.fn<typeof loadTexts>().mockResolvedValue({ menu: "Menu" });
    await ensureTexts(texts, load, "en", ["common", "menu"]);
    await ensureTexts(texts, load, "en", ["common", "menu"]);
    expect(load.mock.calls).toEqual([["en", "menu"]]);
    expect(texts.t("menu:menu")).toBe("Menu");
  });

  it("say nothing half when one of them does not come, and can be asked for again", async () => {
    const texts = startTexts("en", { common: {} });
    const load = vi.fn<typeof loadTexts>(async (_locale, namespace) => {
      if (namespace === "bill") throw new TypeError("no network");
      return { menu: "Menu" };
    });
    await expect(ensureTexts(texts, load, "en", ["menu", "bill"])).rejects.toThrow("no network");
    expect(texts.hasResourceBundle("en", "menu")).toBe(false);
  });

  it("are read from their files, and what is no file is an error", async () => {
    expect(await loadTexts("kr", "common")).toHaveProperty("retry");
    await expect(loadTexts("kr", "nothing")).rejects.toThrow("No texts nothing in kr");
  });
});
