import { describe, expect, it } from "vitest";
import { jumpType, noneRegister, updateToken } from "#contract/calls/session.ts";
import type { User } from "#contract/member.ts";
import { sessionKeeper } from "./sessionKeeper.ts";
import { fakeSend, outOfReach, refusedWith } from "./testing/fakeSend.ts";
import { someSession, someUser } from "./testing/session.ts";

const nowhere = { store_id: null, table_id: null };
const table = { store_id: "bar", table_id: "T1" };
const fresh = someUser({ auth_token: "token-2" });
const visitor = someUser({ uid: "v1", auth_token: "visitor" });
const jump = (jump_type: 1 | 2 | 3, url: string | null = null) =>
  ({ ok: true, data: { jump_type, url } }) as const;

function keep(replies: Parameters<typeof fakeSend>[0], user: User | null = someUser(), place = table) {
  const { send, asked } = fakeSend(replies);
  const session = someSession(user);
  return { keeper: sessionKeeper(send, session, () => place), session, asked };
}

describe("a session whose token has expired", () => {
  it("is exchanged once for calls that fail together, and all go on with the new token", async () => {
    const { keeper, session, asked } = keep({ [updateToken.path]: { ok: true, data: fresh } });
    const outcomes = await Promise.all([1, 2, 3].map(() => keeper.mend("token-1")));
    expect(outcomes).toEqual([{ kind: "mended" }, { kind: "mended" }, { kind: "mended" }]);
    expect(asked).toEqual([
      { path: updateToken.path, request: { uid: "u1", auth_token: "token-1" }, isSilent: true },
    ]);
    expect(session.get()).toEqual(fresh);
  });

  it("is not exchanged again for a call that was refused with the token before", async () => {
    const { keeper, asked } = keep({ [updateToken.path]: { ok: true, data: fresh } });
    await keeper.mend("token-1");
    expect(await keeper.mend("token-1")).toEqual({ kind: "mended" });
    expect(await keeper.mend(null)).toEqual({ kind: "mended" });
    expect(asked).toHaveLength(1);
  });

  it("stays as it is while the provider cannot be reached, and can be mended later", async () => {
    let reply: typeof outOfReach | { ok: true; data: User } = outOfReach;
    const { keeper, session } = keep({ [updateToken.path]: () => reply });
    expect(await keeper.mend("token-1")).toEqual({ kind: "unreachable" });
    expect(session.get()).toEqual(someUser());
    reply = { ok: true, data: fresh };
    expect(await keeper.mend("token-1")).toEqual({ kind: "mended" });
  });

  it("that has ended for good leads on as if there were none, and is forgotten", async () => {
    const { keeper, session } = keep({ [updateToken.path]: refusedWith(102), [jumpType.path]: jump(1) });
    expect(await keeper.mend("token-1")).toEqual({ kind: "sign_in" });
    expect(session.get()).toBeNull();
  });
});

describe("without a session", () => {
  it("a store that asks for registration leads to the sign-in page", async () => {
    const { keeper, asked } = keep({ [jumpType.path]: jump(1) }, null);
    expect(await keeper.mend(null)).toEqual({ kind: "sign_in" });
    expect(asked[0]).toMatchObject({ request: table, isSilent: true });
  });

  it("a store that takes visitors makes one, once for calls that fail together", async () => {
    const { keeper, session, asked } = keep(
      { [jumpType.path]: jump(2), [noneRegister.path]: { ok: true, data: visitor } },
      null,
    );
    expect(await Promise.all([keeper.mend(null), keeper.mend(null)])).toEqual([
      { kind: "mended" },
      { kind: "mended" },
    ]);
    expect(session.get()).toEqual(visitor);
    expect(asked.map(({ path }) => path)).toEqual([jumpType.path, noneRegister.path]);
  });

  it("a visitor whom the provider does not make signs in, and one whom it was not asked for waits", async () => {
    const { keeper } = keep({ [jumpType.path]: jump(2), [noneRegister.path]: refusedWith(111) }, null);
    expect(await keeper.mend(null)).toEqual({ kind: "sign_in" });
    const away = keep({ [jumpType.path]: jump(2), [noneRegister.path]: outOfReach }, null);
    expect(await away.keeper.mend(null)).toEqual({ kind: "unreachable" });
  });

  it("a store with a sign-on of its own leads there, and to the sign-in page where its address is missing", async () => {
    const url = "https://sso.example/login";
    expect(await keep({ [jumpType.path]: jump(3, url) }, null).keeper.mend(null)).toEqual({
      kind: "single_sign_on",
      url,
    });
    expect(await keep({ [jumpType.path]: jump(3) }, null).keeper.mend(null)).toEqual({ kind: "sign_in" });
  });

  it("outside a store nothing is said about one", async () => {
    const { keeper, asked } = keep({ [jumpType.path]: refusedWith(201) }, null, nowhere as never);
    expect(await keeper.mend(null)).toEqual({ kind: "sign_in" });
    expect(asked[0]?.request).toEqual({});
  });

  it("and without the provider nobody is sent anywhere", async () => {
    expect(await keep({ [jumpType.path]: outOfReach }, null).keeper.mend(null)).toEqual({
      kind: "unreachable",
    });
  });
});
