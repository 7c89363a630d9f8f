// @vitest-environment jsdom
import * as Code from "#contract/codes.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bindAuth } from "#contract/calls/member.ts";
import { login } from "#contract/calls/signIn.ts";
import type { LineTrouble } from "#state/account/signInPath.ts";
import { lineHost } from "./line.ts";
import { lineSignIn } from "./lineSignIn.ts";
import { fakeLine } from "./testing/fakeLine.ts";
import { fakeSend, outOfReach, refusedWith, someSession, someUser } from "./testing/session.ts";

const member = someUser({ uid: "member", auth_token: "new" });
const signedIn = { ok: true, data: member } as const;
const TARGET = "/orderFood?storeId=bar&tableId=T1";

type Replies = Parameters<typeof fakeSend>[0];

function line(
  said: Parameters<typeof fakeLine>[0],
  replies: Replies = { [login.path]: signedIn },
  isBarred = false,
) {
  const { sdk, login: left } = fakeLine(said);
  const { send, asked } = fakeSend(replies);
  const session = someSession();
  const told = vi.fn<(trouble: LineTrouble | null) => void>();
  const host = lineHost(async () => sdk, false);
  const parts = {
    host,
    send,
    session,
    origin: "https://noren.example",
    isBarred: () => isBarred,
    tell: told,
  };
  const proofs = () => asked.map(({ request }) => (request as { proof: { token_kind: string } }).proof);
  return { ...lineSignIn(parts), session, left, told, proofs, host };
}

afterEach(() => localStorage.clear());

describe("inside of LINE", () => {
  it("one is signed in without a question, by the ID token alone, once for all who ask at the same time", async () => {
    const { silently, session, proofs, left } = line({ id: "id-1", isInClient: true });
    expect(await Promise.all([silently(), silently()])).toEqual(["done", "done"]);
    expect(proofs()).toEqual([{ platform: "line", token_kind: "id", token: "id-1" }]);
    expect(session.get()).toMatchObject(member);
    expect(left).not.toHaveBeenCalled();
  });

  it("an ID token that has run out is renewed once, by the access token, and never in a loop", async () => {
    const { silently, proofs, left } = line(
      { id: "id-1", access: "access-1", isInClient: true },
      {
        [login.path]: refusedWith(Code.signatureFailed),
      },
    );
    expect(await silently()).toBe("failed");
    expect(proofs().map(({ token_kind }) => token_kind)).toEqual(["id", "access"]);
    expect(left).not.toHaveBeenCalled();
  });

  it("a token that this device's clock takes for run out is for the provider to judge", async () => {
    const init = () => Promise.reject(new Error('Invalid "exp" value in ID_TOKEN'));
    const { silently, session, told } = line({ id: "id-1", isInClient: true, init });
    expect(await silently()).toBe("done");
    expect(session.get()).toMatchObject(member);
    expect(told).toHaveBeenLastCalledWith(null);
  });

  it("LINE's app that asks for its own tokens anew takes nobody out of their session", async () => {
    const { comeBack, host, session, proofs } = line({ id: "id-1", isInClient: true });
    session.set(someUser());
    await host.start();
    expect(await comeBack(null)).toEqual({ outcome: "done", trouble: null, pending: null });
    expect(session.get()).toMatchObject(someUser());
    expect(proofs()).toEqual([]);
  });

  it("nobody is signed in without a question in another browser", async () => {
    const { silently, proofs } = line({ id: "id-1" });
    expect(await silently()).toBe("failed");
    expect(proofs()).toEqual([]);
  });

  it("without network to LINE nobody is, and what is wrong is known", async () => {
    const init = () => Promise.reject(new TypeError("Failed to fetch"));
    const { silently, told } = line({ isInClient: true, init });
    expect(await silently()).toBe("failed");
    expect(told).toHaveBeenCalledWith("unreachable");
  });

  it("a provider out of reach is no reason to sign in anew", async () => {
    const { fromTap, left } = line({ id: "id-1", isInClient: true }, { [login.path]: outOfReach });
    expect(await fromTap("sign_in", TARGET)).toBe("failed");
    expect(left).not.toHaveBeenCalled();
  });
});

