import { requestOf } from "../carryOut.ts";
import { doSteps } from "../doSteps.ts";
import type { ExitCode, Job } from "../job.ts";
import { planDeploy, sayPlan } from "../planDeploy.ts";

/** Makes LINE have what is wanted; what is there already stays, so a second run completes one that stopped. */
export async function deploy(job: Job): Promise<ExitCode> {
  const plan = await planDeploy(job);
  sayPlan(plan, job.say);
  if (plan.steps.length === 0) return plan.hint === null ? 0 : 1;
  if (!job.wish.isMeant) {
    job.say("Nothing was changed. Add --yes to do it.");
    return 0;
  }
  // LINE looks at every new menu before the first change.
  for (const step of plan.steps) if (step.do === "create") await job.account.validate(requestOf(step.menu));
  if (!(await doSteps(plan.steps, plan.kept, job))) return 1;
  job.say(plan.hint === null ? "All done." : "The LIFF app is there; the menus are not yet.");
  return 0;
}
