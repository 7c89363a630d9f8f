import type { LiffApps } from "./liffApps.ts";
import type { OfficialAccount } from "./officialAccount.ts";
import type { Wish } from "./readArguments.ts";
import type { ToolSettings } from "./settings.ts";

/** 0: as it should be · 1: something is not, or stopped half-way · 2: not understood, or settings are wrong. */
export type ExitCode = 0 | 1 | 2;

/** What a command works with. */
export interface Job {
  readonly wish: Wish;
  readonly settings: ToolSettings;
  readonly account: OfficialAccount;
  /** Null for a LINE MINI App, which LINE's console keeps. */
  readonly apps: LiffApps | null;
  readonly say: (line: string) => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
}
