import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { memberInfo } from "#contract/calls/member.ts";
import { orderList } from "#contract/calls/order.ts";
import { noneRegister } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { LED_ON } from "#routes/entryAddress.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import LoginInputScreen from "./LoginInputScreen.tsx";
import { someProfile } from "./testing/someMember.ts";

function Here() {
  const { pathname, search } = useLocation();
  return <p>Here: {pathname + search}</p>;
}

const ordered = (said: Partial<OrderDetail>) => ({
  data: {
    items: [someOrder({ order_time: "2026-11-21T12:00:00+09:00", ...said })],
    next_cursor: null,
  },
});

interface Opening {
  readonly address?: string | { readonly pathname: string; readonly state: object };
  readonly orders?: Reply<typeof orderList>;
  readonly profile?: Reply<typeof memberInfo>;
}

async function open({ address = "/loginInput", orders, profile }: Opening = {}) {
  await renderPart(
    <>
      <LoginInputScreen query={{}} />
      <Here />
    </>,
    {
      address,
      texts: ["account"],
      rules: [
        on(noneRegister, () => ({ data: someUser() })),
        on(orderList, () => orders ?? { trouble: "unreachable" }),
        on(memberInfo, () => profile ?? { code: Code.notSignedIn }),
      ],
    },
  );
  return { user: userEvent.setup() };
}

const signedIn = () => localStorage.setItem("user", JSON.stringify(someUser()));

describe("from the root", () => {
  const fromRoot = { pathname: "/loginInput", state: LED_ON };
  const visited = (since: string, at = since) =>
    localStorage.setItem("noren.visit", [Date.parse(at), Date.parse(since), "bar", "T1.sig"].join("\n"));
  const MENU = "Here: /orderFood?storeId=bar&tableId=T1.sig";
  const NOW = "2026-11-21T12:30:00+09:00";
  beforeEach(() => {
    localStorage.removeItem("noren.visit");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  });
  afterEach(() => vi.useRealTimers());

  it("who has a session is led home", async () => {
    signedIn();
    await open({ address: fromRoot });
    expect(await screen.findByText("Here: /home")).toBeDefined();
  });

  it.each<[string, Reply<typeof orderList>]>([
    ["nothing was ordered there yet", { data: { items: [], next_cursor: null } }],
    ["they are still to be served", ordered({ order_status: OrderStatus.confirmed })],
    ["they have still to pay", ordered({ order_status: OrderStatus.completed })],
    [
      "an order of another day is settled",
      ordered({ order_status: OrderStatus.settled, order_time: "2026-10-01T12:00:00+09:00" }),
    ],
    ["nobody can say", { trouble: "unreachable" }],
  ])("and back to the menu of their table while the visit is open: %s", async (_what, orders) => {
    signedIn();
    visited("2026-11-21T11:50:00+09:00");
    await open({ address: fromRoot, orders });
    expect(await screen.findByText(MENU)).toBeDefined();
  });

  it.each<[string, Reply<typeof orderList>]>([
    ["cancelled", ordered({ order_status: OrderStatus.canceled })],
    ["served and paid", ordered({ order_status: OrderStatus.completed, pay_status: PayStatus.paid })],
    ["settled", ordered({ order_status: OrderStatus.settled, pay_status: PayStatus.paid })],
  ])("but home once what they ordered there is %s", async (_what, orders) => {
    signedIn();
    visited("2026-11-21T11:50:00+09:00");
    await open({ address: fromRoot, orders });
    expect(await screen.findByText("Here: /home")).toBeDefined();
  });

  it("and home when they sat there too long ago", async () => {
    signedIn();
    visited("2026-11-21T08:20:00+09:00");
    await open({ address: fromRoot });
    expect(await screen.findByText("Here: /home")).toBeDefined();
  });

  it("who is nobody yet is offered the ways to sign in, home, mall and orders; and is led on once they chose", async () => {
    visited("2026-11-21T11:50:00+09:00");
    const { user } = await open({ address: fromRoot, orders: { data: { items: [], next_cursor: null } } });
    const places = screen.getByRole("navigation", { name: "Main menu" });
    expect([...places.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/home",
      "/order",
      "/mall",
      "/user",
    ]);
    await user.click(screen.getByText("Continue without an account"));
    expect(await screen.findByText(MENU)).toBeDefined();
  });

  it("who came to change how they sign in is led nowhere by themselves", async () => {
    signedIn();
    await open({ profile: { data: someProfile() } });
    expect(await screen.findByText("Hello, Hana")).toBeDefined();
    expect(screen.getByText("Here: /loginInput")).toBeDefined();
  });
});
