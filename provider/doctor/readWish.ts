import { parseArgs } from "node:util";

export interface Wish {
  /** The origin to ask; null: that of the settings. */
  readonly origin: string | null;
  readonly isJson: boolean;
}

export const USAGE = `npm run doctor [-- --url https://order.example.com] [-- --json]

  --url   the address of the running service; without it, the one that the settings name, or this machine's
  --json  the findings as JSON

Says of everything that the service needs whether it is as it should be, and what to do. Nothing is changed, ordered or
sent. It ends with 1 where it finds a fault, and looks at an installation that is stopped, too.`;

/** What the command line asks for; a text: what is wrong with it; null: only how it is used. */
export function readWish(words: readonly string[]): Wish | string | null {
  try {
    const options = {
      url: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean" },
    } as const;
    const { url, json = false, help } = parseArgs({ args: [...words], options }).values;
    if (help === true) return null;
    const { origin, protocol } = URL.parse(url ?? "http://localhost") ?? { origin: "", protocol: "" };
    if (!/^https?:$/.test(protocol)) return "--url should be an address such as https://order.example.com.";
    return { origin: url === undefined ? null : origin, isJson: json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
