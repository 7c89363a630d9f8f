import { atom } from "jotai";
import type { Uploaded } from "#contract/upload.ts";

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
