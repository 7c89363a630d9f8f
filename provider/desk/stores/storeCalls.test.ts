import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "#contract/calls/desk/company.ts";
import { makeStore, storeFacts } from "#contract/calls/desk/newStore.ts";
import { opening, openStore } from "#contract/calls/desk/opening.ts";
import { deskStore, listStores } from "#contract/calls/desk/stores.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";

let provider: Planted;
let desk: BoardDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
afterAll(() => provider.close());

const listed = async (cookie?: string) =>
  (await desk.given(listStores, {}, cookie)).items.map(({ store_id }) => store_id);
const led = async (path: string) => {
  const { headers, status } = await desk.get(path, { cookie: desk.cookie });
  return [status, headers.get("location")];
};

describe("the stores to choose from", () => {
  it("are those of whoever asks, without what is reached by its link alone", async () => {
    expect(await listed()).toEqual(expect.arrayContaining(["diner", "other"]));
    expect(await desk.given(deskStore, { store_id: "diner" })).toMatchObject({
      name: "Store diner",
      has_counter: true,
      has_tables: true,
      is_shop: false,
      has_others: true,
    });
    await provider.db.update(stores).set({ is_listed: false }).where(eq(stores.is_listed, true));
    await provider.db.update(stores).set({ is_listed: true }).where(eq(stores.id, "diner"));
    expect(await listed()).toEqual(["diner"]);
    expect(await desk.given(deskStore, { store_id: "diner" })).toMatchObject({ has_others: false });
    await provider.db.update(stores).set({ is_listed: true });
  });

  it("are opened by owners; what they lack is for managers to see too", async () => {
    const [manager, waiter] = [await desk.as("manager"), await desk.as("floor")];
    expect(await desk.given(opening, { store_id: "diner" }, manager)).toMatchObject({
      opened_at: expect.any(String),
    });
    expect(await desk.send(opening, { store_id: "diner" }, waiter)).toBe("forbidden");
    expect(await desk.send(openStore, { store_id: "diner" }, manager)).toBe("forbidden");
    expect(await desk.send(company, {}, manager)).toBe("forbidden");
    const facts = { ...(await desk.given(storeFacts, { store_id: "diner" }, manager)).facts };
    expect(await desk.send(makeStore, { store_id: "mine", facts }, manager)).toBe("forbidden");
  });

  it("are told to nobody else", async () => {
    const waiter = await desk.as("floor");
    expect(await desk.send(listStores, {}, "")).toBe("not_signed_in");
    expect(await desk.send(deskStore, { store_id: "nowhere" })).toBe("forbidden");
    expect(await desk.send(deskStore, { store_id: "nowhere" }, waiter)).toBe("forbidden");
  });
});

it("a store's own address leads to its board, and those of its pages of former times to their screens", async () => {
  expect(await led("/desk/diner")).toEqual([302, "/desk/board/diner"]);
  for (const page of ["goods", "reviews", "coupons", "texts", "mails", "cards", "shipping", "uses", "gifts"])
    expect(await led(`/desk/diner/${page}?a=b`)).toEqual([302, `/desk/${page}/diner?a=b`]);
  expect(await led("/desk/diner/coupons/c-1/card")).toEqual([302, "/desk/coupons/diner/card/c-1"]);
  expect(await led("/desk/diner/slips/2026-1")).toEqual([302, "/desk/slip/diner/2026-1"]);
  for (const path of ["/desk/nowhere", "/desk/nowhere/goods"]) expect(await led(path)).toEqual([404, null]);
});
