import type { Settings } from "#provider/operations/settings.ts";

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

/** One line of the report. */
export interface Finding {
  readonly check: string;
  /** fault: in the way of customers; warning: works, and should be looked at. */
  readonly state: "ok" | "warning" | "fault";
  readonly means: string;
  /** What to do; null: nothing. */
  readonly todo: string | null;
  /** What to compare by hand, where no program can ask. */
  readonly lines: readonly string[];
}

/** What the findings of one check are made by. */
export function findingsOf(check: string) {
  return {
    ok: (means: string, lines: readonly string[] = []): Finding => ({
      check,
      state: "ok",
      means,
      todo: null,
      lines,
    }),
    warning: (means: string, todo: string): Finding => ({ check, state: "warning", means, todo, lines: [] }),
    fault: (means: string, todo: string): Finding => ({ check, state: "fault", means, todo, lines: [] }),
  };
}

/** Milliseconds that an answer may take. */
const PATIENCE = 15_000;

/** An answer, wherever it leads to; null: none came. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    return await fetch(address, { redirect: "manual", ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return null;
  }
}
