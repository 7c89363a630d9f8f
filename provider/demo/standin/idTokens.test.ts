import { hkdfSync } from "node:crypto";
import { expect, it } from "vitest";
import { idTokens } from "./idTokens.ts";

const claims = { iss: "https://access.line.me", sub: "U1", aud: "1", exp: 2, iat: 1, name: "Hana" };

/** Signing keys whose derived key begins with a zero byte, as one in 256 does. */
const keysWithZero = Array.from({ length: 2_000 }, (_, at) => `signing key ${at}`).filter(
  (key) => new Uint8Array(hkdfSync("sha256", key, "", "stand-in of LINE", 32))[0] === 0,
);

it("signs with every signing key, also where the derived key begins with zero", () => {
  expect(keysWithZero.length).toBeGreaterThan(0);
  for (const key of ["any", ...keysWithZero]) {
    const tokens = idTokens(key);
    expect(tokens.read(tokens.issue(claims))).toEqual(claims);
  }
});

it("does not read what another key signed, or what was changed", () => {
  const token = idTokens("one").issue(claims);
  expect(idTokens("two").read(token)).toBeNull();
  const [head, , signature] = token.split(".");
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: "U2" })).toString("base64url");
  expect(idTokens("one").read(`${head}.${forged}.${signature}`)).toBeNull();
});
