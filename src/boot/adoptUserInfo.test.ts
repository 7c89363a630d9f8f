import { describe, expect, it, vi } from "vitest";
import { updateToken } from "#contract/calls/session.ts";
import type { User } from "#contract/member.ts";
import { adoptUserInfo } from "./adoptUserInfo.ts";
import { fakeSend, outOfReach, refusedWith } from "./testing/fakeSend.ts";
import { someSession, someUser } from "./testing/session.ts";

const offered = someUser({ uid: "linked", auth_token: "from-the-link" });
const confirmed = someUser({ uid: "linked", auth_token: "new" });
const granted = { [updateToken.path]: { ok: true, data: confirmed } } as const;

async function adopt(
  replies: Parameters<typeof fakeSend>[0],
  {
    present = null,
    isExpected = false,
    says = true,
  }: { present?: User | null; isExpected?: boolean; says?: boolean },
) {
  const { send, asked } = fakeSend(replies);
  const session = someSession(present);
  const ask = vi.fn<(user: User) => Promise<boolean>>().mockResolvedValue(says);
  const adoption = await adoptUserInfo(offered, { send, session, isExpected, ask });
  return { adoption, asked, kept: session.get(), ask };
}

describe("a user that comes with the link", () => {
  it("this tab left for is adopted without a question, once the provider has confirmed the token", async () => {
    const { adoption, asked, kept, ask } = await adopt(granted, { isExpected: true });
    expect([adoption.kind, kept]).toEqual(["adopted", confirmed]);
    expect(ask).not.toHaveBeenCalled();
    expect(asked).toEqual([
      { path: updateToken.path, request: { uid: "linked", auth_token: "from-the-link" }, isSilent: true },
    ]);
  });

  it("nobody left for is adopted only if the customer says yes", async () => {
    expect(await adopt(granted, { says: true })).toMatchObject({
      adoption: { kind: "adopted" },
      kept: confirmed,
    });
    expect(await adopt(granted, { says: false })).toMatchObject({
      adoption: { kind: "declined" },
      kept: null,
      asked: [],
    });
  });

  it("never replaces who is signed in silently, not even when it was expected", async () => {
    const present = someUser();
    const no = await adopt(granted, { present, isExpected: true, says: false });
    expect(no).toMatchObject({ adoption: { kind: "declined" }, kept: present, asked: [] });
    expect(no.ask).toHaveBeenCalledWith(offered);
    expect(await adopt(granted, { present, says: true })).toMatchObject({
      adoption: { kind: "adopted" },
      kept: confirmed,
    });
  });

  it("who is signed in already changes nothing", async () => {
    const present = someUser({ uid: "linked", auth_token: "mine" });
    expect(await adopt(granted, { present })).toMatchObject({
      adoption: { kind: "same" },
      kept: present,
      asked: [],
    });
  });

  it("whose token does not pass, or cannot be checked, leaves the session as it was", async () => {
    const present = someUser();
    expect(await adopt({ [updateToken.path]: refusedWith(102) }, { present })).toMatchObject({
      adoption: { kind: "failed", failure: { code: 102 } },
      kept: present,
    });
    expect(await adopt({ [updateToken.path]: outOfReach }, { present })).toMatchObject({
      adoption: { kind: "failed", failure: { kind: "unreachable" } },
      kept: present,
    });
  });
});
