import type { FailureData } from "#contract/failureData.ts";
import type { Mended } from "#boot/sessionKeeper.ts";
import type { CodeFailure } from "#net/answer.ts";
import { reactionTo } from "#net/reactions.ts";
import type { Reacted } from "#net/transport.ts";
import type { Alert } from "#state/page/alerts.ts";

/** What the performer of reactions may do to the app. */
export interface ReactionContext {
  /** `isByTable`: the word of a table's code is missing (code 20003). */
  readonly mend: (isByTable: boolean) => Promise<Mended>;
  readonly toast: (text: string) => void;
  readonly alert: (alert: Alert) => void;
  readonly toNoContent: (type: "store" | "table" | "order") => void;
  readonly toSignIn: (needs: "table" | null) => Promise<void>;
  readonly toSingleSignOn: (url: string) => Promise<void>;
  /** Offers to sign in, on our page or at `url`: who does not want to goes on where they are. */
  readonly offerSignIn: (needs: "table" | null, url: string | null) => Promise<void>;
  readonly toMenu: () => void;
  readonly forgetAppointment: () => void;
  /** Takes out of the cart what a code's data name. */
  readonly removeNamed: (data: FailureData) => Promise<void>;
  readonly words: (key: "notice" | "ok" | "atRest" | "appointment" | "sessionUnreachable") => string;
}

/** Milliseconds before a toast tells a code's message (specification, section 8). */
export const TOAST_DELAY = 1_000;

/**
 * Performs the reaction to a code (specification, section 8); `retry` after the session was mended. `isSilent`: nobody
 * asked for what was refused, so nobody is led away from what they do.
 */
export async function performReaction(
  failure: CodeFailure,
  context: ReactionContext,
  isSilent = false,
): Promise<Reacted> {
  const reaction = reactionTo(failure.code);
  switch (reaction.kind) {
    case "none":
      return "done";
    case "toast":
      setTimeout(() => context.toast(failure.message), TOAST_DELAY);
      return "done";
    case "noContent":
      context.toNoContent(reaction.type);
      return "done";
    case "rest":
      context.alert({ title: context.words("atRest"), text: failure.message, button: null });
      return "done";
    case "appointment":
      context.forgetAppointment();
      context.alert({
        title: context.words("appointment"),
        text: failure.message,
        button: context.words("ok"),
      });
      return "done";
    case "removeNamed":
      await context.removeNamed(failure.data);
      setTimeout(() => context.toast(failure.message), TOAST_DELAY);
      return "done";
    case "backToMenu":
      context.alert({
        title: context.words("notice"),
        text: failure.message,
        button: context.words("ok"),
        onClose: context.toMenu,
      });
      return "done";
    case "session":
      return isSilent ? mendQuietly(context, reaction.isByTable) : mendSession(context, reaction.isByTable);
  }
}

/** Outcomes that were acted on: calls that fail together share one, and lead the customer away once. */
const performed = new WeakSet<Mended>();

/** A session that is new is the shell's to notice: it reads everything on the screen again, once for all calls. */
async function mendSession(context: ReactionContext, isByTable: boolean): Promise<Reacted> {
  const mended = await context.mend(isByTable);
  if (mended.kind === "mended") return "retry";
  const outcome = mended.kind === "unreachable" ? "unreachable" : "done";
  if (performed.has(mended)) return outcome;
  performed.add(mended);
  switch (mended.kind) {
    case "sign_in":
      await context.toSignIn(mended.needs);
      return outcome;
    case "single_sign_on":
      await context.toSingleSignOn(mended.url);
      return outcome;
    case "unreachable":
      context.toast(context.words("sessionUnreachable"));
      return outcome;
    case "leaving":
    case "signed_out":
      return outcome;
  }
}

/**
 * For what the customer did not ask for: where the session cannot be renewed they are asked to sign in, unless a call
 * that they did ask for leads them there. A provider that cannot be asked is no news here: what was read stays unknown,
 * and its screen says so.
 */
async function mendQuietly(context: ReactionContext, isByTable: boolean): Promise<Reacted> {
  const mended = await context.mend(isByTable);
  if (mended.kind === "mended") return "retry";
  if (mended.kind === "unreachable") return "unreachable";
  if (mended.kind !== "sign_in" && mended.kind !== "single_sign_on") return "done";
  await new Promise((resolve) => setTimeout(resolve));
  if (performed.has(mended)) return "done";
  performed.add(mended);
  await (mended.kind === "sign_in"
    ? context.offerSignIn(mended.needs, null)
    : context.offerSignIn(null, mended.url));
  return "done";
}
