import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Board } from "#contract/calls/desk/board.ts";
import { boardOf } from "./testing/someBoard.ts";
import { useBoard } from "./useBoard.ts";

/** A board that was read then; so many orders wait on it. */
const readAt = (read_at: number, waiting: number) => boardOf({ read_at, waiting });

let answer: Board;
let told: (board: Board) => void;

class Events extends EventTarget {
  constructor() {
    super();
    told = (board) =>
      act(() => void this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(board) })));
  }
  close() {}
}

beforeEach(() => {
  answer = readAt(100_000, 1);
  vi.stubGlobal("EventSource", Events);
  vi.stubGlobal("fetch", async () => Response.json({ data: answer }));
});
afterEach(() => void vi.unstubAllGlobals());

async function openBoard() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useBoard({ store_id: "diner" }), { wrapper });
  const waiting = () => result.current.data?.waiting;
  await waitFor(() => expect(waiting()).toBe(1));
  return { waiting, read: () => act(() => result.current.reload()) };
}

it("shows what comes by events, and leaves out what was overtaken on its way", async () => {
  const { read, waiting } = await openBoard();
  told(readAt(101_000, 2));
  expect(waiting()).toBe(2);
  answer = readAt(103_000, 3);
  await read();
  expect(waiting()).toBe(3);
  told(readAt(102_999, 4));
  expect(waiting()).toBe(3);
  told(readAt(104_000, 5));
  answer = readAt(103_500, 6);
  await read();
  expect(waiting()).toBe(5);
});

it("follows a provider whose clock is far behind, and is read from one whose clock is", async () => {
  const { read, waiting } = await openBoard();
  told(readAt(20_000, 2));
  expect(waiting()).toBe(2);
  told(readAt(200_000, 3));
  answer = readAt(100_500, 4);
  await read();
  expect(waiting()).toBe(4);
});
