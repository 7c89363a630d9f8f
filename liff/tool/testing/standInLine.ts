import { vi } from "vitest";
import { lineServer } from "./lineServer.ts";
import { LIFF_ID, ORIGIN } from "./toolRun.ts";

let named: string | null = LIFF_ID;

/** What LIFF id the site's pages name from now on; null: they cannot be reached. */
export function siteNaming(liffId: string | null): void {
  named = liffId;
}

/** Puts LINE's stand-in and a site in the place of the network, with a LIFF app that is not quite as it should be. */
export function standInLine({ hasApp = true } = {}) {
  const line = lineServer();
  if (hasApp)
    line.addApp({
      liffId: LIFF_ID,
      view: { type: "tall", url: "https://old.example.com" },
      scope: ["email"],
    });
  named = LIFF_ID;
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    if (String(input) !== `${ORIGIN}/home`) return line.fetch(input, init);
    if (named === null) throw new TypeError("fetch failed");
    return new Response(`<script>{"apiBase":"","liffId":"${named}"}</script>`);
  });
  return line;
}
