import { expect } from "vitest";
import type { Check, Job } from "#provider/doctor/job.ts";

/** States of a check's findings, and all that they say. What is not as it should be comes with what to do. */
export async function outcome(check: Check, job: Job) {
  const found = await check(job);
  for (const { state, todo } of found) expect(todo === null).toBe(state === "ok");
  const said = found.flatMap(({ means, todo, lines }) => [means, todo ?? "", ...lines]).join("\n");
  return { states: found.map(({ state }) => state), said };
}
