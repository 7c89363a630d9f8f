import type { CodeFailure } from "#net/answer.ts";
import { reactionTo } from "#net/reactions.ts";
import type { Alert } from "#state/alert.ts";
import type { Mended } from "#boot/sessionKeeper.ts";

/** What the performer of reactions may do to the app. */
export interface Stage {
  /** `isByTable`: the word of a table's code is missing (code 20003). */
  readonly mend: (isByTable: boolean) => Promise<Mended>;
  readonly toast: (text: string) => void;
  readonly alert: (alert: Alert) => void;
  readonly toNoContent: (type: "store" | "table" | "order") => void;
  readonly toSignIn: (needs: "table" | null) => Promise<void>;
  readonly toSingleSignOn: (url: string) => Promise<void>;
  readonly toMenu: () => void;
  readonly forgetAppointment: () => void;
  readonly words: (key: "notice" | "ok" | "atRest" | "appointment" | "sessionUnreachable") => string;
}

/** Milliseconds before a toast tells a code's message (specification, section 8). */
export const TOAST_DELAY = 1_000;

/** Performs the reaction to a code (specification, section 8); `retry` after the session was mended. */
export async function performReaction(failure: CodeFailure, stage: Stage): Promise<"retry" | "done"> {
  const reaction = reactionTo(failure.code);
  switch (reaction.kind) {
    case "none":
      return "done";
    case "toast":
      setTimeout(() => stage.toast(failure.message), TOAST_DELAY);
      return "done";
    case "noContent":
      stage.toNoContent(reaction.type);
      return "done";
    case "rest":
      stage.alert({ title: stage.words("atRest"), text: failure.message, button: null });
      return "done";
    case "appointment":
      stage.forgetAppointment();
      stage.alert({ title: stage.words("appointment"), text: failure.message, button: stage.words("ok") });
      return "done";
    case "backToMenu":
      stage.alert({
        title: stage.words("notice"),
        text: failure.message,
        button: stage.words("ok"),
        onClose: stage.toMenu,
      });
      return "done";
    case "session":
      return mendSession(stage, reaction.isByTable);
  }
}

/** Outcomes that were acted on: calls that fail together share one, and lead the customer away once. */
const performed = new WeakSet<Mended>();

/** A session that is new is the shell's to notice: it reads everything on the screen again, once for all calls. */
async function mendSession(stage: Stage, isByTable: boolean): Promise<"retry" | "done"> {
  const mended = await stage.mend(isByTable);
  if (mended.kind === "mended") return "retry";
  if (performed.has(mended)) return "done";
  performed.add(mended);
  switch (mended.kind) {
    case "sign_in":
      await stage.toSignIn(mended.needs);
      return "done";
    case "single_sign_on":
      await stage.toSingleSignOn(mended.url);
      return "done";
    case "unreachable":
      stage.toast(stage.words("sessionUnreachable"));
      return "done";
    case "leaving":
    case "signed_out":
      return "done";
  }
}
