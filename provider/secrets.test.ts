import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { legiblePassword, secret } from "./secrets.ts";
import { testDatabase, type TestDatabase } from "./testing/testDatabase.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
afterAll(() => database.close());
const random = (bytes: number) => randomBytes(bytes).toString("base64url");

it("a secret is made once, whoever asks for it at the same time", async () => {
  const values = await Promise.all([1, 2, 3].map(() => secret(database.db, "signing key", () => random(32))));
  expect(new Set(values).size).toBe(1);
  expect(await secret(database.db, "signing key", () => "another")).toBe(values[0]);
  expect(await secret(database.db, "another key", () => "its own")).toBe("its own");
});

it("a made password is easy to type and hard to guess", () => {
  const made = Array.from({ length: 200 }, () => legiblePassword(random));
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{12}$/);
  expect(new Set(made).size).toBe(200);
});
