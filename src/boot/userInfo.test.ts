import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUserInfo } from "./userInfo.ts";

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
