import { parseArgs } from "node:util";
import { readSettings, type Settings, SettingsError } from "#provider/operations/settings.ts";
import { ask, type Check, type Finding, findingsOf, type Job } from "./check.ts";
import { calls } from "./checks/calls.ts";
import { certificate } from "./checks/certificate.ts";
import { clock } from "./checks/clock.ts";
import { database } from "./checks/database.ts";
import { operator, program } from "./checks/installation.ts";
import { files } from "./checks/files.ts";
import { languages } from "./checks/languages.ts";
import { line } from "./checks/line.ts";
import { maps } from "./checks/maps.ts";
import { officialAccount } from "./checks/officialAccount.ts";
import { payments } from "./checks/payments.ts";
import { publicOrigin } from "./checks/publicOrigin.ts";
import { server } from "./checks/server.ts";
import { serviceMessages } from "./checks/serviceMessages.ts";
import { mail, pubnub, texts, weChat } from "./checks/services.ts";
import { storage } from "./checks/storage.ts";

interface Surroundings {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
  readonly now: Date;
}

/** In the order of the report. */
const checks: readonly Check[] = [
  program,
  database,
  storage,
  files,
  server,
  publicOrigin,
  certificate,
  clock,
  operator,
  line,
  officialAccount,
  serviceMessages,
  weChat,
  pubnub,
  maps,
  payments,
  mail,
  texts,
  languages,
  calls,
];

/** Runs the doctor (`USAGE`). 0: no fault · 1: some · 2: the command line is not understood. */
export async function runDoctor(
  words: readonly string[],
  { root, environment, say, now }: Surroundings,
): Promise<0 | 1 | 2> {
  const wish = readWish(words);
  if (wish === null || typeof wish === "string") {
    say(wish === null ? USAGE : `${wish}\n\n${USAGE}`);
    return wish === null ? 0 : 2;
  }
  const { settings, findings: first } = settingsOf(environment);
  const origin = wish.origin ?? settings?.publicOrigin ?? ownOrigin(settings);
  const isUp = origin !== null && (await ask(`${origin}/livez`)) !== null;
  const findings = [...first];
  if (settings !== null && origin !== null) {
    const job: Job = { root, environment, settings, origin, isTold: wish.origin !== null, isUp, now };
    const found = await Promise.all(checks.map((check) => check(job)));
    findings.push(...found.flat());
  }
  const hide = withoutSecrets(environment);
  const counts = countsOf(findings);
  // Word by word: JSON writes some characters in another way, and a secret may be a word of ours.
  const hidden = (_: string, value: unknown) => (typeof value === "string" ? hide(value) : value);
  say(
    wish.isJson
      ? JSON.stringify({ origin, counts, findings }, hidden, 2)
      : hide(report(findings, origin ?? "This installation")),
  );
  return counts.fault > 0 ? 1 : 0;
}

/** Null: they cannot be used, and nothing else can be looked at. */
function settingsOf(environment: Surroundings["environment"]): {
  readonly settings: Settings | null;
  readonly findings: readonly Finding[];
} {
  const { ok, fault } = findingsOf("settings");
  try {
    return { settings: readSettings(environment), findings: [ok("All settings can be used.")] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [, ...faults] = error.message.split("\n");
    const todo = "Correct it in the environment or in .env (.env.example explains it), then run this again.";
    return { settings: null, findings: faults.map((text) => fault(text.trim(), todo)) };
  }
}

function ownOrigin(settings: Settings | null): string | null {
  if (settings === null) return null;
  const host = ["0.0.0.0", "::"].includes(settings.host) ? "localhost" : settings.host;
  const name = host.includes(":") ? `[${host}]` : host;
  return `${settings.tls === null ? "http" : "https"}://${name}:${settings.port}`;
}

export interface Wish {
  /** The origin to ask; null: that of the settings. */
  readonly origin: string | null;
  readonly isJson: boolean;
}

const USAGE = `npm run doctor [-- --url https://order.example.com] [-- --json]

  --url   the address of the running service; without it, the one that the settings name, or this machine's
  --json  the findings as JSON

Says of everything that the service needs whether it is as it should be, and what to do. Nothing is changed, ordered or
sent. It ends with 1 where it finds a fault, and looks at an installation that is stopped, too.`;

/** What the command line asks for; a text: what is wrong with it; null: only how it is used. */
function readWish(words: readonly string[]): Wish | string | null {
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

const WIDTH = { state: 9, check: 15 };

/** The findings as lines for a terminal, and their sums. */
function report(findings: readonly Finding[], origin: string): string {
  const indent = " ".repeat(WIDTH.state + WIDTH.check);
  const lines = findings.flatMap(({ check, state, means, todo, lines: more }) => [
    `${state.padEnd(WIDTH.state)}${check.padEnd(WIDTH.check)}${means}`,
    ...(todo === null ? [] : [`${indent}→ ${todo}`]),
    ...more.map((each) => `${indent}  ${each}`),
  ]);
  const { ok, warning, fault } = countsOf(findings);
  return [...lines, "", `${origin}: ${ok} ok, ${warning} to look at, ${fault} at fault`].join("\n");
}

/** How many findings there are of each kind. */
function countsOf(findings: readonly Finding[]): Readonly<Record<Finding["state"], number>> {
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  return { ok: count("ok"), warning: count("warning"), fault: count("fault") };
}

/** Settings whose value is nobody's business. */
const SECRET = /SECRET|TOKEN|PASSWORD|_KEY$|_SID$|^DATABASE_(LISTEN_)?URL$|_SMTP_URL$/;
/** Names of files. */
const PATHS: readonly string[] = ["NOREN_TLS_KEY"];
/** Characters from which on a value can be told from any other word. */
const SHORTEST = 4;

/** A function that takes the secrets among the settings out of a text. */
function withoutSecrets(environment: Readonly<Record<string, string | undefined>>): (text: string) => string {
  const values = Object.entries(environment)
    .filter(([name]) => /^(NOREN_|DATABASE_)/.test(name) && SECRET.test(name) && !PATHS.includes(name))
    .flatMap(([, value = ""]) => [value, ...passwordsIn(value)])
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length);
  return (text) => values.reduce((left, value) => left.replaceAll(value, "(secret)"), text);
}

function passwordsIn(value: string): readonly string[] {
  const password = URL.parse(value)?.password ?? "";
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
