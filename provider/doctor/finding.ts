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
