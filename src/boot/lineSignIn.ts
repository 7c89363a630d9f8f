import { parseRecord } from "#domain/values/untrusted.ts";
import type { Send } from "#net/transport.ts";
import { PENDING_LINE_KEY } from "#state/account/forgetPlatforms.ts";
import type { SessionStore } from "#state/account/session.ts";
import type { LineTrouble, PlatformOutcome, SignInIntent } from "#state/account/signInPath.ts";
import { local } from "#state/storage/storage.ts";
import { type LineHost, type LineSdk, lineTroubleOf } from "./line.ts";
import { type Proof, type ProofOutcome, spendProof } from "./spendProof.ts";

interface LineSurroundings {
  readonly host: LineHost;
  readonly send: Send;
  readonly session: SessionStore;
  /** The page's own origin: LINE comes back to addresses under it. */
  readonly origin: string;
  /** Whether the page's security policy keeps LINE's servers out, so that their silence tells nothing. */
  readonly isBarred: () => boolean;
  readonly tell: (trouble: LineTrouble | null) => void;
}

/** What became of a return from LINE's sign-in page; `null` trouble with `done`. */
export interface LineReturn {
  readonly outcome: PlatformOutcome;
  readonly trouble: LineTrouble | null;
  /** What this browser had left for; null when it had not, or another one had. */
  readonly pending: { readonly intent: SignInIntent; readonly target: string } | null;
}

/** Signing in by LINE. LINE's word goes to the provider, which asks LINE; nothing that the SDK says here is believed. */
export function lineSignIn({ host, send, session, origin, isBarred, tell }: LineSurroundings) {
  let underWay: Promise<ProofOutcome> | null = null;

  /** The ID token first; the access token where that has run out, or was spent before. */
  async function spend(sdk: LineSdk, intent: SignInIntent): Promise<ProofOutcome> {
    const [id, access] = [sdk.idToken(), sdk.accessToken()];
    const proofs: Proof[] = [
      ...(id ? [{ platform: "line", token_kind: "id", token: id } as const] : []),
      ...(access ? [{ platform: "line", token_kind: "access", token: access } as const] : []),
    ];
    let outcome: ProofOutcome = "refused";
    for (const proof of proofs) {
      outcome = await spendProof(proof, intent, { send, session });
      if (outcome !== "refused") return outcome;
    }
    return outcome;
  }

  /** The start of the app and a call without a session may ask at once: one sign-in for both. */
  function spendOnce(sdk: LineSdk, intent: SignInIntent): Promise<ProofOutcome> {
    underWay ??= spend(sdk, intent).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function leave(sdk: LineSdk, intent: SignInIntent, target: string, isRenewal: boolean): PlatformOutcome {
    keepPendingLine({ intent, target, isRenewal });
    try {
      sdk.login(new URL(target, origin).href);
      return "leaving";
    } catch (error) {
      // It keeps what it leaves with, and a full storage takes nothing.
      return failed(lineTroubleOf(error));
    }
  }

  function failed(trouble: LineTrouble | null): PlatformOutcome {
    if (trouble) tell(trouble);
    return "failed";
  }

  /**
   * LINE's SDK gives up where this device's clock takes an ID token for run out, and holds tokens all the same: whether
   * they count is the provider's to say.
   */
  function doubted(trouble: LineTrouble | null): LineTrouble | null {
    try {
      return trouble === "unreachable" && host.sdk()?.isLoggedIn() ? null : trouble;
    } catch {
      return trouble;
    }
  }

  /** Inside of LINE: signs in without a question, once its SDK is ready. */
  async function silently(): Promise<PlatformOutcome> {
    const trouble = doubted((await host.start()).trouble);
    const sdk = host.sdk();
    if (trouble || !sdk) return failed(trouble);
    if (!sdk.isInClient() || !sdk.isLoggedIn()) return "failed";
    if ((await spendOnce(sdk, "sign_in")) !== "done") return "failed";
    tell(null);
    return "done";
  }

  /** From a tap: with the tokens at hand, else by LINE's sign-in page, which comes back to `target`. */
  async function fromTap(intent: SignInIntent, target: string): Promise<PlatformOutcome> {
    tell(null);
    const trouble = doubted((await host.start()).trouble);
    const sdk = host.sdk();
    if (!sdk) return failed(trouble);
    if (trouble === "no_storage" || (trouble === "unreachable" && !isBarred())) return failed(trouble);
    if (trouble || !sdk.isLoggedIn()) return leave(sdk, intent, target, false);
    const outcome = await spendOnce(sdk, intent);
    if (outcome !== "refused") return outcome === "unreachable" ? "failed" : outcome;
    if (sdk.isInClient()) return "failed";
    // LINE's word has run out: it is asked for once more, and this time not believed a second time.
    sdk.logout();
    return leave(sdk, intent, target, true);
  }

  /** Back from LINE's sign-in page, its SDK ready. */
  async function comeBack(why: LineTrouble | null): Promise<LineReturn> {
    const trouble = doubted(why);
    const pending = takePendingLine();
    const sdk = host.sdk();
    const ended = (outcome: PlatformOutcome, said: LineTrouble | null): LineReturn => {
      tell(said);
      return { outcome, trouble: said, pending };
    };
    if (trouble || !sdk) return ended("failed", trouble);
    // A code without what this browser kept when it left: another one had left, or a private window.
    if (!sdk.isLoggedIn()) return ended("failed", "other_browser");
    // LINE's app asked for its own tokens anew, and not the customer for another session.
    if (!pending && session.get()) return ended("done", null);
    const outcome = await spendOnce(sdk, pending?.intent ?? "sign_in");
    if (outcome === "refused" && pending && !pending.isRenewal && !sdk.isInClient()) {
      sdk.logout();
      return ended(leave(sdk, pending.intent, pending.target, true), null);
    }
    return ended(outcome === "done" || outcome === "taken" ? outcome : "failed", null);
  }

  return { host, silently, fromTap, comeBack };
}

/**
 * A sign-in that this browser left for, in local storage, as LINE may come back in another tab; LINE's SDK keeps its own
 * part there too.
 */
interface PendingLine {
  readonly intent: SignInIntent;
  /** Address of this app to come back to. */
  readonly target: string;
  /** Whether one left again because LINE's token had run out: that is done once. */
  readonly isRenewal: boolean;
}

function keepPendingLine(pending: PendingLine): void {
  local.set(PENDING_LINE_KEY, JSON.stringify(pending));
}

/** What this browser left for; null when it did not. Given once. */
function takePendingLine(): PendingLine | null {
  const { intent, target, isRenewal } = parseRecord(local.get(PENDING_LINE_KEY));
  local.remove(PENDING_LINE_KEY);
  return (intent === "sign_in" || intent === "link") && typeof target === "string"
    ? { intent, target, isRenewal: isRenewal === true }
    : null;
}

/**
 * Watches whether the page's security policy keeps LINE's servers out. It lets them in where LINE is at home; elsewhere
 * nothing of LINE can be asked before one leaves for its page, and that is no trouble of the network.
 */
export function watchPolicy(page: Document): () => boolean {
  let isBarred = false;
  page.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (/^https:\/\/[\w.-]*\bline(?:-scdn|-apps)?\.(?:me|net|com)\b/.test(blockedURI)) isBarred = true;
  });
  return () => isBarred;
}
