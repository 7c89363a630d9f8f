import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { deskCall } from "#contract/calls/desk/deskCall.ts";
import { door } from "#contract/calls/desk/door.ts";
import { useDesk, useDeskPages, useForgetting } from "./deskSend.ts";

const letters = deskCall({
  path: "/desk/api/letters",
  about: "Letters, page by page.",
  access: "look",
  effect: "read",
  request: z.object({ of: z.string(), cursor: z.optional(z.string()) }),
  response: z.object({ items: z.array(z.string()), next_cursor: z.nullable(z.string()) }),
  faults: [],
});

/** What is asked for, and what answers it. */
let asked: string[];
let answer: (path: string, request: { readonly of?: string; readonly cursor?: string }) => unknown;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    asked.push(path);
    return Response.json(await answer(path, JSON.parse(body)));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const atDoor = { me: null, is_first: false, takes_password: false, is_demo: true, tablet: null };
const two = (_: string, { cursor }: { readonly cursor?: string }) => ({
  data: cursor === undefined ? { items: ["a"], next_cursor: "2" } : { items: ["b"], next_cursor: null },
});

it("pages that were read are gone for whoever comes next, and so are those that come late", async () => {
  answer = two;
  const cache = new Map<string, { readonly isValidating?: boolean }>();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const read = () => renderHook(() => useDeskPages(letters, { of: "one" }), { wrapper });
  const forget = renderHook(() => useForgetting(), { wrapper }).result;
  const first = read();
  await waitFor(() => expect(first.result.current.data).toEqual(["a"]));
  act(() => first.result.current.more?.());
  await waitFor(() => expect(first.result.current.data).toEqual(["a", "b"]));

  // The last read of who leaves is still on its way.
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  answer = async (path, request) => late.then(() => two(path, request));
  act(() => void first.result.current.reload());
  await act(() => forget.current());
  first.unmount();
  const second = read();
  expect(second.result.current.data).toBeUndefined();
  second.unmount();
  arrive();
  await waitFor(() => expect([...cache.values()].some(({ isValidating }) => isValidating)).toBe(false));
  await act(async () => new Promise((done) => setTimeout(done)));

  answer = () => ({ data: { items: ["c"], next_cursor: null } });
  const third = read();
  expect(third.result.current.data).toBeUndefined();
  await waitFor(() => expect(third.result.current.data).toEqual(["c"]));
});

it("a list that has become shorter shows nothing twice", async () => {
  answer = two;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useDeskPages(letters, { of: "four" }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual(["a"]));
  act(() => result.current.more?.());
  await waitFor(() => expect(result.current.data).toEqual(["a", "b"]));
  answer = () => ({ data: { items: ["a"], next_cursor: null } });
  await act(() => result.current.reload());
  expect(result.current.data).toEqual(["a"]);
});

it("another request shows nothing of the former one, unless it narrows a list", async () => {
  answer = (_, request) => ({ data: { items: [String(request.of)], next_cursor: null } });
  const { result, rerender } = renderHook(
    ({ of }) => ({
      plain: useDesk(letters, { of }).data?.items,
      narrowed: useDesk(letters, { of: `${of} narrowed` }, { keeps: true }).data?.items,
      pages: useDeskPages(letters, { of: `${of} pages` }).data,
    }),
    { initialProps: { of: "five" } },
  );
  await waitFor(() => expect(result.current.pages).toEqual(["five pages"]));
  await waitFor(() => expect(result.current.narrowed).toEqual(["five narrowed"]));
  rerender({ of: "six" });
  expect(result.current).toEqual({ plain: undefined, narrowed: ["five narrowed"], pages: undefined });
  await waitFor(() =>
    expect(result.current).toEqual({ plain: ["six"], narrowed: ["six narrowed"], pages: ["six pages"] }),
  );
});

it("what the door answered stays", async () => {
  answer = (path) => (path === door.path ? { data: atDoor } : two(path, {}));
  const forget = renderHook(() => useForgetting()).result;
  const { result } = renderHook(() => ({
    door: useDesk(door, {}),
    letters: useDesk(letters, { of: "two" }),
  }));
  await waitFor(() => expect(result.current.letters.data?.items).toEqual(["a"]));
  await act(() => forget.current());
  expect(renderHook(() => useDesk(door, {})).result.current.data).toEqual(atDoor);
  expect(renderHook(() => useDesk(letters, { of: "two" })).result.current.data).toBeUndefined();
});

it("asks at the door once a read is answered that the session has ended", async () => {
  answer = (path) => (path === door.path ? { data: atDoor } : { fault: "not_signed_in" });
  const atFrame = renderHook(() => useDesk(door, {}));
  await waitFor(() => expect(atFrame.result.current.data).toBeDefined());
  asked = [];
  const { result } = renderHook(() => useDesk(letters, { of: "three" }));
  await waitFor(() => expect(result.current.failure).toMatchObject({ fault: "not_signed_in" }));
  await waitFor(() => expect(asked).toEqual([letters.path, door.path]));
});
