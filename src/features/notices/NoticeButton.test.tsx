import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import useSWR from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { informList, informRead } from "#contract/calls/inform.ts";
import { getChannel } from "#contract/calls/session.ts";
import { getUnvToken, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { Inform, InformMessage } from "#contract/inform.ts";
import type { User } from "#contract/member.ts";
import type { ListenOptions } from "#net/listen/startListening.ts";
import { NoticeSlot } from "#parts/notices/NoticeSlot.tsx";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { listeningAtom } from "#state/account/notices.ts";
import { sessionAtom } from "#state/account/session.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
import NoticeButton from "./NoticeButton.tsx";

let listeners: ListenOptions[] = [];
let stopped = 0;
vi.mock("#net/listen/startListening.ts", async (original) => ({
  ...(await original<object>()),
  startListening: (options: ListenOptions) => {
    listeners.push(options);
    return () => {
      stopped += 1;
    };
  },
}));

const known = { uid: "u", auth_token: "t", inform_channel: "store-bar", inform_channel_member: "ch-u" };
const listening = {
  channel: "ch-u",
  subscribe_key: "sub",
  origin: null,
  user_id: "u",
  token: "token",
  expires_in: 3600,
};
const accepted: InformMessage = {
  inform_id: "accepted",
  time: "2026-11-21T12:05:00+09:00",
  content: "お店がご注文を確認しました。",
  order_no: "20261121-1",
  store_id: "bar",
  event: "order_accepted",
};
const asInform = (message: InformMessage, is_read: 0 | 1): Inform => ({
  ...message,
  store_name: "Noren Bar",
  time_zone: "Asia/Tokyo",
  is_read,
});

/** Stands for an order screen: counts how often it reads. */
const Reader = ({ path, onRead }: { readonly path: string; readonly onRead: () => void }) => {
  useSWR(`${path}?[]#en#u`, () => {
    onRead();
    return Promise.resolve(1);
  });
  return null;
};

interface Said {
  readonly isNotice?: 0 | 1;
  readonly channel?: Reply<typeof getChannel>;
  readonly items?: Inform[];
  readonly address?: string;
  readonly user?: User;
}

async function stand(said: Said = {}) {
  const { isNotice = 1, channel, items = [], address = "/orderFood", user = known } = said;
  const reads: string[] = [];
  const store = createStore();
  store.set(sessionAtom, user);
  store.set(placeAtom, { store_id: "bar", table_id: "T1", isHere: true });
  const own = { inform_channel: "store-bar", inform_channel_member: "ch-u", listening };
  const paths = ["/order/order/orderdetails", "/order/store/goodlist", "/order/store/goodsdetail"];
  const part = (
    <>
      <NoticeSlot />
      <NoticeButton user={user} />
      {paths.map((path) => (
        <Reader key={path} path={path} onRead={() => reads.push(path)} />
      ))}
    </>
  );
  const view = await renderPart(part, {
    store,
    uid: "u",
    texts: ["notices"],
    address: `${address}?storeId=bar&tableId=T1`,
    rules: [
      on(storeIndex, () => ({ data: someStore({ is_store_notice: isNotice }) })),
      on(informList, () => ({ data: { items, next_cursor: null, unread: 0 } })),
      on(informRead, () => {
        for (const [index, item] of items.entries()) items[index] = { ...item, is_read: 1 };
        return { data: { unread: 0 } };
      }),
      on(getChannel, () => channel ?? { data: own }),
      on(getUnvToken, () => ({ data: { ...listening, channel: "store-bar", user_id: "guest" } })),
    ],
  });
  await expect.poll(() => listeners.length, { timeout: 3_000 }).toBeGreaterThan(0);
  const [heard] = listeners;
  if (!heard) throw new Error("Nobody listens");
  return { ...view, heard, reads, guest: userEvent.setup() };
}

beforeEach(() => {
  listeners = [];
  stopped = 0;
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
});

describe("the notice button", () => {
  it("stands only where the store has notices", async () => {
    const { unmount } = await stand();
    await screen.findByRole("button", { name: "Open notifications" });
    unmount();
    expect(stopped).toBe(1);
    const { sentTo } = await stand({ isNotice: 0 });
    expect(sentTo(storeIndex)).not.toEqual([]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("counts what is unread, leads to the order, and counts it as read once it was shown", async () => {
    const { guest } = await stand({ items: [asInform(accepted, 0)] });
    await guest.click(await screen.findByRole("button", { name: "Open notifications (1 unread)" }));
    const link = await screen.findByRole("link", { name: /The store has accepted your order/ });
    expect(link.getAttribute("href")).toBe("/orderDetail?orderNo=20261121-1&storeId=bar&tableId=T1");
    await guest.click(screen.getByRole("button", { name: "Close" }));
    await screen.findByRole("button", { name: "Open notifications" });
  });

  it("shows at most ten messages, the newest first", async () => {
    const { heard, guest } = await stand();
    act(() => {
      for (let minute = 10; minute < 25; minute += 1) {
        const message = { ...accepted, inform_id: `m${minute}`, time: `2026-11-21T12:${minute}:00+09:00` };
        heard.onMessage({ ...message, event: "store_message", content: `No. ${minute}` }, { isNew: false });
      }
    });
    await guest.click(await screen.findByRole("button", { name: /^Open notifications/ }));
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map((row) => /No\. \d+/.exec(row.textContent)?.[0])).toEqual(
      Array.from({ length: 10 }, (_, index) => `No. ${24 - index}`),
    );
  });
});

describe("while one listens", () => {
  it("a message is told in the reader's language, and the order is read again", async () => {
    const { heard, reads, store } = await stand();
    await expect.poll(() => reads.length).toBe(3);
    act(() => heard.onMessage(accepted, { isNew: true }));
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(["The store has accepted your order"]);
    await expect.poll(() => reads.slice(3)).toEqual(["/order/order/orderdetails"]);
  });

  it("what was there before makes no noise", async () => {
    const { heard, store } = await stand();
    act(() => heard.onMessage(accepted, { isNew: false }));
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it("a message makes no noise where the thread shows it", async () => {
    const { heard, store } = await stand({ address: "/message" });
    const message = { ...accepted, event: "store_message" as const };
    act(() => heard.onMessage(message, { isNew: true }));
    expect(store.get(toastsAtom)).toEqual([]);
    act(() => heard.onMessage({ ...accepted, inform_id: "other" }, { isNew: true }));
    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  it("a menu that changed is read again, that of another store is not", async () => {
    const { heard, reads } = await stand();
    await expect.poll(() => reads.length).toBe(3);
    act(() => heard.onSignal({ store_id: "other", signal: "menu_changed" }));
    act(() => heard.onSignal({ store_id: "bar", signal: "menu_changed" }));
    act(() => heard.onSignal({ store_id: "bar", signal: "menu_changed" }));
    await expect
      .poll(() => reads.slice(3).toSorted(), { timeout: 3_000 })
      .toEqual(["/order/store/goodlist", "/order/store/goodsdetail"]);
  });

  it("channels that were missing are fetched once, and then everything is read again, once", async () => {
    const missing = { ...known, inform_channel: null };
    const { heard, reads, store } = await stand({ user: missing });
    await expect.poll(() => reads.length).toBe(6);
    expect(store.get(sessionAtom)).toEqual(known);
    act(() => heard.onState("live"));
    await expect.poll(() => reads.length).toBe(7);
  });

  it("the channels are kept with the session, and screens know whether messages come", async () => {
    const { heard, store } = await stand();
    expect(heard.channels).toEqual(["ch-u", "store-bar"]);
    expect(store.get(sessionAtom)).toEqual({
      ...known,
      inform_channel: "store-bar",
      inform_channel_member: "ch-u",
    });
    act(() => heard.onState("live"));
    expect(store.get(listeningAtom)).toBe("live");
    act(() => heard.onState("down"));
    expect(store.get(listeningAtom)).toBe("down");
  });

  it.each([
    ["that says so", async (heard: ListenOptions) => heard.onMoved()],
    ["that says nothing", async (heard: ListenOptions) => void (await heard.getListening())],
  ])("a channel is left for the member's new one, by one %s", async (_, leave) => {
    const said = { channel: {} as Reply<typeof getChannel> };
    const own = { inform_channel: "store-bar", inform_channel_member: "ch-u", listening };
    said.channel = { data: own };
    const { heard, store } = await stand(said);
    // The first was asked for before it began.
    await heard.getListening();
    Object.assign(own, { inform_channel_member: "ch-new", listening: { ...listening, channel: "ch-new" } });
    await act(() => leave(heard));
    await expect.poll(() => listeners.map(({ channels }) => channels[0])).toEqual(["ch-u", "ch-new"]);
    expect(stopped).toBe(1);
    expect(store.get(sessionAtom)?.inform_channel_member).toBe("ch-new");
  });

  it("a session that has ended still hears what the store tells everyone, and its orders are asked for", async () => {
    const { heard, store } = await stand({ channel: { code: Code.sessionExpired } });
    expect(heard.channels).toEqual(["store-bar"]);
    act(() => heard.onState("live"));
    expect(store.get(listeningAtom)).toBe("down");
  });
});
