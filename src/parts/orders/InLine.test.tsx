import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { type HostCapabilities, plainReach, type ReachOutcome } from "#state/account/hostCapabilities.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import InLine from "./InLine.tsx";

const say = vi.fn<HostCapabilities["say"]>();
const close = vi.fn<() => boolean>(() => true);

async function show(canSay = true, order_no = "R-1") {
  const store = createStore();
  const reach: HostCapabilities = { ...plainReach, canSay: () => canSay, say, close };
  store.set(signInPathAtom, (signInPath) => ({ ...signInPath, host: "line", reach: async () => reach }));
  const view = await renderPart(<InLine order={someOrder({ order_no })} />, { store, texts: ["share"] });
  await screen.findByRole("button", { name: "Back to LINE" });
  return { ...view, user: userEvent.setup(), toasts: () => store.get(toastsAtom).map(({ text }) => text) };
}
const offer = () => screen.queryByRole("button", { name: "Send to the chat" });
const answers = (outcome: ReachOutcome) => say.mockReset().mockResolvedValue(outcome);

beforeEach(() => {
  localStorage.clear();
  close.mockClear();
});

it("an order is written into the chat once it is asked for, and not offered twice", async () => {
  answers("done");
  const { user, toasts, unmount } = await show();
  expect(say).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send to the chat" }));
  await waitFor(() => expect(toasts()).toEqual(["Sent"]));
  expect(say.mock.calls[0]?.[0].buttons[0].address).toBe("/orderDetail?orderNo=R-1");
  expect(offer()).toBeNull();
  unmount();
  // The next order is another matter.
  await show(true, "R-2");
  expect(offer()).not.toBeNull();
});

it("whoever says no is not asked again, at the next order either", async () => {
  answers("done");
  const { user, unmount } = await show();
  await user.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(offer()).toBeNull();
  unmount();
  await show(true, "R-2");
  expect(offer()).toBeNull();
  expect(say).not.toHaveBeenCalled();
});

it("a permission that was refused in LINE counts as a no", async () => {
  answers("dropped");
  const { user } = await show();
  await user.click(screen.getByRole("button", { name: "Send to the chat" }));
  await waitFor(() => expect(offer()).toBeNull());
  expect(localStorage.getItem("noren.chat")).toBe("never");
});

it("what could not be sent is told, and can be tried again", async () => {
  answers("none");
  const { user, toasts } = await show();
  await user.click(screen.getByRole("button", { name: "Send to the chat" }));
  await waitFor(() => expect(toasts()).toEqual(["Couldn’t send to the chat"]));
  expect(offer()).not.toBeNull();
});

it("without a chat there is the way back alone, which closes the page", async () => {
  const { user } = await show(false);
  expect(offer()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to LINE" }));
  expect(close).toHaveBeenCalledTimes(1);
});
