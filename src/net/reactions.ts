import type { Code } from "#contract/codes.ts";

/** What is not in here is said in a toast: so the table is total. */
const particular: { readonly [C in Code]?: Reaction } = {
  10000: { kind: "none" },
  1001: { kind: "none" },
  102: { kind: "session", isByTable: false },
  20001: { kind: "session", isByTable: false },
  20002: { kind: "session", isByTable: false },
  20003: { kind: "session", isByTable: true },
  40003: { kind: "backToMenu" },
  201: { kind: "noContent", type: "store" },
  202: { kind: "noContent", type: "table" },
  412: { kind: "noContent", type: "order" },
  206: { kind: "rest" },
  2061: { kind: "rest" },
  433: { kind: "appointment" },
  1000: { kind: "removeNamed" },
  // To choose the time of an order anew is said by the order's own form, at the time.
  429: { kind: "none" },
  430: { kind: "none" },
  // The payment failure message stays silent: the payment's own screen says it.
  428: { kind: "none" },
};

/** The app's reaction to a code, those of a provider that we do not know included. */
export function reactionTo(code: number): Reaction {
  return (particular as Readonly<Record<number, Reaction | undefined>>)[code] ?? { kind: "toast" };
}

/** What the app does when a call answers with a code (specification, section 8, "Client reactions"). */
export type Reaction =
  /** Nothing to say: a success, or a message that the specification keeps silent. */
  | { readonly kind: "none" }
  /** A toast of the message, one second later. */
  | { readonly kind: "toast" }
  /** The no-content page. */
  | { readonly kind: "noContent"; readonly type: "store" | "table" | "order" }
  /** Token refresh, anonymous registration, sign-in page or single sign-on, as store and host say. */
  | { readonly kind: "session"; readonly isByTable: boolean }
  /** An alert with the server's message, then back to the table's menu. */
  | { readonly kind: "backToMenu" }
  /** An alert with the rest time, without a button. */
  | { readonly kind: "rest" }
  /** An alert about the appointment time; the saved time is removed. */
  | { readonly kind: "appointment" }
  /** What the data name leaves the cart, and a toast of the message says so. */
  | { readonly kind: "removeNamed" };
