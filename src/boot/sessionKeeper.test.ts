import { describe, expect, it } from "vitest";
import { jumpType, noneRegister, updateToken } from "#contract/calls/session.ts";
import type { User } from "#contract/member.ts";
import type { PlatformOutcome } from "#state/signInDoor.ts";
import { sessionKeeper } from "./sessionKeeper.ts";
import { fakeSend, outOfReach, refusedWith } from "./testing/fakeSend.ts";
import { someSession, someUser } from "./testing/session.ts";

const nowhere = { store_id: null, table_id: null };
const table = { store_id: "bar", table_id: "T1" };
const fresh = someUser({ auth_token: "token-2" });
const visitor = someUser({ uid: "v1", auth_token: "visitor" });
const jump = (jump_type: 1 | 2 | 3, url: string | null = null) =>
  ({ ok: true, data: { jump_type, url } }) as const;

type Place = Parameters<typeof sessionKeeper>[0]["place"];

function keep(
  replies: Parameters<typeof fakeSend>[0],
  user: User | null = someUser(),
  place: ReturnType<Place> = table,
  silently: () => Promise<PlatformOutcome> = () => Promise.resolve("failed"),
) {
  const { send, asked } = fakeSend(replies);
  const session = someSession(user);
  let now = 0;
  const keeper = sessionKeeper({ send, session, place: () => place, silently, elapsed: () => now });
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return {
    mend: (refused: string | null, isByTable = false) => keeper.mend(refused, isByTable),
    session,
    asked,
    later,
  };
}

describe("a session whose token has expired", () => {
  it("is exchanged once for calls that fail together, and all go on with the new token", async () => {
    const { mend, session, asked } = keep({ [updateToken.path]: { ok: true, data: fresh } });
    const outcomes = await Promise.all([1, 2, 3].map(() => mend("token-1")));
    expect(outcomes).toEqual([{ kind: "mended" }, { kind: "mended" }, { kind: "mended" }]);
    expect(asked).toEqual([
      { path: updateToken.path, request: { uid: "u1", auth_token: "token-1" }, isSilent: true },
    ]);
    expect(session.get()).toEqual(fresh);
  });

  it("is not exchanged again for a call that was refused with the token before", async () => {
    const { mend, asked } = keep({ [updateToken.path]: { ok: true, data: fresh } });
    await mend("token-1");
    expect(await mend("token-1")).toEqual({ kind: "mended" });
    expect(await mend(null)).toEqual({ kind: "mended" });
    expect(asked).toHaveLength(1);
  });

  it("keeps the channels that an exchange does not tell", async () => {
    const known = someUser({ inform_channel: "store-bar", inform_channel_member: "m-u1" });
    const { mend, session } = keep({ [updateToken.path]: { ok: true, data: fresh } }, known);
    await mend("token-1");
    expect(session.get()).toEqual({ ...known, auth_token: "token-2" });
  });

  it("whose new token is refused as well is not exchanged again and again", async () => {
    const { mend, asked, later } = keep({ [updateToken.path]: { ok: true, data: fresh } });
    await mend("token-1");
    later(59_999);
    expect(await mend("token-2")).toEqual({ kind: "sign_in", needs: null });
    expect(asked).toHaveLength(1);
    later(1);
    expect(await mend("token-2")).toEqual({ kind: "mended" });
  });

  it.each([90005, 90006, 90008])(
    "stays as it is while the provider says %i, which is no word about it",
    async (code) => {
      const { mend, session } = keep({ [updateToken.path]: refusedWith(code) });
      expect(await mend("token-1")).toEqual({ kind: "unreachable" });
      expect(session.get()).toEqual(someUser());
    },
  );

  it("that the customer ends meanwhile is not brought back by its exchange", async () => {
    const { mend, session } = keep({
      [updateToken.path]: () => {
        session.set(null);
        return { ok: true, data: fresh };
      },
    });
    await mend("token-1");
    expect(session.get()).toBeNull();
    expect(await mend("token-1")).toEqual({ kind: "signed_out" });
  });

  it("that another tab replaced while the exchange failed stays", async () => {
    const other = someUser({ uid: "u9", auth_token: "from another tab" });
    const { mend, session } = keep({
      [updateToken.path]: () => {
        session.set(other);
        return refusedWith(102);
      },
    });
    expect(await mend("token-1")).toEqual({ kind: "mended" });
    expect(session.get()).toEqual(other);
  });

  it("stays as it is while the provider cannot be reached, and can be mended later", async () => {
    let reply: typeof outOfReach | { ok: true; data: User } = outOfReach;
    const { mend, session } = keep({ [updateToken.path]: () => reply });
    expect(await mend("token-1")).toEqual({ kind: "unreachable" });
    expect(session.get()).toEqual(someUser());
    reply = { ok: true, data: fresh };
    expect(await mend("token-1")).toEqual({ kind: "mended" });
  });

  it("that has ended for good leads on as if there were none, and is forgotten", async () => {
    const { mend, session } = keep({ [updateToken.path]: refusedWith(102), [jumpType.path]: jump(1) });
    expect(await mend("token-1")).toEqual({ kind: "sign_in", needs: null });
    expect(session.get()).toBeNull();
  });
});

