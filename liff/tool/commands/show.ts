import { LOCALES } from "#domain/localeCodes.ts";
import { menuAlias } from "#liff/richMenus/menuDefinition.ts";
import { type Deployed, readDeployed } from "../deployed.ts";
import type { ExitCode, Job } from "../job.ts";
import { planDeploy } from "../planDeploy.ts";
import { wantedMenus } from "../wantedMenus.ts";

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
