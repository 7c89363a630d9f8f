import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { actOnTable } from "#contract/calls/desk/board.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import {
  changeFloor,
  type Floor,
  type FloorRefusal,
  type FloorTable,
  type Party,
  party,
} from "#contract/calls/desk/floor.ts";
import { answerEntry, openTableVisit, tableVisits, type VisitTable } from "#contract/calls/desk/visits.ts";
import { useActs } from "#desk/board/useActs.ts";
import { Told } from "#desk/frame/Told.tsx";
import board from "#locales/en/desk/board.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import floorTexts from "#locales/en/desk/floor.json" with { type: "json" };
import visitTexts from "#locales/en/desk/visits.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { TableSheet } from "./TableSheet.tsx";
import { ordered, seated, table } from "./testing/someFloor.ts";

const texts = startTexts("en", {
  form,
  "desk/board": board,
  "desk/desk": desk,
  "desk/floor": floorTexts,
  "desk/visits": visitTexts,
});

let sent: DeskRequest<typeof changeFloor>[];
let ended: DeskRequest<typeof actOnTable>[];
let isOffline: boolean;
let refusal: FloorRefusal | null;
let at: Party;
let hasVisits: boolean;
/** What lets phones in at A1, and what was asked of it. */
let visit: VisitTable;
let openedVisits: DeskRequest<typeof openTableVisit>[];
let entered: DeskRequest<typeof answerEntry>[];

