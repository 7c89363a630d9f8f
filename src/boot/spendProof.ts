import type { RequestOf } from "#contract/call.ts";
import { bindAuth } from "#contract/calls/member.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import type { Send } from "#net/transport.ts";
import type { SessionStore } from "#state/account/session.ts";
import type { SignInIntent } from "#state/account/signInPath.ts";

export type Proof = Extract<RequestOf<typeof login>, { by: "platform" }>["proof"];

/** What the provider made of a proof; `refused`: it did not believe it; `taken`: the account is another member's. */
export type ProofOutcome = "done" | "refused" | "taken" | "unreachable";

/** Gives the provider a platform's proof, to sign in by it or to link the account with it. */
export async function spendProof(
  proof: Proof,
  intent: SignInIntent,
  { send, session }: { readonly send: Send; readonly session: SessionStore },
): Promise<ProofOutcome> {
  if (intent === "link") {
    const linked = await send(bindAuth, { action: "link", proof }, { isSilent: true });
    if (linked.ok) return "done";
    if (linked.kind !== "code") return "unreachable";
    return linked.code === Code.alreadyRegistered
      ? "taken"
      : linked.code === Code.signatureFailed
        ? "refused"
        : "unreachable";
  }
  const answer = await send(login, { by: "platform", proof }, { isSilent: true });
  if (!answer.ok)
    return answer.kind === "code" && answer.code === Code.signatureFailed ? "refused" : "unreachable";
  session.set(answer.data);
  return "done";
}
