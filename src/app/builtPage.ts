import { wantsLowData } from "#parts/device/lowData.ts";
import { applyTheme } from "./applyTheme.ts";
import type { PageData } from "./pageData.ts";

/**
 * What a static copy starts from: nothing but the settings that were built into it. It is painted here as the customer
 * chose; a provider's page comes so.
 */
export function builtPage(
  env: Readonly<Record<string, string | undefined>>,
  page: Pick<Document, "documentElement">,
): PageData {
  applyTheme(page);
  return {
    locale: null,
    texts: {},
    answers: {},
    isLow: wantsLowData(),
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
