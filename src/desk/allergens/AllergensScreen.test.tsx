import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { confirmAllergens, deskAllergens, stateAllergens } from "#contract/calls/desk/allergens.ts";
import type { DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { NOTHING_STATED, withState } from "#domain/menu/allergenStates.ts";
import allergens from "#locales/en/desk/allergens.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import menu from "#locales/en/menu.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import AllergensScreen from "./AllergensScreen.tsx";

const texts = startTexts("en", { form, menu, "desk/allergens": allergens, "desk/desk": desk });
const name = (en: string) => ({ ja: en, zh: "", tw: "", en, ko: "" });
const milk = withState(NOTHING_STATED, "milk", "contains");

let sent: DeskRequest<typeof stateAllergens>["changes"][];
let refused: DeskResponse<typeof stateAllergens>["refused"];
let isLost: boolean;
let teaChecked: DeskResponse<typeof deskAllergens>["dishes"][number]["checked"];
let confirmed: unknown[];

beforeEach(() => {
  sent = [];
  refused = [];
  isLost = false;
  teaChecked = null;
  confirmed = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path === stateAllergens.path) {
      sent.push(JSON.parse(body).changes);
      if (isLost) throw new TypeError("lost");
      return Response.json({ data: { refused, checks: [] } });
    }
    if (path === confirmAllergens.path) {
      confirmed.push(JSON.parse(body).subjects);
      if (teaChecked !== null) teaChecked = { ...teaChecked, by: "Ren", is_older: false, stamp: "new" };
      return Response.json({ data: { checks: [{ kind: "dish", id: "tea", checked: teaChecked }] } });
    }
    if (path !== deskAllergens.path) return Response.json({ fault: "unknown_call" });
    const data: DeskResponse<typeof deskAllergens> = {
      categories: [{ id: "all", name: name("All dishes") }],
      groups: [],
      dishes: ["Tea", "Beer"].map((called) => ({
        id: called.toLowerCase(),
        category_id: "all",
        name: name(called),
        groups: [],
        allergens: NOTHING_STATED,
        checked: called === "Tea" ? teaChecked : null,
      })),
    };
    return Response.json({ data });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function openScreen(query = "") {
  const routes = [{ path: "/allergens/:storeId", element: <AllergensScreen /> }];
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider
          router={createMemoryRouter(routes, { initialEntries: [`/allergens/diner${query}`] })}
        />
      </SWRConfig>
    </I18nextProvider>,
  );
  return screen.findByRole("grid");
}
const cells = (label: string) => screen.getAllByLabelText(label).length;

it("states what is chosen by keys, and sends what was stated quickly together, with what was seen", async () => {
  const grid = await openScreen();
  fireEvent.keyDown(grid, { key: "ArrowDown", shiftKey: true });
  fireEvent.keyDown(grid, { key: "c" });
  expect(cells("Shrimp: Contains")).toBe(2);
  fireEvent.keyDown(grid, { key: "z", ctrlKey: true });
  fireEvent.keyDown(grid, { key: "n" });
  fireEvent.keyDown(grid, { key: "x" });
  expect(cells("Shrimp: Doesn’t contain (checked), Handled in the same kitchen")).toBe(2);
  await screen.findByText(allergens.saved);
  await waitFor(() => expect(sent).toHaveLength(1));
  const stated = { contains: [], without: ["shrimp"], same_kitchen: ["shrimp"] };
  expect(sent[0]).toEqual(
    ["tea", "beer"].map((id) => ({ kind: "dish", id, option_id: null, seen: NOTHING_STATED, stated })),
  );
});

it("keeps what was stated while the connection is lost, and sends it again", async () => {
  const grid = await openScreen();
  isLost = true;
  fireEvent.keyDown(grid, { key: "1" });
  const again = await screen.findByRole("button", { name: desk.retry }, { timeout: 3_000 });
  expect(cells("Shrimp: Contains")).toBe(1);
  isLost = false;
  fireEvent.click(again);
  await screen.findByText(allergens.saved);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("shows what somebody else stated, until one says that one's own counts", async () => {
  const grid = await openScreen();
  const tea = { kind: "dish" as const, id: "tea", option_id: null };
  refused = [{ ...tea, why: "changed", stated: milk, by: "Aoi" }];
  fireEvent.keyDown(grid, { key: "c" });
  await screen.findByText("Aoi has changed Tea meanwhile. Theirs is shown.", {}, { timeout: 3_000 });
  expect([cells("Milk: Contains"), screen.queryByLabelText("Shrimp: Contains")]).toEqual([1, null]);
  refused = [];
  fireEvent.click(screen.getByRole("button", { name: allergens.mine }));
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3_000 });
  expect(sent[1]?.[0]).toMatchObject({ ...tea, seen: milk, stated: { contains: ["shrimp"] } });
});

it("shows what changed after it was checked, until somebody says that it is right as stated", async () => {
  teaChecked = { by: "Aoi", at: "2026-11-20T03:00:00Z", is_older: true, stamp: "old" };
  await openScreen("?recheck=1");
  expect(screen.getByText(allergens.again.mark)).toBeDefined();
  expect(screen.queryByText("Beer")).toBeNull();
  expect(screen.getByText(allergens.again.dish)).toBeDefined();
  expect(screen.getByText(/Checked by Aoi/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: allergens.again.confirm }));
  await waitFor(() => expect(screen.queryByText(allergens.again.dish)).toBeNull());
  expect(confirmed).toEqual([[{ kind: "dish", id: "tea", stamp: "old" }]]);
  expect(screen.getByText(/Checked by Ren/)).toBeDefined();
  expect(screen.queryByText(allergens.again.mark)).toBeNull();
  // It stays where one works until one asks for the others.
  expect(screen.getByLabelText(allergens.again.only.replace("{{count}}", "0"))).toHaveProperty(
    "checked",
    true,
  );
  fireEvent.click(screen.getByLabelText(allergens.again.only.replace("{{count}}", "0")));
  expect(screen.getByText("Beer")).toBeDefined();
});
