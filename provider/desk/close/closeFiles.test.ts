import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#contract/calls/desk/audit.ts";
import { CLOSE_FILES, closeDay, CLOSES_FILES, storeFigures } from "#contract/calls/desk/close.ts";
import { markDishes } from "#contract/calls/desk/kitchen.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import { type BoardDesk, boardDesk, eatenOrder } from "#provider/testing/deskVisit.ts";
import { guest, line, planted, type Planted, taken } from "#provider/testing/guest.ts";

const STORE = { store_id: "diner" };
let provider: Planted;
let desk: BoardDesk;

beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
  await eatenOrder(provider, desk, await guest(provider));
  const drawer = { change_float: 1_000, expected: 1_300, counted: 1_250, pieces: { "1000": 1, "50": 5 } };
  await desk.given(closeDay, { ...STORE, after: 0, drawer, note: '=1+1 "short"' });
});
afterAll(() => provider.close());

const ask = (path: string, query: Readonly<Record<string, string>> = {}, cookie = desk.cookie) =>
  desk.get(`${path}?${new URLSearchParams({ ...STORE, ...query })}`, { cookie });

describe("a file", () => {
  it("of a close has a line for each of its sums, in the reader's language, and no formula", async () => {
    const answer = await ask(CLOSE_FILES.csv, { number: "1" });
    expect(answer.headers.get("content-disposition")).toContain("close-1-2026-11-21.csv");
    const text = await answer.text();
    expect(text.replace("\uFEFF", "").split("\r\n")[0]).toBe("区分,項目,件数,金額（円）");
    for (const row of [
      "売上,売上合計（税込）,1,300",
      "消費税,10%対象額（税込）,,300",
      "消費税,内消費税 10%,,27",
      "時間帯別,12時台,1,300",
      "商品別,tea,1,300",
      "お支払い方法別,レジで現金 · 入金,1,300",
      "現金,あるべき現金,,1300",
      "現金,50円,5,250",
      "現金,過不足,,-50",
    ])
      expect(text).toContain(row);
    expect(text).toContain(`現金,メモ,"'=1+1 ""short""",`);
    expect(text).not.toMatch(/\{\{|undefined/);
  });

  it("of all closes has a line for each, with a column for each rate and way of payment", async () => {
    const text = await (await ask(CLOSES_FILES.csv)).text();
    const [head = "", row = ""] = text.replace("\uFEFF", "").split("\r\n");
    expect(head).toContain("10%対象額（税込）,内消費税 10%,レジで現金,入金合計,あるべき現金");
    expect(row).toMatch(
      /^1,2026-11-21,2026-11-21 05:00:00,2026-11-21 12:00:\d\d,Tester,300,0,300,0,300,27,300,300,1300,1250,-50,/,
    );
    expect(
      (await (await ask(CLOSES_FILES.csv, { from: "2026-11-22" })).text()).trimEnd().split("\r\n"),
    ).toHaveLength(1);
  });

  it("opens in spreadsheets", async () => {
    for (const path of [CLOSE_FILES.xlsx, CLOSES_FILES.xlsx]) {
      const files = unzipSync(new Uint8Array(await (await ask(path, { number: "1" })).arrayBuffer()));
      const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
      expect(sheet).toContain('<c s="1"><v>300</v></c>');
      expect(sheet).not.toContain("<f>");
    }
  });

  it("is for whoever reads the books, and stands in the log", async () => {
    expect((await ask(CLOSE_FILES.csv, { number: "1" }, await desk.as("accounts"))).status).toBe(200);
    expect((await ask(CLOSE_FILES.csv, { number: "1" }, await desk.as("floor"))).status).toBe(403);
    expect((await ask(CLOSE_FILES.csv, { number: "1" }, "")).status).toBe(403);
    expect((await ask(CLOSE_FILES.csv, { number: "2" })).status).toBe(404);
    expect((await ask(CLOSE_FILES.csv, { number: "x" })).status).toBe(400);
    const { items } = await desk.given(auditLog, { did: "day.export" });
    expect(items[0]).toMatchObject({ who: { role: "accounts" }, subject: "diner", after: { number: 1 } });
  });
});

describe("figures of days", () => {
  const read = (from: string, to: string) => desk.send(storeFigures, { ...STORE, from, to });

  it("say what was ordered by day, weekday, hour and dish, and how long it took", async () => {
    expect(await read("2026-11-15", "2026-11-21")).toMatchObject({
      total: { count: 1, amount: 300 },
      days: [{ day: "2026-11-21", count: 1, amount: 300 }],
      hours: [{ hour: 12, count: 1, amount: 300 }],
      dishes: [{ goods_id: "tea", name: "tea", count: 1, amount: 300 }],
      // Served six seconds after it was ordered.
      wait: { count: 1, median: 0.1, slow: 0.1 },
      wait_by_hour: [{ hour: 12, count: 1 }],
    });
    const figures = await read("2026-11-15", "2026-11-21");
    if (typeof figures === "string") throw new Error(figures);
    expect(figures.weekdays).toHaveLength(7);
    expect(figures.weekdays.find(({ weekday }) => weekday === 6)).toEqual({
      weekday: 6,
      days: 1,
      count: 1,
      amount: 300,
    });
  });

  it("take the time of a dish that was marked, and leave out what was canceled", async () => {
    provider.clock.set(new Date("2026-11-22T16:00:00Z"));
    desk = await boardDesk(provider);
    await provider.freeTables();
    const who = await guest(provider);
    const { order_no } = await taken(who.order([line({ goods_id: "tea", price: 300 })]));
    await desk.act(order_no, "accept");
    provider.clock.advance(7 * 60_000);
    const [made] = await provider.db.select().from(orderLines).where(eq(orderLines.order_no, order_no));
    await desk.given(markDishes, { ...STORE, mark: "ready", line_ids: [made?.id ?? ""] });
    const night = await read("2026-11-22", "2026-11-22");
    expect(night).toMatchObject({
      hours: [{ hour: 1 }],
      days: [{ day: "2026-11-22" }],
      wait: { median: 7, slow: 7 },
    });
    await desk.act(order_no, "cancel");
    expect(await read("2026-11-22", "2026-11-22")).toMatchObject({ total: { count: 0 }, wait: null });
  });

  it("are of 92 days at most", async () => {
    expect(await read("2026-09-01", "2026-12-01")).toMatchObject({ total: { count: 1 } });
    expect(await read("2026-09-01", "2026-12-02")).toBe("malformed");
    expect(await read("2026-12-02", "2026-12-01")).toBe("malformed");
  });
});
