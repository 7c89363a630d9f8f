import { expect, it } from "vitest";
import { testsOfAnyDatabase } from "./testsOfAnyDatabase.ts";

it("a test that opens a database runs on every kind of it, and one that opens none runs once", () => {
  const chosen = testsOfAnyDatabase("provider/**/*.test.ts");
  expect(chosen).toEqual(
    expect.arrayContaining(["provider/orders/placing/races.test.ts", "provider/db/migrate.test.ts"]),
  );
  expect(chosen).not.toContain("provider/operations/settings.test.ts");
  expect(chosen).not.toContain("provider/db/embedded/embeddedDatabase.test.ts");
});
