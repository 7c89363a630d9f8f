import { expect, it } from "vitest";
import { offlinePage } from "./offlinePage.ts";

const word = (language: string) => ({ title: `${language} title`, text: "", retry: "", kept: "" });
const words = { ja: word("ja"), en: word("en"), "zh-tw": word("zh-tw") };
const page = (lang: string) => ({ key: "/home", title: "Home", lang });
const shown = async (...pages: readonly string[]) =>
  (await offlinePage(words, ["en-GB"], pages.map(page))).text();

it("the page in place of one that cannot be had speaks as the newest kept page does, else as the device", async () => {
  expect(await shown("zh-Hant", "ja")).toContain("zh-tw title");
  expect(await shown("")).toContain("en title");
  expect(await shown()).toContain("en title");
});
