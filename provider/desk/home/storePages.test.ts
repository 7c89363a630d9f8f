import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";

let provider: Planted;
let desk: StaffedDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
afterAll(() => provider.close());

const led = async (path: string) => {
  const { headers, status } = await desk.get(path, { cookie: desk.cookie });
  return [status, headers.get("location")];
};

it("the desk leads to a store of several, and to the only one at once", async () => {
  expect(await desk.page("/goods")).toContain("お店を切り替える");
  expect(await (await desk.get("/desk", { cookie: desk.cookie })).text()).toContain("/desk/board/other");
  await provider.db.update(stores).set({ is_listed: false }).where(eq(stores.is_listed, true));
  await provider.db.update(stores).set({ is_listed: true }).where(eq(stores.id, "diner"));
  expect(await desk.page("/goods")).not.toContain("お店を切り替える");
  expect(await led("/desk")).toEqual([303, "/desk/board/diner"]);
  await provider.db.update(stores).set({ is_listed: true });
});

it("a store's own address leads to its board", async () => {
  expect(await led("/desk/diner")).toEqual([302, "/desk/board/diner"]);
  expect(await led("/desk/nowhere")).toEqual([404, null]);
});
