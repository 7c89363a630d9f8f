import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { type DeskGift, listGifts, makeGift, sendGift } from "#contract/calls/desk/gifts.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import gifts from "#locales/en/desk/gifts.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import GiftsScreen from "./GiftsScreen.tsx";

const texts = startTexts("en", { form, "desk/board": board, "desk/desk": desk, "desk/gifts": gifts });

let isOffline: boolean;
let isChanged: boolean;
let made: DeskRequest<typeof makeGift>[];
let sent: DeskRequest<typeof sendGift>[];
let given: DeskGift;

beforeEach(() => {
  isOffline = false;
  isChanged = false;
  made = [];
  sent = [];
  given = {
    voucher_id: "given",
    name: "Tea",
    amount: 1_000,
    time: "2026-11-21T03:00:00.000Z",
    state: "waits",
    sent: { to: "h…@example.com", state: "given_up" },
    stamp: "first",
  };
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path === makeGift.path) {
      made.push(JSON.parse(body));
      if (isOffline) throw new TypeError("offline");
      const code = `CODE-${made.length}`;
      const card = { name: "Tea", amount: 1_000, code, link: "https://example.com/#code", until: null };
      return Response.json({ data: { card: made.at(-1)?.to === "" ? card : null } });
    }
    if (path === sendGift.path) {
      sent.push(JSON.parse(body));
      return Response.json(isChanged ? { fault: "changed" } : { data: { is_sent: true } });
    }
    if (path !== listGifts.path) return Response.json({ fault: "unknown_call" });
    const offers = [
      { offer_id: "tea", name: "Tea", amount: 1_000 },
      { offer_id: "all", name: "All", amount: 3_000 },
    ];
    return Response.json({ data: { time_zone: "Asia/Tokyo", has_texts: true, offers, gifts: [given] } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function openScreen() {
  const routes = [{ path: "/gifts/:storeId", element: <GiftsScreen /> }];
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/gifts/diner"] })} />
      </SWRConfig>
    </I18nextProvider>,
  );
  await screen.findByRole("button", { name: gifts.give });
  return userEvent.setup();
}
const press = (name: string) => screen.getByRole("button", { name });

it("a voucher whose answer was lost is asked for by the same id; the next one, and another one, by others", async () => {
  const user = await openScreen();
  isOffline = true;
  await user.click(press(gifts.give));
  await screen.findByRole("button", { name: board.again });
  isOffline = false;
  await user.click(press(board.again));
  await screen.findByText("CODE-2");
  expect(made[1]).toEqual(made[0]);
  await user.click(press(gifts.give));
  await screen.findByText("CODE-3");
  isOffline = true;
  await user.click(press(gifts.give));
  await screen.findByRole("button", { name: board.again });
  await user.selectOptions(screen.getByLabelText(gifts.which), "all");
  // What is something else now is not offered again.
  expect(screen.queryByRole("button", { name: board.again })).toBeNull();
  isOffline = false;
  await user.click(press(gifts.give));
  await screen.findByText("CODE-5");
  expect(new Set(made.map(({ voucher_id }) => voucher_id)).size).toBe(4);
  expect(made.at(-1)?.offer_id).toBe("all");
});

it("what a colleague has sent meanwhile is not replaced unseen, and what was typed stays", async () => {
  const user = await openScreen();
  await user.click(screen.getByRole("button", { name: /^Send again/ }));
  const to = screen.getByLabelText(gifts.toAgain);
  await user.type(to, "right@example.com");
  isChanged = true;
  given = { ...given, stamp: "second", sent: { to: "o…@example.com", state: "waiting" } };
  await user.click(screen.getByRole("button", { name: gifts.send }));
  await screen.findByText(desk.fault.changed);
  await screen.findByText(/o…@example\.com/);
  expect(to).toHaveProperty("value", "right@example.com");
  isChanged = false;
  await user.click(screen.getByRole("button", { name: gifts.send }));
  await screen.findByText(gifts.sentTo);
  expect(sent.map(({ stamp }) => stamp)).toEqual(["first", "second"]);
});
