import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { actOnOrders } from "#contract/calls/desk/board.ts";
import { markDishes } from "#contract/calls/desk/kitchen.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import kitchen from "#locales/en/desk/kitchen.json" with { type: "json" };
import { boardOf } from "#desk/board/testing/someBoard.ts";
import { startTexts } from "#text/instance.ts";
import { useMarks } from "./useMarks.ts";

const texts = startTexts("en", { "desk/board": board, "desk/kitchen": kitchen });
const { store } = boardOf();

/** Why an order is not taken back. */
let refusal: string | null;
let asked: { readonly path: string; readonly action?: string; readonly mark?: string }[];

beforeEach(() => {
  refusal = null;
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    const request = JSON.parse(body);
    asked.push({ path, action: request.action, mark: request.mark });
    if (path === markDishes.path)
      return Response.json({ data: { line_ids: request.line_ids, order_nos: ["a"] } });
    const isRefused = request.action === "take_back" && refusal !== null;
    const outcomes = [{ order_no: "a", refusal: isRefused ? refusal : null, give_back: 0, fields: [] }];
    return Response.json({ data: { outcomes } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function openMarks() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  );
  return renderHook(() => useMarks(store, async () => undefined), { wrapper }).result;
}
const rice = { line_id: "line", name: "Rice", number: 1 };

it("a take-away that is not taken back from the counter says why", async () => {
  const marks = openMarks();
  await act(() => marks.current.press([{ order_no: "a", number: "001" }], "ready"));
  expect(marks.current.told?.text).toBe("001 marked as ready");
  refusal = "refused";
  await act(async () => marks.current.undo());
  expect(marks.current.told).toMatchObject({ kind: "refused", text: board.said.refused });
});

it("dishes of an order that is not reopened stay served, and it says why", async () => {
  const marks = openMarks();
  await act(() => marks.current.mark([rice], "served"));
  refusal = "refused";
  await act(async () => marks.current.undo());
  expect(marks.current.told).toMatchObject({ kind: "refused", text: board.said.refused });
  expect(asked.map(({ action, mark }) => action ?? mark)).toEqual(["served", "take_back"]);
  expect(asked.at(-1)?.path).toBe(actOnOrders.path);
});

it("dishes of an order that is reopened are taken back with it", async () => {
  const marks = openMarks();
  await act(() => marks.current.mark([rice], "served"));
  await act(async () => marks.current.undo());
  expect(asked.map(({ action, mark }) => action ?? mark)).toEqual(["served", "take_back", "unserved"]);
});
