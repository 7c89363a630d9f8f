import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser } from "@playwright/test";
import { tableBill, takeBillPart } from "#contract/calls/desk/bill.ts";
import { closeDay, closeSoFar } from "#contract/calls/desk/close.ts";
import { courierLink } from "#contract/calls/desk/courier.ts";
import { addPrinter } from "#contract/calls/desk/printers.ts";
import { saveEntry, saveHours, settings } from "#contract/calls/desk/settings.ts";
import { invite } from "#contract/calls/desk/staff.ts";
import { openTableVisit } from "#contract/calls/desk/visits.ts";
import { PayType } from "#contract/enumerations.ts";
import { baseURL, openDesk } from "../desk.ts";
import { firstPlain, type Goods } from "../everyRoute/firstPlain.ts";
import { richMember } from "../everyRoute/richMember.ts";
import { ask, aVisitor } from "../hosts/someone.ts";
import { awayOrders } from "./awayOrders.ts";
import { typist } from "./typist.ts";

/** Where the day is, and where guests need a visit. */
export const STORE = "ramen";
export const VISITED = "izakaya";

type Desk = Awaited<ReturnType<typeof openDesk>>;

const ALWAYS = [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({
  weekday: weekday as 1,
  spans: [{ open: "00:00", close: "24:00", last_order: "24:00" }],
}));

/** Opens a store at whatever hour it is looked at. */
async function openAllDay(desk: Desk, store_id: string, ways: readonly (1 | 2 | 3)[]): Promise<void> {
  for (const order_type of ways) {
    const { stamps } = await desk.send(settings, { store_id });
    const stamp = stamps[`hours${order_type}`];
    await desk.send(saveHours, { store_id, stamp, order_type, hours: ALWAYS });
  }
}

/**
 * A day of which everything at the desk has something to show: one close made, orders in all states, parties that wait, eat,
 * call and pay in parts, printers that print and do not, people who were invited, tables that are opened by staff.
 */
