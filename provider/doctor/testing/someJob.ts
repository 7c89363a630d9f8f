import { fileURLToPath } from "node:url";
import type { Job } from "#provider/doctor/job.ts";
import { readSettings } from "#provider/settings.ts";

export const ORIGIN = "https://order.example.com";

interface Changes extends Partial<Omit<Job, "settings" | "environment">> {
  readonly environment?: Readonly<Record<string, string>>;
}

/** What checks work with, under these settings, with a server that answers at `ORIGIN`. */
export function someJob({ environment = {}, ...changes }: Changes = {}): Job {
  return {
    root: fileURLToPath(new URL("../../..", import.meta.url)),
    environment,
    settings: readSettings({ HOST: "127.0.0.1", ...environment }),
    origin: ORIGIN,
    isTold: false,
    isUp: true,
    now: new Date(),
    ...changes,
  };
}