beforeEach(() => {
  sent = [];
  ended = [];
  isOffline = false;
  refusal = null;
  at = { tickets: [ordered("001"), ordered("002")], calls: [] };
  hasVisits = false;
  visit = {
    table_id: "A1",
    name: "A1",
    state: "free",
    digits: null,
    link: null,
    line_link: null,
    phones: 0,
    ends_at: null,
    guessed_at: null,
  };
  openedVisits = [];
  entered = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path === party.path) return Response.json({ data: at });
    if (path === tableVisits.path) {
      const store = {
        name: "Diner",
        time_zone: "Asia/Tokyo",
        table_entry: "staff",
        has_printer: false,
        lines: [],
      };
      return Response.json({ data: { ...store, tables: [visit, { ...visit, table_id: "A2", name: "A2" }] } });
    }
    if (path === openTableVisit.path) {
      openedVisits.push(JSON.parse(body));
      visit = { ...visit, state: "open", digits: "4821", link: "http://localhost/orderFood", phones: 2 };
      return Response.json({ data: {} });
    }
    if (path === answerEntry.path) {
      entered.push(JSON.parse(body));
      return Response.json({ data: {} });
    }
    if (path === changeFloor.path) sent.push(JSON.parse(body));
    if (path === actOnTable.path) ended.push(JSON.parse(body));
    if (isOffline) throw new TypeError("offline");
    return Response.json({ data: { refusal: path === actOnTable.path ? "open_orders" : refusal } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shown({ opened, tables }: { readonly opened: string; readonly tables: readonly FloorTable[] }) {
  const store: Floor["store"] = {
    store_id: "diner",
    name: "Diner",
    time_zone: "Asia/Tokyo",
    slow_minutes: 10,
    late_minutes: 20,
  };
  const acts = useActs(store, async () => undefined);
  const floor = {
    store,
    tables: [...tables],
    has_visits: hasVisits,
    is_arranged: false,
    stamp: "1",
    read_at: 1,
  };
  const one = tables.find(({ table_id }) => table_id === opened) ?? table(opened);
  return (
    <>
      <TableSheet
        floor={floor}
        table={one}
        acts={acts}
        mayAct
        onOpen={() => undefined}
        onClose={() => undefined}
      />
      <Told told={acts.told} onClose={acts.hush} />
    </>
  );
}

async function open(opened: string, tables: readonly FloorTable[]) {
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter>
          <Shown opened={opened} tables={tables} />
        </MemoryRouter>
      </SWRConfig>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => {
    const all = await screen.findAllByRole("button", { name, hidden: true });
    const last = all.at(-1);
    if (last === undefined) throw new Error(`No button ${name}`);
    await user.click(last);
  };
  return { press, user };
}

it("a party is moved to a free table, and to none where somebody sits or nobody may order", async () => {
  const { press } = await open("A1", [
    seated("A1"),
    seated("A2"),
    table("A3"),
    table("A4", { is_locked: true, state: "locked" }),
    table("A5", { joined_to: "A2" }),
  ]);
  await press("Move");
  const offered = within(await screen.findByRole("dialog", { name: "Move the party at A1", hidden: true }));
  expect(offered.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    "A3 Free · 4 seats",
  ]);
  await press(/^A3/);
  await screen.findByText("The party at A1 is at A3 now");
  expect(sent).toEqual([
    {
      store_id: "diner",
      change: { kind: "move", table_id: "A1", visit_id: "visit-A1", to_table_id: "A3" },
    },
  ]);
});

it("what could not be sent is offered again, as it was; what a colleague did first is said", async () => {
  const { press } = await open("A1", [seated("A1"), table("A3")]);
  isOffline = true;
  await press("Move");
  await press(/^A3/);
  isOffline = false;
  refusal = "changed";
  await press("Send again");
  await screen.findByText(/A colleague was first/);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("of the orders at a table at least one leaves and one stays, and none that is being paid", async () => {
  at = { tickets: [ordered("001"), ordered("002"), ordered("003", { is_paying: true })], calls: [] };
  const { press, user } = await open("A1", [seated("A1"), seated("A2")]);
  await press("Split orders");
  await press("Keep at this table, on a bill of their own");
  await screen.findByText("Choose an order.");
  expect(screen.getByRole("checkbox", { name: /^003/, hidden: true })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: /^002/, hidden: true }));
  await press(/^A2/);
  await screen.findByText("Orders of A1 are at A2 now");
  expect(sent[0]?.change).toEqual({
    kind: "split",
    table_id: "A1",
    visit_id: "visit-A1",
    order_nos: ["002"],
    to_table_id: "A2",
    to_visit_id: "visit-A2",
  });
});

it("a free table is joined to a party, and one with a party takes the other along", async () => {
  const { press } = await open("A3", [seated("A1"), table("A3")]);
  await press("Join to another table");
  await press(/^A1/);
  await screen.findByText("A3 is joined with A1");
  expect(sent[0]?.change).toMatchObject({
    kind: "join",
    table_id: "A3",
    visit_id: null,
    to_visit_id: "visit-A1",
  });
});

it("a visit does not end while something is unpaid, and says so", async () => {
  const { press } = await open("A1", [seated("A1", { left_to_pay: 800 })]);
  await screen.findByText("¥800 unpaid");
  await press("End the visit");
  await screen.findByText(/still to be served or paid/);
  expect(ended).toEqual([{ store_id: "diner", table_id: "A1", action: "free" }]);
});

it("a free table is opened by one tap where its store asks for visits, and shows its digits and phones", async () => {
  at = { tickets: [], calls: [] };
  hasVisits = true;
  const { press } = await open("A1", [table("A1")]);
  await press("Open table A1");
  await screen.findByText("4821");
  screen.getByText(/2 phones/);
  screen.getByRole("button", { name: "Code and slip of table A1", hidden: true });
  expect(openedVisits).toEqual([{ store_id: "diner", table_id: "A1" }]);
  // Of this table alone.
  expect(screen.queryByRole("button", { name: /A2/, hidden: true })).toBeNull();
});

it("a phone that asks is let in by one tap at its table", async () => {
  const call = { call_id: "c1", kind: 3, table_name: "A1", nickname: "", number: null } as const;
  const more = { is_known: false, content: "", created_at: "2026-11-27T12:00:00.000Z", phone: "42" } as const;
  at = { tickets: [], calls: [{ ...call, ...more }] };
  hasVisits = true;
  const { press } = await open("A1", [table("A1", { state: "calling", calls: 1 })]);
  await screen.findByText(/42/);
  await press("Let in");
  expect(entered).toEqual([{ store_id: "diner", call_id: "c1", is_let_in: true }]);
});

it("a table whose party has ordered nothing is seated, with its seats and the end of its visit", async () => {
  at = { tickets: [], calls: [] };
  hasVisits = true;
  const { press } = await open("A1", [table("A1", { state: "seated", visit_ids: ["visit-A1"], people: 0 })]);
  await screen.findByText("Seated");
  screen.getByText("4 seats");
  await press("End the visit");
  expect(ended).toEqual([{ store_id: "diner", table_id: "A1", action: "free" }]);
});

it("the bill is of a visit: one way to it, or one for each where orders stand apart", async () => {
  const hrefs = () => screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
  await open("A1", [seated("A1")]);
  await screen.findByRole("link", { name: "Bill of the table", hidden: true });
  expect(hrefs()).toContain("/bill/diner?visit=visit-A1");
  cleanup();
  await open("A1", [seated("A1", { visit_ids: ["first", "apart"] })]);
  await screen.findByRole("link", { name: "Bill 2", hidden: true });
  expect(hrefs()).toEqual(expect.arrayContaining(["/bill/diner?visit=first", "/bill/diner?visit=apart"]));
  cleanup();
  await open("A1", [table("A1")]);
  expect(hrefs().filter((href) => href?.startsWith("/bill/"))).toEqual([]);
});
