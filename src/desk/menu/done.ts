/** What is told on the page that somebody is led to once something was done. */
export interface Done {
  readonly done: string;
}

/** What was done on the page that one comes from, by the state of one's place in the history; null: nothing. */
export function doneIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("done" in state)) return null;
  return typeof state.done === "string" ? state.done : null;
}
