import type { PageData } from "./pageData.ts";

/** What a static copy starts from: nothing but the settings that were built into it. */
export function builtPage(env: Readonly<Record<string, string | undefined>>): PageData {
  return {
    locale: null,
    texts: {},
    answers: {},
    settings: {
      apiBase: (env["VITE_API_BASE"] ?? "").replace(/\/+$/, ""),
      liffId: env["VITE_LIFF_ID"] || null,
      lineLogin: env["VITE_LIFF_ID"] ? "line" : null,
      wechatLogin: env["VITE_WECHAT_LOGIN"] === "1",
      googleMapsKey: env["VITE_GOOGLE_MAPS_KEY"] || null,
      googleMapId: env["VITE_GOOGLE_MAP_ID"] || undefined,
      mapTiles: env["VITE_MAP_TILES"] || undefined,
      mapCredit: env["VITE_MAP_CREDIT"] || undefined,
    },
  };
}
