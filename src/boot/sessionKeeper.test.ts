import { describe, expect, it } from "vitest";
import { jumpType, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { JumpType } from "#contract/enumerations.ts";
import type { User } from "#contract/member.ts";
import { fresh, outOfReach, refusedWith, someKeeper, someUser } from "./testing/session.ts";

const jump = (
  jump_type: typeof JumpType.signIn | typeof JumpType.anonymous | typeof JumpType.singleSignOn,
  url: string | null = null,
) => ({ ok: true, data: { jump_type, url } }) as const;

describe("a session whose token has expired", () => {
  it("is exchanged once for calls that fail together, and all go on with the new token", async () => {
    const { mend, session, asked } = someKeeper({ [updateToken.path]: { ok: true, data: fresh } });
    const outcomes = await Promise.all([1, 2, 3].map(() => mend("token-1")));
    expect(outcomes).toEqual([{ kind: "mended" }, { kind: "mended" }, { kind: "mended" }]);
    expect(asked).toEqual([
      { path: updateToken.path, request: { uid: "u1", auth_token: "token-1" }, isSilent: true },
    ]);
    expect(session.get()).toEqual(fresh);
  });

  it("is not exchanged again for a call that was refused with the token before", async () => {
    const { mend, asked } = someKeeper({ [updateToken.path]: { ok: true, data: fresh } });
    await mend("token-1");
    expect(await mend("token-1")).toEqual({ kind: "mended" });
    expect(await mend(null)).toEqual({ kind: "mended" });
    expect(asked).toHaveLength(1);
  });

  it("keeps the channels that an exchange does not tell", async () => {
    const known = someUser({ inform_channel: "store-bar", inform_channel_member: "m-u1" });
    const { mend, session } = someKeeper({ [updateToken.path]: { ok: true, data: fresh } }, known);
    await mend("token-1");
    expect(session.get()).toEqual({ ...known, auth_token: "token-2" });
  });

  it("whose new token is refused as well is not exchanged again and again", async () => {
    const { mend, asked, later } = someKeeper({ [updateToken.path]: { ok: true, data: fresh } });
    await mend("token-1");
    later(59_999);
    expect(await mend("token-2")).toEqual({ kind: "sign_in", needs: null });
    expect(asked).toHaveLength(1);
    later(1);
    expect(await mend("token-2")).toEqual({ kind: "mended" });
  });

  it.each([Code.stillInProgress, Code.tooManyRequests, Code.unexpectedFailure])(
    "stays as it is while the provider says %i, which is no word about it",
    async (code) => {
      const { mend, session } = someKeeper({ [updateToken.path]: refusedWith(code) });
      expect(await mend("token-1")).toEqual({ kind: "unreachable" });
      expect(session.get()).toEqual(someUser());
    },
  );

  it("that the customer ends meanwhile is not brought back by its exchange", async () => {
    const { mend, session } = someKeeper({
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
    const { mend, session } = someKeeper({
      [updateToken.path]: () => {
        session.set(other);
        return refusedWith(Code.signatureFailed);
      },
    });
    expect(await mend("token-1")).toEqual({ kind: "mended" });
    expect(session.get()).toEqual(other);
  });

  it("stays as it is while the provider cannot be reached, and can be mended later", async () => {
    let reply: typeof outOfReach | { ok: true; data: User } = outOfReach;
    const { mend, session } = someKeeper({ [updateToken.path]: () => reply });
    expect(await mend("token-1")).toEqual({ kind: "unreachable" });
    expect(session.get()).toEqual(someUser());
    reply = { ok: true, data: fresh };
    expect(await mend("token-1")).toEqual({ kind: "mended" });
  });

  it("that has ended for good leads on as if there were none, and is forgotten", async () => {
    const { mend, session } = someKeeper({
      [updateToken.path]: refusedWith(Code.signatureFailed),
      [jumpType.path]: jump(JumpType.signIn),
    });
    expect(await mend("token-1")).toEqual({ kind: "sign_in", needs: null });
    expect(session.get()).toBeNull();
  });
});
