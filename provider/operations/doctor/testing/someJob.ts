import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import type { Check, Job } from "#provider/operations/doctor/check.ts";
import { readSettings } from "#provider/operations/settings.ts";

export const ORIGIN = "https://order.example.com";

interface Changes extends Partial<Omit<Job, "settings" | "environment">> {
  readonly environment?: Readonly<Record<string, string>>;
}

/** What checks work with, under these settings, with a server that answers at `ORIGIN`. */
export function someJob({ environment = {}, ...changes }: Changes = {}): Job {
  return {
    root: fileURLToPath(new URL("../../../..", import.meta.url)),
    environment,
    settings: readSettings({ HOST: "127.0.0.1", ...environment }),
    origin: ORIGIN,
    isTold: false,
    isUp: true,
    now: new Date(),
    ...changes,
  };
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Puts these hosts in the place of the network; all others are out of reach. Answers what was asked, as "GET address". */
export function network(hosts: Readonly<Record<string, Answer>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url}`);
    const answer = hosts[new URL(request.url).host];
    if (answer === undefined) throw new TypeError("fetch failed");
    return answer(request);
  });
  return asked;
}

/** States of a check's findings, and all that they say. What is not as it should be comes with what to do. */
export async function outcome(check: Check, job: Job) {
  const found = await check(job);
  for (const { state, todo } of found) expect(todo === null).toBe(state === "ok");
  const said = found.flatMap(({ means, todo, lines }) => [means, todo ?? "", ...lines]).join("\n");
  return { states: found.map(({ state }) => state), said };
}
