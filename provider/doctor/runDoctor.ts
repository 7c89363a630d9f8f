import { readSettings, type Settings, SettingsError } from "#provider/settings.ts";
import { ask } from "./ask.ts";
import { certificate } from "./checks/certificate.ts";
import { calls } from "./checks/calls.ts";
import { clock } from "./checks/clock.ts";
import { database } from "./checks/database.ts";
import { languages } from "./checks/languages.ts";
import { line } from "./checks/line.ts";
import { mail } from "./checks/mail.ts";
import { maps } from "./checks/maps.ts";
import { officialAccount } from "./checks/officialAccount.ts";
import { operator } from "./checks/operator.ts";
import { payments } from "./checks/payments.ts";
import { program } from "./checks/program.ts";
import { publicOrigin } from "./checks/publicOrigin.ts";
import { pubnub } from "./checks/pubnub.ts";
import { server } from "./checks/server.ts";
import { serviceMessages } from "./checks/serviceMessages.ts";
import { storage } from "./checks/storage.ts";
import { texts } from "./checks/texts.ts";
import { weChat } from "./checks/weChat.ts";
import { type Finding, findingsOf } from "./finding.ts";
import type { Check, Job } from "./job.ts";
import { readWish, USAGE } from "./readWish.ts";
import { countsOf, report } from "./report.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

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
