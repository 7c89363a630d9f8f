import { jumpType, noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { JumpType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import type { Failure } from "#net/answer.ts";
import type { Send } from "#net/transport.ts";
import type { SessionStore } from "#state/account/session.ts";
import type { PlatformOutcome } from "#state/account/signInPath.ts";

/** How a session that was missing or had ended came out. */
export type Mended =
  | { readonly kind: "mended" }
  /** The customer must sign in on our own page, or where `needs` says so scan the table's code. */
  | { readonly kind: "sign_in"; readonly needs: "table" | null }
  /** The customer must sign in on the operator's page. */
  | { readonly kind: "single_sign_on"; readonly url: string }
  /** The page is on its way to the host's own sign-in. */
  | { readonly kind: "leaving" }
  /** The session that the refused call belonged to was ended here meanwhile: nobody waits for its answer. */
  | { readonly kind: "signed_out" }
  /** The provider could not be asked. */
  | { readonly kind: "unreachable" };

export interface SessionPlace {
  readonly store_id: string | null;
  readonly table_id: string | null;
}

interface KeeperSurroundings {
  readonly send: Send;
  readonly session: SessionStore;
  readonly place: () => SessionPlace;
  /** The host's own sign-in, which asks nobody. */
  readonly silently: () => Promise<PlatformOutcome>;
  /** Milliseconds that the page has lived; not the clock, which may be wrong or be set. */
  readonly elapsed: () => number;
}

/** Milliseconds in which a token that was just made and is refused is not made anew: another would be refused too. */
const YOUNG = 60_000;
/** In progress, too many requests, an unexpected failure: codes that say nothing about the session. */
const PASSING: readonly number[] = [Code.stillInProgress, Code.tooManyRequests, Code.unexpectedFailure];

/** A new one each time: by it the app tells one outcome that several calls wait for from two alike. */
const signInPage = (): Mended => ({ kind: "sign_in", needs: null });

/** Whether the provider refused, and was not just unable to say. */
function isRefusal(failure: Failure): boolean {
  return failure.kind === "code" && !PASSING.includes(failure.code);
}

/**
 * Mends the session when a call says that there is none (specification, sections 4 and 8): exchanges an expired token;
 * where there is nothing to exchange, signs in by the host, registers a visitor, or says which sign-in the store asks
 * for. Calls that fail together cause one exchange. Nothing here trusts the device's clock: that a session has ended is
 * the provider's to say.
 */
export function sessionKeeper({ send, session, place, silently, elapsed }: KeeperSurroundings) {
  let underWay: Promise<Mended> | null = null;
  const made = new Map<string, number>();

  /** Puts a new session in place, unless someone signed in or out meanwhile. */
  function put(user: User, before: User | null): void {
    if (session.get()?.auth_token !== before?.auth_token) return;
    session.set(user);
    made.set(user.auth_token, elapsed());
  }

  async function exchange(user: User): Promise<"exchanged" | "ended" | "unreachable"> {
    const { uid, auth_token } = user;
    const answer = await send(updateToken, { uid, auth_token }, { isSilent: true });
    if (answer.ok) {
      const { inform_channel, inform_channel_member } = answer.data;
      put(
        {
          ...answer.data,
          inform_channel: inform_channel ?? user.inform_channel,
          inform_channel_member: inform_channel_member ?? user.inform_channel_member,
        },
        user,
      );
      return "exchanged";
    }
    if (!isRefusal(answer)) return "unreachable";
    if (session.get()?.auth_token === auth_token) session.set(null);
    return "ended";
  }

  async function begin(): Promise<Mended> {
    const byHost = await silently();
    if (byHost === "leaving") return { kind: "leaving" };
    const signedIn = session.get();
    if (signedIn) {
      made.set(signedIn.auth_token, elapsed());
      return { kind: "mended" };
    }
    const { store_id, table_id } = place();
    const where = { ...(store_id ? { store_id } : {}), ...(table_id ? { table_id } : {}) };
    const jump = await send(jumpType, where, { isSilent: true });
    if (!jump.ok) return isRefusal(jump) ? signInPage() : { kind: "unreachable" };
    if (jump.data.jump_type === JumpType.singleSignOn && jump.data.url)
      return { kind: "single_sign_on", url: jump.data.url };
    if (jump.data.jump_type !== JumpType.anonymous) return signInPage();
    const visitor = await send(noneRegister, where, { isSilent: true });
    if (visitor.ok) {
      put(visitor.data, null);
      return { kind: "mended" };
    }
    return isRefusal(visitor) ? signInPage() : { kind: "unreachable" };
  }

  async function mend(refused: string | null, isByTable: boolean): Promise<Mended> {
    const user = session.get();
    if (!user && refused !== null) return { kind: "signed_out" };
    // Another call, or another tab, has mended the session since the refused request left.
    if (user && user.auth_token !== refused) return { kind: "mended" };
    const bornAt = refused === null ? undefined : made.get(refused);
    const isYoung = bornAt !== undefined && elapsed() - bornAt < YOUNG;
    if (isByTable && place().table_id === null) return { kind: "sign_in", needs: "table" };
    if (isYoung) return signInPage();
    if (!user) return begin();
    const outcome = await exchange(user);
    if (outcome === "exchanged") return { kind: "mended" };
    return outcome === "unreachable" ? { kind: "unreachable" } : begin();
  }

  return {
    /**
     * `refused`: the token that the failed request carried, null when it carried none. `isByTable`: what is missing is
     * the word of a table's code (code 20003).
     */
    mend: (refused: string | null, isByTable: boolean): Promise<Mended> => {
      underWay ??= mend(refused, isByTable).finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}

export type SessionKeeper = ReturnType<typeof sessionKeeper>;
