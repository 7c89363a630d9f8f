import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { informList, informRead } from "#contract/calls/inform.ts";
import { callWaiter, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { Inform } from "#contract/inform.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { sessionAtom } from "#state/account/session.ts";
import { local } from "#state/storage/storage.ts";
import MessageScreen from "./MessageScreen.tsx";

const message = (inform_id: string, minute: number, said: Partial<Inform> = {}): Inform => ({
  inform_id,
  time: `2026-11-21T12:${String(minute).padStart(2, "0")}:00+09:00`,
  content: `Words of ${inform_id}`,
  order_no: null,
  store_id: "bar",
  event: "own_message",
  store_name: "Noren Bar",
  time_zone: "Asia/Tokyo",
  is_read: 1,
  ...said,
});
const newest = [message("b", 2, { event: "store_message", is_read: 0 }), message("a", 1)];
const user = { uid: "u", auth_token: "t", inform_channel: null, inform_channel_member: null };

async function open(answers: readonly Reply<typeof callWaiter>[] = [], items: readonly Inform[] = newest) {
  const kept = [...items];
  let asked = 0;
  const view = await renderPart(<MessageScreen query={{ storeId: "bar", tableId: "T1" }} />, {
    store: (() => {
      const store = createStore();
      store.set(sessionAtom, user);
      return store;
    })(),
    uid: "u",
    texts: ["notices"],
    rules: [
      on(storeIndex, () => ({ data: someStore() })),
      on(informList, ({ cursor }) =>
        cursor === undefined
          ? { data: { items: [...kept], next_cursor: items.length > 1 ? "older" : null, unread: 1 } }
          : { data: { items: [message("old", 0)], next_cursor: null, unread: 1 } },
      ),
      on(informRead, () => ({ data: { unread: 0 } })),
      on(callWaiter, ({ content }) => {
        const told = answers[asked] ?? { data: { inform_id: "new", time: "2026-11-21T12:30:00+09:00" } };
        asked += 1;
        if ("data" in told) kept.unshift(message("new", 30, { content }));
        return told;
      }),
    ],
  });
  return { ...view, user: userEvent.setup() };
}
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const said = () =>
  within(screen.getByRole("list"))
    .getAllByRole("paragraph")
    .map((each) => each.textContent);

describe("messages with a store", () => {
  it("stand with the newest at the bottom, and earlier ones can be had", async () => {
    const { user: guest } = await open();
    await screen.findByText("Words of b");
    const words = () => said().filter((each) => each?.startsWith("Words"));
    expect(words()).toEqual(["Words of a", "Words of b"]);
    await guest.click(screen.getByRole("button", { name: "Show earlier messages" }));
    await screen.findByText("Words of old");
    expect(words()).toEqual(["Words of old", "Words of a", "Words of b"]);
  });

  it("count as read once they are shown", async () => {
    const { sentTo } = await open();
    await screen.findByText("Words of b");
    await expect.poll(() => sentTo(informRead).map(({ request }) => request)).toEqual([{ inform_id: "b" }]);
  });

  it("are sent, and stand in the thread", async () => {
    const { user: guest, sentTo } = await open();
    await guest.type(await field(), "Is there soy in it?");
    await guest.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText("Is there soy in it?", { selector: "p" });
    expect((await field()).value).toBe("");
    expect(sentTo(callWaiter)[0]?.request).toEqual({
      store_id: "bar",
      table_id: "T1",
      kind: 2,
      content: "Is there soy in it?",
    });
  });

  it("keep their words when sending fails, over a reload too, and are sent once by the next tap", async () => {
    const { user: guest, sentTo, unmount } = await open([{ trouble: "timeout" }]);
    await guest.type(await field(), "Hello");
    await guest.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText(/Your message wasn’t sent/);
    expect((await field()).value).toBe("Hello");
    expect(local.get("noren.messages")).toContain("Hello");
    await guest.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText("Hello", { selector: "p" });
    const keys = sentTo(callWaiter).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    unmount();
  });

  it("say in words that they come too quickly", async () => {
    const { user: guest } = await open([{ code: Code.noConsecutiveMessages }]);
    await guest.type(await field(), "Again");
    await guest.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText(/wait about a minute/);
    expect((await field()).value).toBe("Again");
  });

  it("are not sent by the Enter that ends a composition", async () => {
    const { sentTo } = await open();
    const words = await field();
    fireEvent.change(words, { target: { value: "すみません" } });
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    fireEvent.keyDown(words, { key: "Enter", isComposing: true });
    fireEvent.keyDown(words, { key: "Enter", keyCode: 229 });
    expect(sentTo(callWaiter)).toEqual([]);
    fireEvent.keyDown(words, { key: "Enter" });
    await screen.findByText("すみません", { selector: "p" });
    expect(sentTo(callWaiter)).toHaveLength(1);
  });

  it("invite whoever has not written yet", async () => {
    await open([], []);
    expect(await screen.findByRole("heading", { name: "Write to the store" })).toBeDefined();
  });
});
