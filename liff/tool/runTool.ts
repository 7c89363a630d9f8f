import { accessToken, LineRefusal, UnmetCondition } from "./lineAnswer.ts";
import { check } from "./check.ts";
import { deploy, down, plan, show } from "./commands.ts";
import { type ExitCode, type Job, readArguments, USAGE, type Wish } from "./readArguments.ts";
import { liffApps, officialAccount } from "./officialAccount.ts";
import { readToolSettings } from "./settings.ts";

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const commands: Readonly<Record<Wish["command"], (job: Job) => Promise<ExitCode>>> = {
  check,
  plan,
  deploy,
  show,
  down,
};

/** Runs one command of the tool (`USAGE`). What it says never holds a secret. */
export async function runTool(words: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const wish = readArguments(words);
  if (wish === null || typeof wish === "string") {
    surroundings.say(wish === null ? USAGE : `${wish}\n\n${USAGE}`);
    return wish === null ? 0 : 2;
  }
  const settings = readToolSettings(surroundings.environment);
  if ("faults" in settings) {
    for (const fault of [...settings.faults, "Where each comes from: liff/README.md."])
      surroundings.say(fault);
    return 2;
  }
  const hidden = [...settings.secrets];
  const say = (line: string) =>
    surroundings.say(hidden.reduce((text, secret) => text.replaceAll(secret, "(secret)"), line));
  try {
    const botToken = await accessToken(settings.bot);
    const loginToken = settings.login && (await accessToken(settings.login));
    hidden.push(botToken, ...(loginToken === null ? [] : [loginToken]));
    const account = officialAccount(botToken);
    const apps = loginToken === null ? null : liffApps(loginToken);
    return await commands[wish.command]({ wish, settings, account, apps, say, sleep: surroundings.sleep });
  } catch (error) {
    // Commands that change something tell of their own steps; whoever fails here has only asked.
    if (!(error instanceof LineRefusal || error instanceof UnmetCondition)) throw error;
    say(`FAIL  ${error.message}.`);
    say("Nothing was changed.");
    return 1;
  }
}