describe("outside of LINE", () => {
  it("a tap leaves for LINE, which comes back to the very screen", async () => {
    const { fromTap, left, proofs } = line({});
    expect(await fromTap("sign_in", TARGET)).toBe("leaving");
    expect(left).toHaveBeenCalledExactlyOnceWith(`https://noren.example${TARGET}`);
    expect(proofs()).toEqual([]);
  });

  it("back from there the customer is signed in, and what was left for is known once", async () => {
    await line({}).fromTap("sign_in", TARGET);
    const { comeBack, session, host } = line({ id: "id-1" });
    await host.start();
    expect(await comeBack(null)).toMatchObject({
      outcome: "done",
      trouble: null,
      pending: { target: TARGET },
    });
    expect(session.get()).toMatchObject(member);
  });

  it("a proof that LINE takes no more is asked for once more, and then no more", async () => {
    const refused: Replies = { [login.path]: refusedWith(Code.signatureFailed) };
    await line({}).fromTap("sign_in", TARGET);
    const first = line({ id: "old" }, refused);
    await first.host.start();
    expect(await first.comeBack(null)).toMatchObject({ outcome: "leaving" });
    expect(first.left).toHaveBeenCalledExactlyOnceWith(`https://noren.example${TARGET}`);
    const second = line({ id: "old again" }, refused);
    await second.host.start();
    expect(await second.comeBack(null)).toMatchObject({ outcome: "failed", trouble: null });
    expect(second.left).not.toHaveBeenCalled();
  });

  it("a return in another browser than the one that left is noticed", async () => {
    const { comeBack, host, told } = line({});
    await host.start();
    expect(await comeBack(null)).toEqual({ outcome: "failed", trouble: "other_browser", pending: null });
    expect(told).toHaveBeenCalledWith("other_browser");
  });

  it("who cancelled is signed in by nothing, and can leave again with a tap", async () => {
    const denied = () => Promise.reject(new Error("INIT_FAILED access_denied: no"));
    const { comeBack, host, fromTap, left } = line({ init: denied });
    const { trouble } = await host.start();
    expect(await comeBack(trouble)).toMatchObject({ outcome: "failed", trouble: "cancelled" });
    expect(await fromTap("sign_in", TARGET)).toBe("leaving");
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("without network to LINE a tap says so and leads nowhere", async () => {
    const init = () => Promise.reject(new TypeError("Failed to fetch"));
    const { fromTap, left, told } = line({ init });
    expect(await fromTap("sign_in", TARGET)).toBe("failed");
    expect(told).toHaveBeenLastCalledWith("unreachable");
    expect(left).not.toHaveBeenCalled();
  });

  it("a browser that keeps nothing is said to, however it shows", async () => {
    const blocked = line(
      { init: () => Promise.reject(new DOMException("denied", "SecurityError")) },
      {},
      true,
    );
    const full = line({});
    full.left.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect([await blocked.fromTap("sign_in", TARGET), await full.fromTap("sign_in", TARGET)]).toEqual([
      "failed",
      "failed",
    ]);
    expect(blocked.left).not.toHaveBeenCalled();
    for (const { told } of [blocked, full]) expect(told).toHaveBeenLastCalledWith("no_storage");
  });

  it("a page whose policy lets no word of LINE in can leave for it all the same", async () => {
    const init = () => Promise.reject(new TypeError("Failed to fetch"));
    const { fromTap, left } = line({ init }, {}, true);
    expect(await fromTap("sign_in", TARGET)).toBe("leaving");
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("linking gives the proof to the account that one is in, and signs nobody in", async () => {
    const replies: Replies = { [bindAuth.path]: { ok: true, data: {} } };
    await line({}, replies).fromTap("link", "/user");
    const { comeBack, host, session } = line({ id: "id-1" }, replies);
    await host.start();
    expect(await comeBack(null)).toMatchObject({ outcome: "done", pending: { intent: "link" } });
    expect(session.get()).toBeNull();
  });

  it("an account of LINE that is another member's cannot be linked", async () => {
    const { fromTap } = line({ id: "id-1" }, { [bindAuth.path]: refusedWith(Code.alreadyRegistered) });
    expect(await fromTap("link", "/user")).toBe("taken");
  });
});
