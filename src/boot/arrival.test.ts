import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cleanAddress, readArrival } from "./arrival.ts";

describe("arrival", () => {
  const SAFARI =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1";
  const LIFF = "Mozilla/5.0 (iPhone) Mobile/15E148 Safari Line/15.2.0 LIFF";
  const read = (search: string, { userAgent = SAFARI, hasWeChat = true } = {}) =>
    readArrival(userAgent, search, hasWeChat);

  describe("the address that one comes with", () => {
    it.each([
      ["?storeId=bar&tableId=T1.1.sig", false, "?storeId=bar&tableId=T1.1.sig"],
      ["?liff.state=%2ForderFood%3FstoreId%3Dbar", true, "?liff.state=%2ForderFood%3FstoreId%3Dbar"],
      ["?storeId=bar&code=a&state=b&liffClientId=1&liffRedirectUri=https%3A%2F%2Fa", true, "?storeId=bar"],
      [
        "?error=access_denied&error_description=no&state=b&liffOAuth2Error=true&storeId=bar",
        true,
        "?storeId=bar",
      ],
      ["?storeId=bar&code=a&state=b&liffClientId=1&liffIsEscapedFromApp=true", true, "?storeId=bar"],
      ["?error=of+ours", false, "?error=of+ours"],
      ["?code=coupon-1", false, "?code=coupon-1"],
      ["?state=open", false, "?state=open"],
      [`?storeId=bar&state=${"0af9".repeat(27)}`, false, "?storeId=bar"],
      ["?storeId=bar&liff.hback=2&code=a&state=b&liffClientId=1", true, "?storeId=bar"],
      ["", false, ""],
    ])("%s", (search, needsLine, ours) => {
      expect(read(search)).toMatchObject({ needsLine, search: ours, wechat: null });
    });

    it("is rid of a platform's proof by Safari 16 too, whose queries tell no size", () => {
      const size = vi.spyOn(URLSearchParams.prototype, "size", "get");
      size.mockReturnValue(undefined as unknown as number);
      expect(read("?storeId=bar&code=a&state=b&liffClientId=1").search).toBe("?storeId=bar");
      expect(read("?userInfo=x").search).toBe("");
      size.mockRestore();
    });

    it("inside of LINE is for LINE's SDK to read first, whatever it holds", () => {
      expect(read("?storeId=bar", { userAgent: LIFF })).toMatchObject({ needsLine: true, isFromLine: false });
    });

    it("back from WeChat holds a code and a state, which are taken out of it", () => {
      expect(read("?storeId=bar&code=a&state=b")).toMatchObject({
        needsLine: false,
        wechat: { code: "a", state: "b" },
        search: "?storeId=bar",
      });
    });

    it("where nobody can sign in by WeChat has a code of somebody else's, and keeps it", () => {
      expect(read("?code=a&state=b", { hasWeChat: false })).toMatchObject({
        wechat: null,
        search: "?code=a&state=b",
      });
    });

    it("with a user in it is cleaned of it, and tells whom it held", () => {
      expect(read("?a=1&userInfo=eyJ9&b=2")).toMatchObject({ userInfo: "eyJ9", search: "?a=1&b=2" });
    });

    it("keeps all that is ours, in its order, and nothing of a sign-in", () => {
      const word = fc.stringMatching(/^[a-z]{1,8}$/);
      const ours = fc.uniqueArray(fc.tuple(word, fc.string()), { selector: ([name]) => name });
      fc.assert(
        fc.property(ours, (entries) => {
          const kept = entries.filter(([name]) => !["code", "state", "error"].includes(name));
          const search = new URLSearchParams([...kept, ["code", "c"], ["state", "s"], ["liffClientId", "1"]]);
          const found = read(`?${search}`);
          expect([...new URLSearchParams(found.search)]).toEqual(kept);
        }),
      );
    });
  });
});

describe("clean address", () => {
  // @vitest-environment jsdom
  const go = (address: string) => window.history.replaceState({ kept: 1 }, "", address);
  const now = () => window.location.pathname + window.location.search + window.location.hash;

  describe("the address of an arrival", () => {
    beforeEach(() => go("/"));

    it.each([
      ["/orderFood?storeId=bar&code=c&state=s#wechat_redirect", "/orderFood?storeId=bar"],
      ["/orderFood?storeId=bar#access_token=a&id_token=i", "/orderFood?storeId=bar"],
      ["/orderFood?storeId=bar#context_token=c", "/orderFood?storeId=bar"],
      ["/orderFood?storeId=bar&userInfo=u#content", "/orderFood?storeId=bar#content"],
      ["/orderFood?storeId=bar#content", "/orderFood?storeId=bar#content"],
    ])("%s keeps what is ours, and its history entry", (came, ours) => {
      go(came);
      cleanAddress(window, "?storeId=bar");
      expect(now()).toBe(ours);
      expect(window.history.state).toEqual({ kept: 1 });
    });
  });
});
