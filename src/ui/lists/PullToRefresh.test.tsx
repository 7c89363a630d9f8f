import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { PullToRefresh } from "./PullToRefresh.tsx";

// @vitest-environment jsdom
const screenWith = (pointer: "coarse" | "fine") =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(pointer) }));

beforeEach(() => {
  screenWith("coarse");
  return () => vi.unstubAllGlobals();
});

const pull = (px: number) => {
  const list = screen.getByText("Orders");
  fireEvent.touchStart(list, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(list, { touches: [{ clientY: 100 + px }] });
  fireEvent.touchEnd(list, { changedTouches: [{ clientY: 100 + px }] });
};

const show = (onRefresh: () => Promise<void>) =>
  render(
    <PullToRefresh onRefresh={onRefresh} busyLabel="Refreshing">
      <p>Orders</p>
    </PullToRefresh>,
  );

test("a long pull from the top refreshes once, and says so until it is done", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onRefresh = vi.fn<() => Promise<void>>(() => promise);
  show(onRefresh);
  pull(200);
  pull(200);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status").textContent).toBe("Refreshing");
  await act(async () => resolve());
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a short pull does nothing", () => {
  const onRefresh = vi.fn<() => Promise<void>>(async () => {});
  show(onRefresh);
  pull(60);
  expect(onRefresh).not.toHaveBeenCalled();
});

test("a refresh that fails can be tried again", async () => {
  const onRefresh = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("offline")));
  show(onRefresh);
  await act(async () => pull(200));
  await act(async () => pull(200));
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test("with a mouse nothing is listened for", () => {
  screenWith("fine");
  const onRefresh = vi.fn<() => Promise<void>>(async () => {});
  show(onRefresh);
  pull(200);
  expect(onRefresh).not.toHaveBeenCalled();
});
