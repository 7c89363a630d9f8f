import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import {
  type ListedText,
  listTexts,
  proposeTexts,
  saveTexts,
  textCounts,
  type Unsaved,
} from "#contract/calls/desk/languages.ts";
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import languages from "#locales/en/desk/languages.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { TextList } from "./TextList.tsx";
import { useTranslations } from "./useTranslations.ts";

const texts = startTexts("en", { form, "desk/desk": desk, "desk/languages": languages });
const dish = (id: string, original: string): ListedText => ({
  key: `dish/${id}`,
  kind: "dish",
  within: "飲み物",
  original: { language: "ja", text: original },
  text: "",
  most: 100,
});

let saved: DeskRequest<typeof saveTexts>["texts"];
let unsaved: Unsaved[];
let isOffline: boolean;
beforeEach(() => {
  saved = [];
  unsaved = [];
  isOffline = false;
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path === listTexts.path)
      return Response.json({
        data: { items: [dish("tea", "お茶"), dish("beer", "ビール")], next_cursor: null },
      });
    if (path === proposeTexts.path)
      return Response.json({ data: { proposals: [{ key: "dish/tea", text: "Tea?" }], trouble: null } });
    if (path === textCounts.path) return Response.json({ data: { languages: [], service: null } });
    if (isOffline) throw new TypeError("No connection");
    const asked: DeskRequest<typeof saveTexts> = JSON.parse(body);
    saved.push(...asked.texts);
    const data = { unsaved };
    unsaved = [];
    return Response.json({ data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List() {
  const writing = useTranslations("diner", "en");
  return <TextList store_id="diner" language="en" isMissingOnly words="" service="DeepL" writing={writing} />;
}

async function listed() {
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <List />
        </MemoryRouter>
      </SWRConfig>
    </I18nextProvider>,
  );
  const tea = await screen.findByRole("textbox", { name: /お茶/ });
  return { tea, beer: screen.getByRole("textbox", { name: /ビール/ }), user: userEvent.setup() };
}

it("keeps what was written once one goes on, with what was seen, and nothing that was not", async () => {
  const { beer, tea, user } = await listed();
  await user.type(tea, "Tea{Enter}");
  expect(document.activeElement).toBe(beer);
  await screen.findByText(languages.state.saved);
  expect(saved).toEqual([{ key: "dish/tea", text: "Tea", seen: { original: "お茶", text: "" } }]);
});

it("keeps a proposal by a press at it, not by leaving its field", async () => {
  const { beer, tea, user } = await listed();
  await user.click(screen.getByRole("button", { name: /DeepL/ }));
  await screen.findByDisplayValue("Tea?");
  await user.click(tea);
  await user.click(beer);
  await user.type(beer, "Beer{Enter}");
  await screen.findByText(languages.state.saved);
  expect(saved.map(({ key }) => key)).toEqual(["dish/beer"]);
  expect(screen.getByText(languages.state.proposed)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use “Tea?”" }));
  await vi.waitFor(() => expect(screen.getAllByText(languages.state.saved)).toHaveLength(2));
  expect(saved.at(-1)).toMatchObject({ key: "dish/tea", text: "Tea?" });
});

it("tells who was first, and writes over it knowingly or leaves it", async () => {
  const { tea, user } = await listed();
  unsaved = [{ key: "dish/tea", why: "changed", original: "お茶", text: "Green tea", by: "Aoi" }];
  await user.type(tea, "Tea{Enter}");
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("Aoi");
  expect(told.textContent).toContain("Green tea");
  expect(screen.getByDisplayValue("Tea")).toBe(tea);
  await user.click(within(told).getByRole("button", { name: languages.conflict.mine }));
  await screen.findByText(languages.state.saved);
  expect(saved.at(-1)).toMatchObject({ text: "Tea", seen: { original: "お茶", text: "Green tea" } });
});

it("loses nothing with the connection, and sends it again", async () => {
  const { tea, user } = await listed();
  isOffline = true;
  await user.type(tea, "Tea{Enter}");
  const told = await screen.findByRole("alert");
  expect(screen.getByText(languages.state.failed)).toBeTruthy();
  isOffline = false;
  await user.click(within(told).getByRole("button", { name: desk.retry }));
  await screen.findByText(languages.state.saved);
  expect(screen.getByDisplayValue("Tea")).toBe(tea);
  expect(saved).toHaveLength(1);
});
