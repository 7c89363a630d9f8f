import type { Locale } from "#domain/localeCodes.ts";
import { readDeployed } from "./deployed.ts";
import type { Job } from "./job.ts";
import { planLiff } from "./planLiff.ts";
import { planMenus } from "./planMenus.ts";
import { type Step, wordsOf } from "./step.ts";
import { wantedMenus } from "./wantedMenus.ts";

interface Plan {
  readonly steps: readonly Step[];
  /** Ids of the menus that are there already and stay. */
  readonly kept: ReadonlyMap<Locale, string>;
  /** What the operator has to do. */
  readonly hint: string | null;
}

/** What a deployment would change, from what is there. */
export async function planDeploy({ settings, account, apps }: Job): Promise<Plan> {
  const { liffId, origin, menu } = settings;
  const liff = apps === null ? { steps: [], hint: null } : planLiff(await apps.list(), liffId, origin);
  if (liffId === null) return { ...liff, kept: new Map() };
  const wanted = await wantedMenus(settings, liffId);
  const { steps, kept } = planMenus(await readDeployed(account), wanted, menu.language);
  return { steps: [...liff.steps, ...steps], kept, hint: liff.hint };
}

/** Tells the plan, before anything is changed. */
export function sayPlan({ steps, hint }: Pick<Plan, "steps" | "hint">, say: Job["say"]): void {
  if (steps.length === 0 && hint === null) say("All is as it should be: nothing to do.");
  for (const step of steps) say(`will  ${wordsOf(step)}`);
  if (hint !== null) say(hint);
}
