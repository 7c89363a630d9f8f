import type { LiffApps, OfficialAccount } from "./officialAccount.ts";
import type { ToolSettings } from "./settings.ts";

export const COMMANDS = ["check", "plan", "deploy", "show", "down"] as const;
type Command = (typeof COMMANDS)[number];

export interface Wish {
  readonly command: Command;
  /** Without it nothing is changed. */
  readonly isMeant: boolean;
  /** Whether `down` ends the LIFF app, too. */
  readonly withLiff: boolean;
}

export const USAGE = `npm run line -- <command>

  check           whether the settings are right, and LINE and the site answer as they should; changes nothing
  plan            what deploy would change
  deploy [--yes]  creates or updates the LIFF app, the rich menus of all languages, their aliases and the default
  show            what is deployed
  down [--yes]    takes the rich menus away; with --liff the LIFF app as well, whose links then lead nowhere

deploy and down say what they would do, and do it only with --yes. Settings are those of .env.example.`;

const options: Readonly<Record<Command, readonly string[]>> = {
  check: [],
  plan: [],
  deploy: ["--yes"],
  show: [],
  down: ["--yes", "--liff"],
};

/** What the command line asks for; a text: what is wrong with it; null: only how it is used. */
export function readArguments(words: readonly string[]): Wish | string | null {
  const [first, ...others] = words;
  if (first === undefined || first === "help" || words.includes("--help")) return null;
  const command = COMMANDS.find((one) => one === first);
  if (command === undefined) return `There is no command ${first}: it is one of ${COMMANDS.join(", ")}.`;
  const unknown = others.filter((word) => !options[command].includes(word));
  if (unknown.length > 0) {
    const known = options[command];
    return `${command} has no option ${unknown.join(", ")}${known.length > 0 ? `: it takes ${known.join(" and ")}` : ""}.`;
  }
  return { command, isMeant: others.includes("--yes"), withLiff: others.includes("--liff") };
}

/** 0: as it should be · 1: something is not, or stopped half-way · 2: not understood, or settings are wrong. */
export type ExitCode = 0 | 1 | 2;

/** What a command works with. */
export interface Job {
  readonly wish: Wish;
  readonly settings: ToolSettings;
  readonly account: OfficialAccount;
  /** Null for a LINE MINI App, which LINE's console keeps. */
  readonly apps: LiffApps | null;
  readonly say: (line: string) => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
}
