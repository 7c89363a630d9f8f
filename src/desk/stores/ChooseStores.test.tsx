import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { listStores } from "#contract/calls/desk/stores.ts";
import stores from "#locales/en/desk/stores.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { ChooseStores } from "./ChooseStores.tsx";

const texts = startTexts("en", { "desk/stores": stores });
const store = (place: number) => ({
  store_id: `s${place}`,
  name: `Store ${place}`,
  address: "",
  standing: "open",
});

let asked: DeskRequest<typeof listStores>[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    const request = JSON.parse(body) as DeskRequest<typeof listStores>;
    asked.push(request);
    const { store_ids, words = "" } = request;
    const all = Array.from({ length: 60 }, (__, place) => store(place));
    const found = all.filter(({ name, store_id }) =>
      store_ids === undefined ? name.includes(words) : store_ids.includes(store_id),
    );
    return Response.json({
      data: { items: found.slice(0, 50), next_cursor: found.length > 50 ? "more" : null },
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const onChosen = vi.fn<(chosen: readonly string[]) => void>();
function Chosen() {
  const [chosen, choose] = useState<readonly string[]>(["s3", "s57"]);
  const take = (now: readonly string[]) => {
    onChosen(now);
    choose(now);
  };
  return <ChooseStores label="Stores" chosen={chosen} onChoose={take} />;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

it("what is chosen stays in sight by its name, found or not, and is chosen once", async () => {
  render(
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Chosen />
      </SWRConfig>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  expect((await box("Store 57")).checked).toBe(true);
  expect((await box("Store 3")).checked).toBe(true);
  expect(asked).toContainEqual({ store_ids: ["s57"] });
  expect(screen.getByText(stores.narrow)).toBeDefined();
  await user.type(screen.getByRole("searchbox"), "Store 58");
  await user.click(await box("Store 58"));
  expect(onChosen).toHaveBeenLastCalledWith(["s3", "s57", "s58"]);
  expect((await box("Store 3")).checked).toBe(true);
  expect(screen.queryByRole("checkbox", { name: "Store 4" })).toBeNull();
  await user.click(await box("Store 57"));
  expect(onChosen).toHaveBeenLastCalledWith(["s3", "s58"]);
});
