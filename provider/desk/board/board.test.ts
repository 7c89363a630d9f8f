import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { type Guest, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

const tea = line({ goods_id: "tea", price: 300 });
let provider: Planted;
let desk: StaffedDesk;
let one: Guest;

beforeAll(async () => {
  provider = await planted();
  desk = await deskOf(provider);
});
beforeEach(async () => {
  await provider.freeTables();
  // What the tests before have left is long over.
  provider.clock.advance(15 * 60_000);
  one = await guest(provider);
});
afterAll(() => provider.close());

const place = async (changes = {}) => (await taken(one.order([tea], { people: 1, ...changes }))).order_no;
const press = (order_no: string, action: string) => desk.press(`/orders/${order_no}/${action}`);
const shown = (page: string) =>
  [...page.matchAll(/data-key="order-(\d+[^"]*)"/g)].map(([, order_no]) => order_no);
const titleOf = (page: string) => /<title>([^<]*)/.exec(page)?.[1];

describe("the board", () => {
  it("shows what waits first, the oldest before the newer, and counts it in the title", async () => {
    const orders: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      provider.clock.advance(1000);
      orders.push(await place());
    }
    const [first = "", second = "", third = "", fourth = ""] = orders;
    await press(first, "accept");
    await press(second, "accept");
    await press(second, "complete");
    expect(shown(await desk.page())).toEqual([third, fourth, first, second]);
    expect(titleOf(await desk.page())).toBe("(2) Store diner");
    await taken(one.add(first, [tea]));
    expect(shown(await desk.page())).toEqual([first, third, fourth, second]);
    expect(titleOf(await desk.page())).toBe("(3) Store diner");
    for (const order_no of orders) await press(order_no, "cancel");
    expect(titleOf(await desk.page())).toBe("Store diner");
    provider.clock.advance(10 * 60_000);
    expect(await desk.page()).toContain("受付中の注文はありません");
  });

  it("shows the way to pay, the remark, the diners and the time of an order", async () => {
    provider.clock.set(new Date("2026-11-21T08:05:00Z"));
    await place({ pay_type: PayType.payPay, remark: "ねぎ抜き", people: 3 });
    const page = await desk.page();
    for (const text of ["PayPay", "ねぎ抜き", "3 名", ">17:05<", "¥300", "未払い", "受付待ち"])
      expect(page).toContain(text);
  });

  it("shows the tableware that was chosen", async () => {
    const other = await guest(provider, "cover-T1");
    const oden = line({ goods_id: "oden", price: 800 });
    const request = { people: 2, shown_total: 1400, tableware: "fork" };
    const { code } = await other.order([oden], request);
    expect(code).toBe(Code.success);
    expect(await (await deskOf(provider, "cover")).page()).toContain("Fork");
  });

  it("leads to the other stores, and to none where there is but one", async () => {
    expect(await desk.page()).toContain("お店を切り替える");
    expect(await (await desk.get("/desk", { cookie: desk.cookie })).text()).toContain("/desk/board/other");
    await provider.db.update(stores).set({ is_listed: false }).where(eq(stores.is_listed, true));
    await provider.db.update(stores).set({ is_listed: true }).where(eq(stores.id, "diner"));
    expect(await desk.page()).not.toContain("お店を切り替える");
    const home = await desk.get("/desk", { cookie: desk.cookie });
    expect(home.headers.get("location")).toBe("/desk/board/diner");
    await provider.db.update(stores).set({ is_listed: true });
  });
});

describe("what stands out on the board", () => {
  it("is an order that waits, a dish that was added, a table that is taken or stopped", async () => {
    const order_no = await place();
    const card = async () =>
      new RegExp(`<li[^>]*data-key="order-${order_no}"[^]*?class="actions"`).exec(await desk.page())?.[0];
    expect(await card()).toMatch(/^<li[^>]*data-new="true"/);
    await press(order_no, "accept");
    expect(await card()).not.toContain('data-new="true"');
    await taken(one.add(order_no, [tea]));
    expect((await card())?.match(/data-new="true"/g)).toHaveLength(2);
    const table = async () => /<li[^>]*data-key="table-diner-T1"[^>]*>/.exec(await desk.page())?.[0];
    expect(await table()).toMatch(/data-locked="false" data-taken="true"/);
    await press(order_no, "cancel");
    await desk.press("/tables/diner-T1/lock");
    expect(await table()).toMatch(/data-locked="true" data-taken="false"/);
    await desk.press("/tables/diner-T1/unlock");
  });

  it("is a button that was refused", async () => {
    expect(await desk.page("?said=refused")).toMatch(/id="said"[^>]*data-refused="true"/);
    expect(await desk.page("?said=sent")).toMatch(/id="said"[^>]*data-refused="false"/);
  });
});

