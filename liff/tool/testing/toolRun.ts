import { runTool } from "../runTool.ts";
import { BOT_TOKEN } from "./lineServer.ts";

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
