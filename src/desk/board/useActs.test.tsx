import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import board from "#locales/en/desk/board.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { boardOf } from "./testing/someBoard.ts";
import { useActs } from "./useActs.ts";

const texts = startTexts("en", { "desk/board": board });
const UNTIL = "2026-11-28T02:00:00Z";

/** What goods were marked as, one after the other. */
let marks: string[];

beforeEach(() => {
  marks = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    const { mark } = JSON.parse(body) as { readonly mark: string };
    marks.push(mark);
    return Response.json({ data: { sold_out_until: mark === "until_opening" ? UNTIL : null } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function openActs() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  );
  return renderHook(() => useActs(boardOf().store, async () => undefined), { wrapper }).result;
}
const rice = { goods_id: "rice", name: "Rice" };

it("what is not sold again after all is sold out for as long as it was", async () => {
  const acts = openActs();
  for (const sold_out_until of [null, UNTIL]) {
    await act(() => acts.current.mark({ ...rice, sold_out_until }, "sold"));
    await act(async () => acts.current.undo());
  }
  // What was on sale before had no such time either.
  await act(() => acts.current.mark({ ...rice, sold_out_until: null }, "until_opening"));
  await act(async () => acts.current.undo());
  await act(async () => acts.current.undo());
  expect(marks.join(" ")).toBe("sold until_sold sold until_opening until_opening sold until_opening");
});
