import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spendMemberCoupon } from "#contract/calls/coupons.ts";
import type { UseTicket } from "#contract/storedValue.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { UseTicketView } from "./UseTicketView.tsx";
import { useTicketReading, useUseTicket } from "./useUseTicket.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000).toISOString();

const WAITING: UseTicket = {
  use_id: "use-1",
  kind: "coupon",
  code: "123456",
  qr_text: "noren-use:abc",
  code_expires_at: later(60),
  expires_at: later(600),
  state: "waiting",
  store_id: "ramen",
  store_name: "Ramen Hana",
  name: "¥200 off",
  amount: null,
  balance: null,
  decided_time: null,
  is_reversed: 0,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function Shown() {
  const request = { member_coupon_id: "mine", store_id: "ramen", use_id: "use-1" };
  const send = useSend();
  const use = useUseTicket(useCall(spendMemberCoupon, request, useTicketReading()), () =>
    send(spendMemberCoupon, { ...request, stop: true }),
  );
  return <UseTicketView use={use} actions={<a href="/userCoupon">To my coupons</a>} />;
}

async function show(tickets: readonly (UseTicket | null)[]) {
  let asked = 0;
  const tell = () => {
    const data = tickets[Math.min(asked, tickets.length - 1)] ?? null;
    asked += 1;
    return data === null ? ({ trouble: "unreachable" } as const) : { data };
  };
  const part = await renderPart(<Shown />, { rules: [on(spendMemberCoupon, tell)], texts: ["useTicket"] });
  await act(() => vi.advanceTimersByTimeAsync(10));
  return part;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it("shows the digits with the seconds they are good for, and the next ones when they have run out", async () => {
  const next = { ...WAITING, code: "654321", code_expires_at: later(120) };
  await show([...Array.from({ length: 20 }, () => WAITING), next]);
  expect(screen.getByText("123 456")).toBeDefined();
  expect(screen.getByText("New code in 60 seconds")).toBeDefined();
  await pass(30);
  expect(screen.getByText("New code in 30 seconds")).toBeDefined();
  await pass(36);
  expect(screen.getByText("654 321")).toBeDefined();
  expect(screen.queryByText("123 456")).toBeNull();
});

it("shows the digits on a device whose clock is wrong", async () => {
  await show([{ ...WAITING, code_expires_at: later(-3_600) }]);
  expect(screen.getByText("123 456")).toBeDefined();
  expect(screen.getByText("New code in 60 seconds")).toBeDefined();
});

it("hides digits that have run out while nobody can be asked for others", async () => {
  await show([WAITING, null]);
  await pass(55);
  expect(screen.getByText("123 456")).toBeDefined();
  await pass(6);
  expect(screen.queryByText("123 456")).toBeNull();
  expect(screen.getByText(/connection is unstable/)).toBeDefined();
});

it("says that the clerk confirmed it without a touch, and then where to go on", async () => {
  const done: UseTicket = {
    ...WAITING,
    code: "",
    qr_text: "",
    code_expires_at: null,
    state: "confirmed",
    decided_time: later(5),
  };
  await show([WAITING, done]);
  expect(screen.queryByRole("link", { name: "To my coupons" })).toBeNull();
  await pass(4);
  expect(screen.getByRole("heading", { name: "Coupon used" })).toBeDefined();
  expect(screen.getByRole("link", { name: "To my coupons" })).toBeDefined();
  expect(screen.queryByText("123 456")).toBeNull();
});

it("says that nothing was used where the clerk refused", async () => {
  await show([WAITING, { ...WAITING, code: "", qr_text: "", code_expires_at: null, state: "refused" }]);
  await pass(4);
  expect(screen.getByRole("heading", { name: "The store didn’t confirm this" })).toBeDefined();
  expect(screen.getByText(/Nothing was used/)).toBeDefined();
});

const stopShowing = () => act(() => screen.getByRole("button", { name: "Cancel" }).click());

it("is stopped by a tap: the code goes, and the way on comes", async () => {
  const withdrawn = { ...WAITING, code: "", qr_text: "", code_expires_at: null, state: "withdrawn" } as const;
  await show([WAITING, withdrawn]);
  stopShowing();
  await pass(1);
  expect(screen.getByRole("heading", { name: "Canceled" })).toBeDefined();
  expect(screen.queryByText("123 456")).toBeNull();
  expect(screen.getByRole("link", { name: "To my coupons" })).toBeDefined();
});

it("says so when it could not be stopped, and when the clerk was quicker", async () => {
  const done = { ...WAITING, code: "", qr_text: "", code_expires_at: null, state: "confirmed" } as const;
  await show([WAITING, null, WAITING, done]);
  stopShowing();
  await pass(1);
  expect(screen.getByText(/Couldn’t cancel/)).toBeDefined();
  expect(screen.getByText("123 456")).toBeDefined();
  stopShowing();
  await pass(1);
  expect(screen.getByRole("heading", { name: "Coupon used" })).toBeDefined();
});

it("leads whoever has signed out meanwhile to the sign-in, and back to it", async () => {
  await show([null]);
  const link = await vi.waitFor(() => screen.getByRole("link", { name: "Sign in" }));
  expect(link.getAttribute("href")).toMatch(/^\/loginInput\?callback=/);
});
