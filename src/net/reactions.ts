import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";

/** What is not in here is said in a toast: so the table is total. */
const particular: { readonly [C in AnyCode]?: Reaction } = {
  [Code.success]: { kind: "none" },
  [Code.receiptConfirmed]: { kind: "none" },
  [Code.signatureFailed]: { kind: "session", isByTable: false },
  [Code.notSignedIn]: { kind: "session", isByTable: false },
  [Code.sessionExpired]: { kind: "session", isByTable: false },
  [Code.signInByTable]: { kind: "session", isByTable: true },
  [Code.backToTableMenu]: { kind: "backToMenu" },
  [Code.storeMissing]: { kind: "noContent", type: "store" },
  [Code.tableMissing]: { kind: "noContent", type: "table" },
  [Code.orderMissing]: { kind: "noContent", type: "order" },
  [Code.storeNotOperating]: { kind: "rest" },
  [Code.storePaused]: { kind: "rest" },
  [Code.outsideAppointmentTime]: { kind: "appointment" },
  [Code.multiSpecGoodsRemoved]: { kind: "removeNamed" },
  // To choose the time of an order anew is said by the order's own form, at the time.
  [Code.outsidePickUpTime]: { kind: "none" },
  [Code.outsideDeliveryTime]: { kind: "none" },
  // The payment failure message stays silent: the payment's own screen says it.
  [Code.paymentFailed]: { kind: "none" },
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
