import { describe, expect, it } from "vitest";
import { jumpType, noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { JumpType } from "#contract/enumerations.ts";
import { fresh, outOfReach, refusedWith, someKeeper, someUser, table } from "./testing/session.ts";

const nowhere = { store_id: null, table_id: null };
const visitor = someUser({ uid: "v1", auth_token: "visitor" });
const jump = (
  jump_type: typeof JumpType.signIn | typeof JumpType.anonymous | typeof JumpType.singleSignOn,
  url: string | null = null,
) => ({ ok: true, data: { jump_type, url } }) as const;

describe("without a session", () => {
  it("a store that asks for registration leads to the sign-in page", async () => {
    const { mend, asked } = someKeeper({ [jumpType.path]: jump(JumpType.signIn) }, null);
    expect(await mend(null)).toEqual({ kind: "sign_in", needs: null });
    expect(asked[0]).toMatchObject({ request: table, isSilent: true });
  });

  it("a store that takes visitors makes one, once for calls that fail together", async () => {
    const { mend, session, asked } = someKeeper(
      { [jumpType.path]: jump(JumpType.anonymous), [noneRegister.path]: { ok: true, data: visitor } },
      null,
    );
    expect(await Promise.all([mend(null), mend(null)])).toEqual([{ kind: "mended" }, { kind: "mended" }]);
    expect(session.get()).toEqual(visitor);
    expect(asked.map(({ path }) => path)).toEqual([jumpType.path, noneRegister.path]);
  });

  it("a visitor whom the provider does not make signs in, and one whom it was not asked for waits", async () => {
    const { mend } = someKeeper(
      {
        [jumpType.path]: jump(JumpType.anonymous),
        [noneRegister.path]: refusedWith(Code.registrationFailed),
      },
      null,
    );
    expect(await mend(null)).toEqual({ kind: "sign_in", needs: null });
    const unreachable = someKeeper(
      { [jumpType.path]: jump(JumpType.anonymous), [noneRegister.path]: outOfReach },
      null,
    );
    expect(await unreachable.mend(null)).toEqual({ kind: "unreachable" });
  });

  it("a store with a sign-on of its own leads there, and to the sign-in page where its address is missing", async () => {
    const url = "https://sso.example/login";
    expect(await someKeeper({ [jumpType.path]: jump(JumpType.singleSignOn, url) }, null).mend(null)).toEqual({
      kind: "single_sign_on",
      url,
    });
    expect(await someKeeper({ [jumpType.path]: jump(JumpType.singleSignOn) }, null).mend(null)).toEqual({
      kind: "sign_in",
      needs: null,
    });
  });

  it("outside a store nothing is said about one", async () => {
    const { mend, asked } = someKeeper({ [jumpType.path]: refusedWith(Code.storeMissing) }, null, nowhere);
    expect(await mend(null)).toEqual({ kind: "sign_in", needs: null });
    expect(asked[0]?.request).toEqual({});
  });

  it("and without the provider nobody is sent anywhere", async () => {
    expect(await someKeeper({ [jumpType.path]: outOfReach }, null).mend(null)).toEqual({
      kind: "unreachable",
    });
  });

  it("the host signs in first, where it can without asking", async () => {
    const { mend, session, asked } = someKeeper({}, null, table, async () => {
      session.set(fresh);
      return "done";
    });
    expect(await mend(null)).toEqual({ kind: "mended" });
    expect(asked).toEqual([]);
    expect(await mend("token-2")).toEqual({ kind: "sign_in", needs: null });
  });

  it("the host may lead away, and nothing else is asked for then", async () => {
    const { mend, asked } = someKeeper({}, null, table, async () => "leaving");
    expect(await mend(null)).toEqual({ kind: "leaving" });
    expect(asked).toEqual([]);
  });

  it("a visitor who is made while another tab signs in does not replace that", async () => {
    const { mend, session } = someKeeper(
      {
        [jumpType.path]: jump(JumpType.anonymous),
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
    const { mend } = someKeeper(
      { [jumpType.path]: jump(JumpType.anonymous), [noneRegister.path]: refusedWith(Code.tooManyRequests) },
      null,
    );
    expect(await mend(null)).toEqual({ kind: "unreachable" });
  });
});

describe("a call that asks for a table's code", () => {
  it("goes on as any other where a table is known", async () => {
    const { mend, asked } = someKeeper(
      { [jumpType.path]: jump(JumpType.anonymous), [noneRegister.path]: { ok: true, data: visitor } },
      null,
    );
    expect(await mend(null, true)).toEqual({ kind: "mended" });
    expect(asked[1]).toMatchObject({ path: noneRegister.path, request: table });
  });

  it("asks to scan it, or to sign in, where none is", async () => {
    const { mend, asked } = someKeeper({}, null, { store_id: "bar", table_id: null });
    expect(await mend(null, true)).toEqual({ kind: "sign_in", needs: "table" });
    expect(asked).toEqual([]);
  });
});
