import { afterAll, beforeAll, expect, it } from "vitest";
import { Ended, type Program, startProgram } from "./program.ts";
import { faultsDatabase } from "./faultsDatabase.ts";

let database: Awaited<ReturnType<typeof faultsDatabase>>;
let first: Program | undefined;
beforeAll(async () => {
  database = await faultsDatabase();
});
afterAll(async () => {
  await first?.kill();
  await database.remove();
});

const environment = () => ({ ...database.environment, DATABASE_URL: undefined });

it("a second provider on the same data is refused, told by whom, and free to start once the first is killed", async () => {
  first = await startProgram("tests/faults/server.ts", environment());
  for (const file of ["provider/main.ts", "tests/faults/server.ts"]) {
    const refused = startProgram(file, environment());
    await expect(refused).rejects.toThrow(Ended);
    await expect(refused).rejects.toThrow(/in use by another Noren \(process \d+\)\. Stop that one/);
  }
  expect((await fetch(`${first.base}/healthz`)).status).toBe(200);
  await first.kill();
  first = await startProgram("tests/faults/server.ts", environment());
  expect((await fetch(`${first.base}/healthz`)).status).toBe(200);
});