describe("without a session", () => {
  it("a store that asks for registration leads to the sign-in page", async () => {
    const { mend, asked } = keep({ [jumpType.path]: jump(1) }, null);
    expect(await mend(null)).toEqual({ kind: "sign_in", needs: null });
    expect(asked[0]).toMatchObject({ request: table, isSilent: true });
  });

  it("a store that takes visitors makes one, once for calls that fail together", async () => {
    const { mend, session, asked } = keep(
      { [jumpType.path]: jump(2), [noneRegister.path]: { ok: true, data: visitor } },
      null,
    );
    expect(await Promise.all([mend(null), mend(null)])).toEqual([{ kind: "mended" }, { kind: "mended" }]);
    expect(session.get()).toEqual(visitor);
    expect(asked.map(({ path }) => path)).toEqual([jumpType.path, noneRegister.path]);
  });

  it("a visitor whom the provider does not make signs in, and one whom it was not asked for waits", async () => {
    const { mend } = keep({ [jumpType.path]: jump(2), [noneRegister.path]: refusedWith(111) }, null);
    expect(await mend(null)).toEqual({ kind: "sign_in", needs: null });
    const away = keep({ [jumpType.path]: jump(2), [noneRegister.path]: outOfReach }, null);
    expect(await away.mend(null)).toEqual({ kind: "unreachable" });
  });

  it("a store with a sign-on of its own leads there, and to the sign-in page where its address is missing", async () => {
    const url = "https://sso.example/login";
    expect(await keep({ [jumpType.path]: jump(3, url) }, null).mend(null)).toEqual({
      kind: "single_sign_on",
      url,
    });
    expect(await keep({ [jumpType.path]: jump(3) }, null).mend(null)).toEqual({
      kind: "sign_in",
      needs: null,
    });
  });

  it("outside a store nothing is said about one", async () => {
    const { mend, asked } = keep({ [jumpType.path]: refusedWith(201) }, null, nowhere);
    expect(await mend(null)).toEqual({ kind: "sign_in", needs: null });
    expect(asked[0]?.request).toEqual({});
  });

  it("and without the provider nobody is sent anywhere", async () => {
    expect(await keep({ [jumpType.path]: outOfReach }, null).mend(null)).toEqual({
      kind: "unreachable",
    });
  });

  it("the host signs in first, where it can without asking", async () => {
    const { mend, session, asked } = keep({}, null, table, async () => {
      session.set(fresh);
      return "done";
    });
    expect(await mend(null)).toEqual({ kind: "mended" });
    expect(asked).toEqual([]);
    expect(await mend("token-2")).toEqual({ kind: "sign_in", needs: null });
  });

  it("the host may lead away, and nothing else is asked for then", async () => {
    const { mend, asked } = keep({}, null, table, async () => "leaving");
    expect(await mend(null)).toEqual({ kind: "leaving" });
    expect(asked).toEqual([]);
  });

  it("a visitor who is made while another tab signs in does not replace that", async () => {
    const { mend, session } = keep(
      {
        [jumpType.path]: jump(2),
        [noneRegister.path]: () => {
          session.set(fresh);
          return { ok: true, data: visitor };
        },
      },
      null,
    );
    expect(await mend(null)).toEqual({ kind: "mended" });
    expect(session.get()).toEqual(fresh);
  });

  it("too many visitors from one address are asked to try again, not to sign in", async () => {
    const { mend } = keep({ [jumpType.path]: jump(2), [noneRegister.path]: refusedWith(90006) }, null);
    expect(await mend(null)).toEqual({ kind: "unreachable" });
  });
});

describe("a call that asks for a table's code", () => {
  it("goes on as any other where a table is known", async () => {
    const { mend, asked } = keep(
      { [jumpType.path]: jump(2), [noneRegister.path]: { ok: true, data: visitor } },
      null,
    );
    expect(await mend(null, true)).toEqual({ kind: "mended" });
    expect(asked[1]).toMatchObject({ path: noneRegister.path, request: table });
  });

  it("asks to scan it, or to sign in, where none is", async () => {
    const { mend, asked } = keep({}, null, { store_id: "bar", table_id: null });
    expect(await mend(null, true)).toEqual({ kind: "sign_in", needs: "table" });
    expect(asked).toEqual([]);
  });
});
