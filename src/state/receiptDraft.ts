import { atom } from "jotai";

interface ReceiptDraft {
  /** The order whose receipt was asked for last; null before the first. */
  readonly orderNo: string | null;
  /** Whom it is made out to. */
  readonly title: string;
  /** Where it is mailed to. */
  readonly email: string;
}

/** What was typed for a receipt last. In memory alone: a person's address is not left behind in the browser. */
export const receiptDraftAtom = atom<ReceiptDraft>({ orderNo: null, title: "", email: "" });
