import { LOCALES } from "#domain/values/localeCodes.ts";
import { menuAlias } from "#liff/richMenus/menuDefinition.ts";
import { type Deployed, readDeployed } from "./deployed.ts";
import { doSteps } from "./doSteps.ts";
import { UnmetCondition } from "./lineAnswer.ts";
import { type Plan, planDeploy, planDown, sayPlan } from "./planDeploy.ts";
import type { ExitCode, Job } from "./readArguments.ts";
import { removeLiff, type Step } from "./step.ts";
import { requestOf, wantedMenus } from "./wanted.ts";

/** What `deploy` would change. */
export async function plan(job: Job): Promise<ExitCode> {
  sayPlan(await planDeploy(job), job.say);
  return 0;
}

/** Makes LINE have what is wanted; what is there already stays, so a second run completes one that stopped. */
export async function deploy(job: Job): Promise<ExitCode> {
  const planned = await planDeploy(job);
  if (planned.steps.length > 0) return carryOut(planned, job);
  sayPlan(planned, job.say);
  return planned.hint === null ? 0 : 1;
}

/** Tells a plan, and does it where it is meant. */
async function carryOut({ steps, kept, hint }: Plan, job: Job): Promise<ExitCode> {
  const { account, say, wish } = job;
  sayPlan({ steps, hint }, say);
  if (!wish.isMeant) {
    say("Nothing was changed. Add --yes to do it.");
    return 0;
  }
  // LINE looks at every new menu before the first change.
  for (const { creates } of steps) if (creates) await account.validate(requestOf(creates));
  if (!(await doSteps(steps, kept, job))) return 1;
  say(hint === null ? "All done." : "The LIFF app is there; the menus are not yet.");
  return 0;
}

/** Tells what is deployed, and whether that is what the settings and this version ask for (exit code 1: it is not). */
export async function show(job: Job): Promise<ExitCode> {
  const { account, apps, settings, say } = job;
  const { displayName, basicId } = await account.info();
  say(`Official account ${displayName} (${basicId})`);
  for (const { liffId, view, description } of (await apps?.list()) ?? [])
    say(`LIFF app ${liffId} "${description ?? ""}" opens ${view?.url}`);
  if (apps === null) say(`LINE MINI App ${settings.liffId}: see LINE's console`);

  const deployed = await readDeployed(account);
  const wanted = settings.liffId === null ? [] : await wantedMenus(settings, settings.liffId);
  for (const menu of deployed.menus) {
    const isWanted = wanted.some(({ name }) => name === menu.name);
    const state = menu.hasPicture ? (isWanted ? "as it should be" : "out of date") : "without its picture";
    const isDefault = menu.id === deployed.defaultMenu ? ", the default" : "";
    say(`Menu "${menu.name}" (${menu.id}): ${state}${isDefault}${aliasesOf(menu.id, deployed)}`);
  }
  if (deployed.others > 0) say(`${deployed.others} menus of others, which are left alone`);
  if (deployed.defaultMenu === null) say("No default menu");

  const { steps, hint } = await planDeploy(job);
  if (hint !== null) say(hint);
  say(steps.length === 0 ? "All is as it should be." : `${steps.length} steps are missing: see "plan".`);
  return steps.length === 0 && hint === null ? 0 : 1;
}

function aliasesOf(id: string, { aliases }: Deployed): string {
  const names = LOCALES.map(menuAlias).filter((alias) => aliases.get(alias) === id);
  return names.length === 0 ? "" : `, alias ${names.join(", ")}`;
}

/** Takes away what `deploy` made, and nothing else; the LIFF app only when that was said. */
export async function down(job: Job): Promise<ExitCode> {
  const { account, wish, say } = job;
  const liff = wish.withLiff ? await liffStep(job) : [];
  const steps = [...planDown(await readDeployed(account), LOCALES.map(menuAlias)), ...liff];
  if (steps.length === 0) {
    say("Nothing of ours is deployed: nothing to do.");
    return 0;
  }
  return carryOut({ steps, kept: new Map(), hint: null }, job);
}

async function liffStep({ apps, settings }: Job): Promise<readonly Step[]> {
  if (apps === null)
    throw new UnmetCondition("A LINE MINI App is deleted in LINE's console: leave --liff out");
  const { liffId } = settings;
  if (liffId === null) throw new UnmetCondition("NOREN_LIFF_ID is missing: it says which LIFF app is meant");
  const isThere = (await apps.list()).some((app) => app.liffId === liffId);
  return isThere ? [removeLiff(liffId)] : [];
}
