import type { BaseParameters } from "#contract/base.ts";
import type { CodeFailure } from "./answer.ts";
import type { Said } from "./sameSender.ts";

/** How a reaction came out for the call that caused it. */
export type Reacted = "retry" | "done" | "unreachable";

/** What the transport needs of the app around it; handed in, so that it knows neither session nor screens. */
export interface Surroundings {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly apiBase: string;
  readonly fetch: typeof fetch;
  /** The session's base parameters at this moment. */
  readonly baseParameters: () => BaseParameters;
  /** Says with a write which browser it comes from (`sameSender`). */
  readonly sender: {
    readonly device: () => Said;
    readonly proven: (key: string) => Promise<Said>;
  };
  readonly isOnline: () => boolean;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /**
   * Performs what the table of reactions says; `retry`: the session was mended, send once more; `unreachable`: nobody
   * could be asked to mend it. `token` is the one
   * that the refused request carried, null when it carried none. With `isSilent` nobody asked for the call: only
   * the session is mended, and the customer is led nowhere without their word.
   */
  readonly react: (failure: CodeFailure, token: string | null, isSilent: boolean) => Promise<Reacted>;
  /** Counts requests under way, for the loading bar. */
  readonly busy: (change: 1 | -1) => void;
}
