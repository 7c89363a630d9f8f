import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { fakeSend, outOfReach, refusedWith, someSession, someUser } from "./testing/session.ts";
import { adoptUserInfo, decodeUserInfo } from "./userInfo.ts";

describe("adopt user info", () => {
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
      expect(
        await adopt({ [updateToken.path]: refusedWith(Code.signatureFailed) }, { present }),
      ).toMatchObject({
        adoption: { kind: "failed", failure: { code: Code.signatureFailed } },
        kept: present,
      });
      expect(await adopt({ [updateToken.path]: outOfReach }, { present })).toMatchObject({
        adoption: { kind: "failed", failure: { kind: "unreachable" } },
        kept: present,
      });
    });
  });
});

describe("user info", () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
  const user = { uid: "u1", auth_token: "t/1+2=ключ" };
  const whole = { ...user, inform_channel: null, inform_channel_member: null };

  describe("the user of a link", () => {
    it("is read from base64, from base64url, and from base64 whose plus signs became spaces", () => {
      const binary = { uid: "u1", auth_token: "~~~???>>>~~~" };
      const text = encode(binary);
      const expected = { ...whole, auth_token: binary.auth_token };
      expect(decodeUserInfo(encode(user))).toEqual(whole);
      expect(decodeUserInfo(text)).toEqual(expected);
      expect(decodeUserInfo(Buffer.from(JSON.stringify(binary)).toString("base64url"))).toEqual(expected);
      expect(decodeUserInfo(text.replaceAll("+", " "))).toEqual(expected);
    });

    it("is read from plain JSON", () => {
      expect(decodeUserInfo(JSON.stringify(user))).toEqual(whole);
    });

    it("brings nothing along but its id and its token", () => {
      const loaded = { ...user, inform_channel: "spy", __proto__: { isAdmin: true }, role: "owner" };
      expect(decodeUserInfo(encode(loaded))).toEqual(whole);
    });

    it.each([
      ["text that is not base64", "%%%"],
      ["base64 of no JSON", Buffer.from("hello").toString("base64")],
      ["base64 of no text", Buffer.from([0xff, 0xfe, 0xfd]).toString("base64")],
      ["null", encode(null)],
      ["a list", encode([user])],
      ["a number", encode(7)],
      ["a user without a token", encode({ uid: "u1" })],
      ["an id with a space", encode({ ...user, uid: "u 1" })],
      ["an id that is a number", encode({ ...user, uid: 1 })],
      ["a token that is too long", encode({ ...user, auth_token: "a".repeat(257) })],
      ["broken JSON", "{"],
      ["nothing", ""],
      ["more than anybody would send", encode({ ...user, pad: "a".repeat(3_000) })],
    ])("is nobody in %s", (_name, value) => {
      expect(decodeUserInfo(value)).toBeNull();
    });

    it("never makes the page fail", () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (value) => {
          expect(() => decodeUserInfo(value)).not.toThrow();
        }),
      );
    });
  });
});
