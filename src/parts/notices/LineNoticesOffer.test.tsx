import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import type { ResponseOf } from "#contract/call.ts";
import { alterMemberInfo, memberInfo } from "#contract/calls/member.ts";
import { Sex } from "#contract/enumerations.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { type HostKind, signInPathAtom } from "#state/account/signInPath.ts";
import { LineNoticesOffer } from "./LineNoticesOffer.tsx";

type Profile = ResponseOf<typeof memberInfo>;
const nobody: Profile = {
  uid: "one",
  kind: "member",
  nickname: "",
  family_name: "",
  given_name: "",
  sex: Sex.secret,
  phone: null,
  email: null,
  avatar: null,
  addresses: [],
  cards: [],
  has_password: 0,
  platforms: ["line"],
  language: "en",
  is_message_agreed: 0,
  registered_time: "2026-11-01T12:00:00+09:00",
  holdings: {
    open_orders: 1,
    card_balance: 0,
    voucher_balance: 0,
    unused_coupons: 0,
    favourites: 0,
    reviews: 0,
    unread_informs: 0,
  },
};
const ASKED = "2026-11-21T03:00:00.000Z";
let orders = 0;

/** The question on an order's page of somebody whose profile says so. */
async function look({
  profile,
  host = "browser",
  isKept = true,
}: {
  profile: Partial<Profile>;
  host?: HostKind;
  isKept?: boolean;
}) {
  let now = { ...nobody, ...profile };
  orders += 1;
  const store = createStore();
  store.set(sessionAtom, { uid: "one", auth_token: "t", inform_channel: "", inform_channel_member: "" });
  store.set(signInPathAtom, (signInPath) => ({
    ...signInPath,
    host,
    platforms: ["line"],
    lineToken: () => Promise.resolve("liff-token"),
  }));
  const rules = [
    on(memberInfo, () => ({ data: now })),
    on(alterMemberInfo, ({ is_message_agreed = now.is_message_agreed }) => {
      if (!isKept) return { trouble: "unreachable" };
      now = { ...now, is_message_agreed, message_answered_time: ASKED };
      return { data: now };
    }),
  ];
  const orderNo = `order-${orders}`;
  const { sent } = await renderPart(<LineNoticesOffer orderNo={orderNo} />, {
    texts: ["lineNotices"],
    rules,
    uid: "one",
    store,
  });
  const written = () =>
    sent.filter(({ path }) => path === alterMemberInfo.path).map(({ request }) => request);
  const isRead = () =>
    waitFor(() => expect(sent.some(({ path }) => path === memberInfo.path)).toBe(true), { timeout: 10_000 });
  return { orderNo, written, isRead };
}
const button = (name: string) => screen.findByRole("button", { name }, { timeout: 10_000 });
const noQuestion = () =>
  expect(screen.queryByRole("heading", { name: "Get order updates on LINE?" })).toBeNull();

describe("on an order's page", () => {
  it("who never answered is asked, with nothing ticked, and told how to end it", async () => {
    const { written } = await look({ profile: { message_answered_time: null } });
    await userEvent.click(await button("Get LINE updates"));
    expect((await screen.findByRole("status")).textContent).toContain("Turn them off any time");
    expect(written()).toEqual([{ is_message_agreed: 1 }]);
    noQuestion();
  });

  it("a no is kept as well", async () => {
    const { written } = await look({ profile: { message_answered_time: null } });
    await userEvent.click(await button("No thanks"));
    expect(await screen.findByRole("status")).toBeDefined();
    expect(written()).toEqual([{ is_message_agreed: 0 }]);
  });

  it("an answer that could not be kept is asked for again", async () => {
    await look({ profile: { message_answered_time: null }, isKept: false });
    await userEvent.click(await button("Get LINE updates"));
    expect(await button("Get LINE updates")).toHaveProperty("disabled", false);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("who answered, or gets no messages by LINE, is not asked", async () => {
    const { isRead, written } = await look({ profile: { message_answered_time: ASKED } });
    await isRead();
    noQuestion();
    const other = await look({ profile: {} });
    await other.isRead();
    noQuestion();
    expect([...written(), ...other.written()]).toEqual([]);
  });

  it("in LINE a yes lets LINE answer this order, and one that was said before does so without a question", async () => {
    const first = await look({ profile: { message_answered_time: null }, host: "line" });
    await userEvent.click(await button("Get LINE updates"));
    await screen.findByRole("status");
    const permission = { line_access_token: "liff-token" };
    expect(first.written()).toEqual([
      { is_message_agreed: 1, ...permission, notify_order_no: first.orderNo },
    ]);
    const next = await look({
      profile: { message_answered_time: ASKED, is_message_agreed: 1 },
      host: "line",
    });
    await waitFor(() => expect(next.written()).toEqual([{ ...permission, notify_order_no: next.orderNo }]), {
      timeout: 10_000,
    });
  });
});
