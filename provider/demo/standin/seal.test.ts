import { expect, it } from "vitest";
import * as z from "zod/mini";
import { seal, unseal } from "./seal.ts";

it("a token has one spelling, so that what is spent is known again", () => {
  const schema = z.object({ person: z.string() });
  const token = seal("key", "code", { person: "sora" });
  expect(unseal("key", "code", { token, schema })).toEqual({ person: "sora" });
  const last = token.at(-1) === "A" ? "B" : "A";
  for (const other of [`${token}.`, `${token}.x`, `${token}=`, token.slice(0, -1) + last, ` ${token}`])
    expect(unseal("key", "code", { token: other, schema })).toBeNull();
  expect(unseal("key", "access token", { token, schema })).toBeNull();
});