export async function busyDay(browser: Browser, request: APIRequestContext) {
  const desk = await openDesk(browser, STORE);
  await openAllDay(desk, STORE, [1, 2, 3]);
  await openAllDay(desk, VISITED, [1]);
  const here = await typist(desk, STORE);

  // The lunch, which was closed.
  for (const [index, table] of ["A1", "A2", "B1"].entries()) {
    const order_no = await here.type(table, 2, index * 3, 3);
    await desk.act(order_no, "complete");
    await desk.act(order_no, "pay_cash");
  }
  const { figures, last } = await desk.send(closeSoFar, { store_id: STORE });
  const drawer = { change_float: 30_000, expected: 30_000 + figures.cash, counted: 29_990 + figures.cash };
  await desk.send(closeDay, {
    store_id: STORE,
    after: last?.number ?? 0,
    drawer: { ...drawer, pieces: null },
    note: "お釣りの渡し間違い",
  });

  const { user } = await richMember(browser, request);
  const orders: string[] = [];
  // At C3 sits the member.
  const free = here.tables.filter(({ name }) => name !== "C3");
  for (const [index, { name }] of free.slice(0, 8).entries())
    orders.push(
      await here.type(
        name,
        1 + (index % 4),
        index * 2,
        1 + (index % 5),
        index % 3 === 0 ? "ネギ抜き、麺かためでお願いします" : "",
      ),
    );
  const [first = "", second = "", third = ""] = orders;
  await desk.act(first, "complete");
  await desk.act([second, third], "complete");
  await desk.act(third, "pay_cash");
  // A part of a bill is paid.
  const table_id = free[1]?.table_id ?? "";
  await here.type(free[1]?.name ?? "", 0, 5, 2);
  const { bill } = await desk.send(tableBill, { store_id: STORE, table_id });
  if (bill === null) throw new Error("There is no bill");
  const part = { store_id: STORE, visit_id: bill.visit_id };
  await desk.send(takeBillPart, {
    ...part,
    attempt_id: randomUUID(),
    pay_type: 1,
    amount: 500,
    tendered: 1_000,
  });
  await desk.send(takeBillPart, { ...part, attempt_id: randomUUID(), pay_type: 5, amount: 300 });

  // Guests who wait to be taken, and one who calls.
  const links = await desk.tableLinks();
  for (const link of links.slice(4, 9)) {
    const table = new URL(link, baseURL).searchParams.get("tableId") ?? "";
    const { uid, auth_token } = await aVisitor(request, baseURL);
    const { data } = await ask(request, {
      origin: baseURL,
      path: "/order/store/goodlist",
      body: { store_id: STORE, goods_show_type: 1 },
    });
    const dish = firstPlain((data as { goods: Goods[] }).goods);
    await ask(request, {
      origin: baseURL,
      path: "/order/order/createorder",
      body: {
        uid,
        auth_token,
        client_order_id: randomUUID(),
        store_id: STORE,
        order_type: 1,
        table_id: table,
        people: 2,
        pay_type: PayType.cash,
        tableware: "none",
        remark: "取り皿をください",
        lines: [{ goods_id: dish.id, option_value: [], number: 2, price: dish.totalPrice }],
        shown_total: 2 * dish.totalPrice,
      },
    });
    await ask(request, {
      origin: baseURL,
      path: "/order/store/callwaiter",
      body: { uid, auth_token, store_id: STORE, table_id: table, kind: 1 },
    });
  }
  const away = await awayOrders(request, STORE);
  await away(2, { name: "山田 花子", phone: "09012345678" });
  const collected = await away(2, { name: "Emma Brown", phone: "09012340000" });
  await desk.act(collected, "accept");
  await desk.act(collected, "ready");
  const sent = await away(3, { name: "山田 花子", phone: "09012345678" });
  await away(3, { name: "山田 花子", phone: "09012345678" });
  await desk.act(sent, "accept");
  const courier = {
    courier_name: "佐藤",
    courier_phone: "09098765432",
    delivery_company: "",
    delivery_number: "",
  };
  await desk.act(sent, "ready", { courier });
  const { link: errand } = await desk.send(courierLink, { store_id: STORE, order_no: sent });

  const facts = {
    language: "ja",
    columns: 48,
    stations: null,
    prints_tickets: true,
    prints_bills: true,
  } as const;
  for (const [kind, name, statusCode] of [
    ["star", "厨房", "410%20Out%20of%20paper"],
    ["star", "ドリンクカウンター", "200%20OK"],
    ["epson", "レジ", null],
  ] as const) {
    const {
      address,
      user: who,
      secret,
    } = await desk.send(addPrinter, {
      store_id: STORE,
      kind,
      facts: { ...facts, name },
    });
    if (statusCode !== null)
      await request.post(address, {
        headers: { authorization: `Basic ${btoa(`${who}:${secret}`)}` },
        data: { printerMAC: "00:11:62:00:00:01", statusCode, printingInProgress: false },
      });
  }

  const { link: invitation } = await desk.send(invite, {
    name: "高橋 みなみ",
    login: `minami-${Date.now() % 1_000_000}`,
    role: "floor",
    store_ids: [STORE, VISITED],
  });

  const { entry, stamps } = await desk.send(settings, { store_id: VISITED });
  await desk.send(saveEntry, {
    store_id: VISITED,
    stamp: stamps.entry,
    entry: { ...entry, table_entry: "confirmed" },
  });
  const there = await typist(desk, VISITED);
  for (const { table_id: id } of there.tables.slice(0, 3))
    await desk.send(openTableVisit, { store_id: VISITED, table_id: id });
  for (const [index, { name }] of there.tables.slice(2, 7).entries())
    await there.type(name, 2 + index, index * 3, 2 + index);
  await desk.close();
  return {
    user,
    /** An order with several lines, a table with a part-paid bill, a table that guests were let in at. */
    orderNo: orders[4] ?? "",
    orderNumber: first,
    tableId: table_id,
    visitedId: there.tables[0]?.table_id ?? "",
    errand: pathOf(errand),
    invitation: pathOf(invitation),
  };
}

function pathOf(link: string): string {
  const { hash, pathname, search } = new URL(link);
  return pathname + search + hash;
}

export type BusyDay = Awaited<ReturnType<typeof busyDay>>;
