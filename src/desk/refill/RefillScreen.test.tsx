import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { listSoldValue, saveSoldValue, type SoldValue } from "#contract/calls/desk/refill.ts";
import company from "#locales/en/desk/company.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import offers from "#locales/en/desk/offers.json" with { type: "json" };
import refill from "#locales/en/desk/refill.json" with { type: "json" };
import settings from "#locales/en/desk/settings.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import RefillScreen from "./RefillScreen.tsx";

const texts = startTexts("en", {
  form,
  "desk/company": company,
  "desk/desk": desk,
  "desk/offers": offers,
  "desk/refill": refill,
  "desk/settings": settings,
});

const three: SoldValue = {
  offer_id: "three",
  kind: "card",
  name: "Three",
  words: { name: { ja: "三千円" }, description: {} },
  price: 3_000,
  amount: 3_300,
  validity_days: 365,
  goods_ids: [],
  start_time: null,
  end_time: null,
  state: "on",
  stamp: "first",
  sold: 2,
  received: 6_000,
  bonus: 600,
};
let kept: SoldValue;
let sent: DeskRequest<typeof saveSoldValue>[];
let faults: DeskResponse<typeof saveSoldValue>["faults"];

beforeEach(() => {
  kept = three;
  sent = [];
  faults = {};
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path === saveSoldValue.path) {
      const request = JSON.parse(body) as DeskRequest<typeof saveSoldValue>;
      sent.push(request);
      if (request.offer_id !== null && request.stamp !== kept.stamp)
        return Response.json({ fault: "changed" });
      return Response.json({ data: { faults } });
    }
    if (path !== listSoldValue.path) return Response.json({ fault: "unknown_call" });
    const books = { received: 6_000, given: 600, used: 0, lapsed: 0, unused: 6_600, unused_bonus: 600 };
    const data: DeskResponse<typeof listSoldValue> = {
      time_zone: "Asia/Tokyo",
      is_paid_online: true,
      goods: [],
      offers: [kept],
      books,
    };
    return Response.json({ data });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function openScreen() {
  const routes = [{ path: "/refill/:storeId", element: <RefillScreen /> }];
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/refill/diner"] })} />
      </SWRConfig>
    </I18nextProvider>,
  );
  await screen.findByText("Three", { selector: "strong" });
  return userEvent.setup();
}
const sheet = () => within(screen.getByRole("dialog"));

it("what guests hold stands beside the law's limit, with the way to the figures that it counts", async () => {
  await openScreen();
  screen.getByText(/¥10,000,000.*March 31 or September 30/);
  screen.getByText(refill.law.counts);
  expect(screen.getByRole("link", { name: refill.law.figures }).getAttribute("href")).toBe("/value/diner");
});

it("days within six months are told to be exempt where they are typed, and what is wrong stands at its field", async () => {
  const user = await openScreen();
  await user.click(screen.getByRole("button", { name: refill.add }));
  const days = sheet().getByLabelText(refill.days);
  sheet().getByText(/and exempt/);
  await user.clear(days);
  sheet().getByText(/counts for/);
  faults = { price: "doubled" };
  await user.type(sheet().getByLabelText(/Price/), "3000");
  await user.click(sheet().getByRole("button", { name: refill.add }));
  const price = await sheet().findByLabelText(/Price/);
  await sheet().findByText(refill.fault.doubled);
  expect(document.activeElement).toBe(price);
  expect(price).toHaveProperty("value", "3000");
  expect(sent[0]).toMatchObject({ offer_id: null, form: { kind: "card", price: "3000", validity_days: "" } });
});

it("who saves over a colleague's change is told, and reads it before saving again", async () => {
  const user = await openScreen();
  await user.click(screen.getByRole("button", { name: /^Change\s*Three/ }));
  const bonus = () => sheet().getByLabelText(/Bonus/);
  await user.clear(bonus());
  await user.type(bonus(), "500");
  kept = { ...three, amount: 3_100, stamp: "second" };
  await user.click(sheet().getByRole("button", { name: refill.save }));
  await sheet().findByText(offers.overtaken);
  expect(bonus()).toHaveProperty("value", "500");
  await user.click(sheet().getByRole("button", { name: settings.theirs }));
  expect(bonus()).toHaveProperty("value", "100");
  await user.clear(bonus());
  await user.type(bonus(), "500");
  await user.click(sheet().getByRole("button", { name: refill.save }));
  await screen.findByText(refill.saved);
  expect(sent.map(({ stamp }) => stamp)).toEqual(["first", "second"]);
});
