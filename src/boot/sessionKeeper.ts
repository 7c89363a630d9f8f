import { jumpType, noneRegister, updateToken } from "#contract/calls/session.ts";
import type { User } from "#contract/member.ts";
import type { Send } from "#net/transport.ts";

/** How a session that was missing or had ended came out. */
export type Mended =
  | { readonly kind: "mended" }
  /** The customer must sign in on our own page. */
  | { readonly kind: "sign_in" }
  /** The customer must sign in on the operator's page. */
  | { readonly kind: "single_sign_on"; readonly url: string }
  /** The provider could not be asked. */
  | { readonly kind: "unreachable" };

export interface SessionPlace {
  readonly store_id: string | null;
  readonly table_id: string | null;
}

export interface SessionStore {
  readonly get: () => User | null;
  readonly set: (user: User | null) => void;
}

/**
 * Mends the session when a call says that there is none: exchanges an expired token; where there is nothing to
 * exchange, registers a visitor or says which sign-in the store asks for (specification, section 4, "Sign-in").
 * Calls that fail together cause one exchange.
 */
export function sessionKeeper(send: Send, session: SessionStore, place: () => SessionPlace) {
  let underWay: Promise<Mended> | null = null;

  async function exchange(user: User): Promise<"exchanged" | "ended" | "unreachable"> {
    const answer = await send(
      updateToken,
      { uid: user.uid, auth_token: user.auth_token },
      { isSilent: true },
    );
    if (answer.ok) {
      session.set({ ...user, ...answer.data });
      return "exchanged";
    }
    if (answer.kind !== "code") return "unreachable";
    session.set(null);
    return "ended";
  }

  async function begin(): Promise<Mended> {
    const { store_id, table_id } = place();
    const where = { ...(store_id ? { store_id } : {}), ...(table_id ? { table_id } : {}) };
    const jump = await send(jumpType, where, { isSilent: true });
    if (!jump.ok) return jump.kind === "code" ? { kind: "sign_in" } : { kind: "unreachable" };
    if (jump.data.jump_type === 3 && jump.data.url) return { kind: "single_sign_on", url: jump.data.url };
    if (jump.data.jump_type !== 2) return { kind: "sign_in" };
    const visitor = await send(noneRegister, where, { isSilent: true });
    if (!visitor.ok) return visitor.kind === "code" ? { kind: "sign_in" } : { kind: "unreachable" };
    session.set(visitor.data);
    return { kind: "mended" };
  }

  async function mend(refused: string | null): Promise<Mended> {
    const user = session.get();
    if (!user) return begin();
    // Another call, or another tab, has mended the session since the refused request left.
    if (user.auth_token !== refused) return { kind: "mended" };
    const outcome = await exchange(user);
    if (outcome === "exchanged") return { kind: "mended" };
    return outcome === "unreachable" ? { kind: "unreachable" } : begin();
  }

  return {
    /** `refused`: the token that the failed request carried, null when it carried none. */
    mend: (refused: string | null): Promise<Mended> => {
      underWay ??= mend(refused).finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}

export type SessionKeeper = ReturnType<typeof sessionKeeper>;
