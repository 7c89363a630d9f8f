// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { builtPage } from "./builtPage.ts";
import { PAGE_DATA_ID, readPageData } from "./pageData.ts";

function pageWith(text: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const script = page.createElement("script");
  script.id = PAGE_DATA_ID;
  script.textContent = text;
  page.body.append(script);
  return page;
}

const empty = {
  locale: null,
  texts: {},
  answers: {},
  isLow: false,
  settings: { apiBase: "", liffId: null, lineLogin: null, wechatLogin: false, googleMapsKey: null },
};

const built = async () => builtPage({}, document);

/** Whether the device asks for less data, as it says by its media query. */
function deviceSaves(matches: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches }));
}

describe("the data that comes with the page", () => {
  beforeEach(() => deviceSaves(false));

  it("is read from it, and what it lacks is empty", async () => {
    expect(await readPageData(pageWith('{"locale":"en","answers":{"key":1}}'), built)).toEqual({
      ...empty,
      locale: "en",
      answers: { key: 1 },
    });
  });

  it("is all there where a server wrote it, and nothing else is loaded for it", async () => {
    const whole = { ...empty, locale: "ja" };
    const never = () => Promise.reject(new Error("was asked for"));
    expect(await readPageData(pageWith(JSON.stringify(whole)), never)).toEqual(whole);
  });

  it.each([null, "", "{", "null"])("is empty where the page has %j", async (text) => {
    expect(await readPageData(pageWith(text), built)).toEqual(empty);
  });

  it("has a static copy save data where the device asks for it", () => {
    deviceSaves(true);
    expect(builtPage({}, document).isLow).toBe(true);
  });

  it("takes a static copy's settings from its build", () => {
    const env = { VITE_API_BASE: "https://api.example/", VITE_LIFF_ID: "", VITE_GOOGLE_MAPS_KEY: "key" };
    expect(builtPage(env, document).settings).toEqual({
      apiBase: "https://api.example",
      liffId: null,
      lineLogin: null,
      wechatLogin: false,
      googleMapsKey: "key",
    });
  });
});
