import { vi } from "vitest";
import { runTool } from "#liff/tool/runTool.ts";
import { BOT_TOKEN, lineServer } from "./lineServer.ts";

export const ORIGIN = "https://order.example.com";
export const LIFF_ID = "2000000001-AbcdEfgh";

/** Settings with which everything works. */
export const ENVIRONMENT: Readonly<Record<string, string>> = {
  NOREN_PUBLIC_ORIGIN: ORIGIN,
  NOREN_LIFF_ID: LIFF_ID,
  NOREN_LINE_CHANNEL_SECRET: "login-secret",
  NOREN_LINE_BOT_TOKEN: BOT_TOKEN,
};

/** One run of the tool with a command line such as "deploy --yes": its exit code and what it said. */
export async function toolRun(line: string, changes: Readonly<Record<string, string | undefined>> = {}) {
  const said: string[] = [];
  const code = await runTool(line.split(" "), {
    environment: { ...ENVIRONMENT, ...changes },
    say: (text) => said.push(text),
    sleep: async () => {},
  });
  return { code, said: said.join("\n") };
}

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