describe("the language of the desk", () => {
  const titleIn = async (cookie: string, wanted = "") =>
    (await desk.get("/desk/login", { cookie, headers: { "accept-language": wanted } })).text();

  it("is the browser's until another is chosen", async () => {
    expect(await titleIn("", "ko-KR,ko;q=0.9")).toContain('<html lang="ko">');
    expect(await titleIn("", "tlh")).toContain('<html lang="ja">');
    expect(await titleIn("noren_desk_language=zh-tw", "en")).toContain('<html lang="zh-Hant">');
    expect(await titleIn("noren_desk_language=xx", "en")).toContain('<html lang="en">');
  });

  it("is kept when it is chosen, before the door too, and the page is the one it was", async () => {
    const back = "/desk/diner/goods?q=tea";
    const answer = await desk.post("/desk/language", { language: "en", back });
    expect(answer.headers.get("location")).toBe(back);
    expect(answer.headers.get("set-cookie")).toMatch(/^noren_desk_language=en; .*HttpOnly/);
    const unknown = await desk.post("/desk/language", { language: "constructor", back });
    expect(unknown.headers.get("set-cookie")).toBeNull();
  });

  it.each([
    "https://evil.example/desk",
    "//evil.example/desk",
    "/\\evil.example",
    "/orderFood",
    "/desk/../x",
    "javascript:x",
    "",
  ])("never leads out of the desk: %s", async (back) => {
    const answer = await desk.post("/desk/language", { language: "en", back });
    expect(answer.headers.get("location")).toBe("/desk");
  });
});

describe("whoever watches the board", () => {
  async function watch() {
    const leaving = new AbortController();
    const answer = await desk.get("/desk/diner/events", { cookie: desk.cookie, signal: leaving.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (reader === undefined) throw new Error("There are no events");
    let heard = "";
    const next = async (): Promise<{ title: string; board: string } | null> => {
      while (!heard.includes("\n\n")) {
        const { done, value } = await reader.read();
        if (done) return null;
        heard += value;
      }
      const [event = "", ...rest] = heard.split("\n\n");
      heard = rest.join("\n\n");
      return JSON.parse(event.replace(/^data: /, "")) as { title: string; board: string };
    };
    return { answer, next, leave: () => reader.cancel() };
  }

  it("is sent it at once, when an order arrives, when it changes, and when somebody calls", async () => {
    const { answer, leave, next } = await watch();
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    await next();
    const order_no = await place();
    const arrived = await next();
    expect(arrived?.board).toContain(`data-key="order-${order_no}"`);
    expect(arrived?.title).toMatch(/^\(\d+\) Store diner$/);
    await press(order_no, "accept");
    expect((await next())?.board).toContain(`/orders/${order_no}/complete`);
    const call = { store_id: "diner", table_id: one.link, kind: 1 as const, content: "" };
    await taken(one.send(callWaiter, call));
    expect((await next())?.board).toContain("スタッフ呼び出し");
    await leave();
  });

  it("is told nothing any more once the pass has expired", async () => {
    const { next } = await watch();
    await next();
    const before = provider.parts.clock();
    provider.clock.advance(16 * 3_600_000);
    expect(await next()).toBeNull();
    provider.clock.set(before);
  });

  it("is let go of when the provider closes", async () => {
    const own = await planted();
    const itsDesk = await deskOf(own);
    const { body } = await itsDesk.get("/desk/diner/events", { cookie: itsDesk.cookie });
    const reader = body?.getReader();
    await reader?.read();
    const began = performance.now();
    await own.close();
    expect((await reader?.read())?.done).toBe(true);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
