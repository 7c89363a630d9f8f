import { LOCALES } from "#domain/localeCodes.ts";
import { menuAlias } from "#liff/richMenus/menuDefinition.ts";
import { readDeployed } from "../deployed.ts";
import { doSteps } from "../doSteps.ts";
import type { ExitCode, Job } from "../job.ts";
import { sayPlan } from "../planDeploy.ts";
import { planDown } from "../planMenus.ts";
import type { Step } from "../step.ts";
import { UnmetCondition } from "../UnmetCondition.ts";

/** Takes away what `deploy` made, and nothing else; the LIFF app only when that was said. */
export async function down(job: Job): Promise<ExitCode> {
  const { account, wish, say } = job;
  const liff = wish.withLiff ? await liffStep(job) : [];
  const steps = [...planDown(await readDeployed(account), LOCALES.map(menuAlias)), ...liff];
  if (steps.length === 0) {
    say("Nothing of ours is deployed: nothing to do.");
    return 0;
  }
  sayPlan({ steps, hint: null }, say);
  if (!wish.isMeant) {
    say("Nothing was changed. Add --yes to do it.");
    return 0;
  }
  if (!(await doSteps(steps, new Map(), job))) return 1;
  say("All done.");
  return 0;
}

async function liffStep({ apps, settings }: Job): Promise<readonly Step[]> {
  if (apps === null)
    throw new UnmetCondition("A LINE MINI App is deleted in LINE's console: leave --liff out");
  const { liffId } = settings;
  if (liffId === null) throw new UnmetCondition("NOREN_LIFF_ID is missing: it says which LIFF app is meant");
  const isThere = (await apps.list()).some((app) => app.liffId === liffId);
  return isThere ? [{ do: "removeLiff", liffId }] : [];
}
