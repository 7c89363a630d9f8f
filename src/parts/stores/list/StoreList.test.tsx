import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeList } from "#contract/calls/storeLists.ts";
import { StoreSort } from "#contract/enumerations.ts";
import { on, renderPart, type Tell, type Reply } from "#parts/testing/renderPart.tsx";
import { someSummary } from "#parts/testing/someSummary.ts";
import { StoreList } from "./StoreList.tsx";
import { useStoreList } from "./useStoreList.ts";

type Page = Reply<typeof storeList>;

const page = (names: readonly string[], next_cursor: string | null = null): Page => ({
  data: {
    items: names.map((name) => someSummary({ store_id: name, name })),
    next_cursor,
    count: null,
    store_types: [],
  },
});

function List() {
  return <StoreList pages={useStoreList({ sort: StoreSort.bestReviewed, filter: {} })} label="Stores" />;
}
const show = async (tell: Tell<typeof storeList>) => ({
  ...(await renderPart(<List />, { rules: [on(storeList, tell)], texts: ["stores"] })),
  user: userEvent.setup(),
});
const places = () =>
  screen
    .getAllByRole("listitem")
    .map((item) => `${item.getAttribute("aria-posinset")}/${item.getAttribute("aria-setsize")}`);

describe("a list of stores", () => {
  it("reads on by its cursor, shows nothing twice, and says where in it one is", async () => {
    const { user, sentTo } = await show(({ cursor }) =>
      cursor === undefined ? page(["A", "B"], "second") : page(["B", "C"]),
    );
    await screen.findByText("A");
    expect(places()).toEqual(["1/-1", "2/-1"]);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("C");
    expect(places()).toEqual(["1/3", "2/3", "3/3"]);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(sentTo(storeList).map(({ request }) => request)).toEqual([
      { sort: 3 },
      { sort: 3, cursor: "second" },
    ]);
  });

  it("keeps what it has when the next page does not come, and asks again by the button", async () => {
    let asked = 0;
    const { user } = await show(({ cursor }) => {
      if (cursor === undefined) return page(["A"], "second");
      asked += 1;
      return asked === 1 ? { trouble: "unreachable" } : page(["Z"]);
    });
    await screen.findByText("A");
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("More stores didn’t load");
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("Z");
    screen.getByText("A");
    expect(screen.queryByText("More stores didn’t load")).toBeNull();
  });

  it("says so where there is none", async () => {
    await show(() => page([]));
    expect(await screen.findByRole("heading", { name: "No stores found" })).toBeDefined();
  });

  it.each([
    ["offline", "You’re offline"],
    ["unreachable", "We couldn’t connect"],
  ] as const)("says that it is %s, and comes when it is asked for again", async (trouble, words) => {
    let asked = 0;
    const { user } = await show(() => {
      asked += 1;
      return asked === 1 ? { trouble } : page(["A"]);
    });
    await screen.findByRole("heading", { name: words });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("A")).toBeDefined();
  });
});
