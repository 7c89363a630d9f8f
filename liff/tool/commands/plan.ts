import type { ExitCode, Job } from "../job.ts";
import { planDeploy, sayPlan } from "../planDeploy.ts";

/** What `deploy` would change. */
export async function plan(job: Job): Promise<ExitCode> {
  sayPlan(await planDeploy(job), job.say);
  return 0;
}
