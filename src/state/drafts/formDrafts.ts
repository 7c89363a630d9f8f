import { atom } from "jotai";
import type { Uploaded } from "#contract/upload.ts";

export interface ProfileValues {
  readonly nickname: string;
  readonly family_name: string;
  readonly given_name: string;
  readonly sex: "0" | "1" | "2";
  readonly email: string;
}

/** What was typed over one's details and not saved yet, by whose they are. In memory alone, as any person's data. */
export const profileDraftAtom = atom<{ readonly uid: string; readonly values: ProfileValues } | null>(null);

export interface FeedbackValues {
  /** Specification, section 3: 0 to 3; empty while none is chosen. */
  readonly type: "" | "0" | "1" | "2" | "3";
  readonly content: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface FeedbackDraft {
  readonly values: FeedbackValues;
  readonly pictures: readonly Uploaded[];
}

export const NO_FEEDBACK: FeedbackDraft = {
  values: { type: "", content: "", name: "", phone: "", email: "" },
  pictures: [],
};

/** What was written to the operator and not sent yet. In memory alone: a person's data is not left in the browser. */
export const feedbackDraftAtom = atom<FeedbackDraft>(NO_FEEDBACK);

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

export interface StaffCall {
  readonly store_id: string;
  readonly table_id: string;
  /** When the provider took it, RFC 3339. */
  readonly time: string;
}

/** The last call of the staff that got through on this page; null for none. */
export const staffCallAtom = atom<StaffCall | null>(null);
