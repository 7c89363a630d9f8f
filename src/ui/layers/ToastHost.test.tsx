import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { type Toast, ToastHost } from "./ToastHost.tsx";

// @vitest-environment jsdom

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const added = [{ id: 1, text: "Added to the cart" }];

test("a toast is shown for 2,000 ms in a live region that was there before it", () => {
  const onExpire = vi.fn<(id: string | number) => void>();
  const { rerender } = render(<ToastHost toasts={[]} onExpire={onExpire} />);
  const region = screen.getByRole("status");
  rerender(<ToastHost toasts={added} onExpire={onExpire} />);
  expect(region.textContent).toBe("Added to the cart");
  act(() => vi.advanceTimersByTime(1999));
  expect(onExpire).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onExpire.mock.calls).toEqual([[1]]);
});

test("one with an action stays for 8 seconds, and as long as one is at it", () => {
  const onExpire = vi.fn<(id: string | number) => void>();
  const onPress = vi.fn<() => void>();
  const removed = [{ id: 2, text: "Removed", action: { label: "Undo", onPress } }];
  render(<ToastHost toasts={removed} onExpire={onExpire} />);
  const undo = screen.getByRole("button", { name: "Undo" });
  act(() => vi.advanceTimersByTime(7_000));
  act(() => undo.focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(onExpire).not.toHaveBeenCalled();
  act(() => undo.click());
  expect(onPress).toHaveBeenCalledTimes(1);
  act(() => undo.blur());
  act(() => vi.advanceTimersByTime(7_999));
  expect(onExpire).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onExpire.mock.calls).toEqual([[2]]);
});

test("an empty list clears all at once", () => {
  const onExpire = vi.fn<(id: string | number) => void>();
  const { rerender } = render(<ToastHost toasts={added} onExpire={onExpire} />);
  rerender(<ToastHost toasts={[]} onExpire={onExpire} />);
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(5000));
  expect(onExpire).not.toHaveBeenCalled();
});

test("over an open dialog it is inside of it, where it can be heard, with the time it has left", () => {
  const onExpire = vi.fn<(id: string | number) => void>();
  const page = (open: boolean) => (
    <>
      <ToastHost toasts={added} onExpire={onExpire} />
      <Dialog open={open} title="Cancel?" onClose={() => {}} />
    </>
  );
  const { rerender } = render(page(false));
  act(() => vi.advanceTimersByTime(1500));
  rerender(page(true));
  expect(screen.getByRole("alertdialog").contains(screen.getByText("Added to the cart"))).toBe(true);
  act(() => vi.advanceTimersByTime(500));
  expect(onExpire.mock.calls).toEqual([[1]]);
});

test("a dialog that is torn down as the toast comes takes neither it nor its region along", () => {
  // As browsers have it: what is out of the page cannot be shown.
  const prototype = Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (!this.isConnected) throw new DOMException("disconnected", "InvalidStateError");
    },
    hidePopover() {},
  });
  const page = (open: boolean, toasts: readonly Toast[]) => (
    <>
      {open && <Dialog open title="Ramen" onClose={() => {}} />}
      <ToastHost toasts={toasts} onExpire={() => {}} />
    </>
  );
  try {
    const { rerender } = render(page(true, []));
    const region = screen.getByRole("status");
    expect(screen.getByRole("alertdialog").contains(region)).toBe(true);
    rerender(page(false, added));
    expect(screen.getByRole("status")).toBe(region);
    expect(region.isConnected).toBe(true);
    expect(region.textContent).toBe("Added to the cart");
  } finally {
    Reflect.deleteProperty(prototype, "showPopover");
    Reflect.deleteProperty(prototype, "hidePopover");
  }
});
