import type { BaseParameters } from "#contract/base.ts";
import type { CodeFailure } from "./answer.ts";

/** What the transport needs of the app around it; handed in, so that it knows neither session nor screens. */
export interface Surroundings {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly apiBase: string;
  readonly fetch: typeof fetch;
  /** The session's base parameters at this moment. */
  readonly baseParameters: () => BaseParameters;
  readonly isOnline: () => boolean;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /**
   * Performs what the table of reactions says; `retry`: the session was mended, send once more. `token` is the one
   * that the refused request carried, null when it carried none.
   */
  readonly react: (failure: CodeFailure, token: string | null) => Promise<"retry" | "done">;
  /** Counts requests under way, for the loading bar. */
  readonly busy: (change: 1 | -1) => void;
}
