import type { BaseParameters, Call } from "#contract/call.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import { login, register, restPwd } from "#contract/calls/signIn.ts";
import type { Database } from "./db/database.ts";
import { findSession, type Session } from "./session.ts";

type Refusal = 20001 | 20002 | 20003;

/**
 * Calls that take a token which expired and could still be exchanged: those that begin a session, so that a visitor who
 * comes back brings along what they had, and the one that says what became of their payment.
 */
const patient = new Set<string>([register.path, login.path, restPwd.path, getDetailByTransId.path]);

/**
 * Who is calling, as far as the call wants to know. Where anyone may call, a session that is none is nobody's, so that
 * an old token never hides the menu. 20003 instead of 20001 sends someone at a table back to its code
 * (specification, section 8).
 */
export async function identify(
  db: Database,
  {
    call: { access, path },
    base,
    now,
  }: {
    readonly call: Pick<Call, "access" | "path">;
    readonly base: BaseParameters;
    readonly now: Date;
  },
): Promise<Session | null | Refusal> {
  const missing: Refusal = base.table_id === undefined ? 20001 : 20003;
  if (base.uid === undefined || base.auth_token === undefined) return access === "anyone" ? null : missing;
  const found = await findSession(db, base.auth_token, now);
  const own = found?.session.uid === base.uid ? found : null;
  const isOpen = own?.state === "alive" || (own?.state === "expired" && patient.has(path));
  const session = own !== null && isOpen ? own.session : null;
  if (access === "anyone") return session;
  // There is nothing to exchange: whoever it was has left.
  if (own?.state === "left") return missing;
  if (session === null) return 20002;
  return access === "member" && session.kind !== "member" ? missing : session;
}
