import type { Settings } from "#provider/settings.ts";
import type { Finding } from "./finding.ts";

/** What the checks work with. */
export interface Job {
  /** The repository's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly settings: Settings;
  /** The origin to ask: the one that was told, else the one that customers use, else this machine's. */
  readonly origin: string;
  /** Whether the origin was told by `--url`. */
  readonly isTold: boolean;
  /** Whether a server answers there. */
  readonly isUp: boolean;
  readonly now: Date;
}

export type Check = (job: Job) => Promise<readonly Finding[]>;
