import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { hotStoreList } from "#contract/calls/specials.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import SearchScreen from "./SearchScreen.tsx";

vi.mock("#parts/shell/BottomBar.tsx", async (original) => ({
  ...(await original<object>()),
  BottomBar: () => null,
}));

it("says that there is no signal where kinds and favourites of many would be, and shows them once there is", async () => {
  let isReached = false;
  const none = { items: [], next_cursor: null, count: null };
  const ramen = { store_type: "ramen", name: "Ramen" };
  await renderPart(<SearchScreen />, {
    texts: ["search"],
    address: "/search",
    rules: [
      on(storeList, () =>
        isReached ? { data: { ...none, store_types: [ramen] } } : { trouble: "unreachable" },
      ),
      on(hotStoreList, () => (isReached ? { data: none } : { trouble: "unreachable" })),
    ],
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isReached = true;
  await userEvent.setup().click(again);
  expect(await screen.findByRole("link", { name: /Ramen/ })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
