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
