import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { hotStoreList } from "#contract/calls/specials.ts";
import { bannerList, newStores } from "#contract/calls/storeLists.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someSummary } from "#parts/testing/someSummary.ts";
import FurtherDown from "./FurtherDown.tsx";

const [ramen, tea] = [someSummary({ store_id: "ramen" }), someSummary({ store_id: "tea" })];

const open = (above: readonly StoreSummary[] | null) =>
  renderPart(<FurtherDown way={OrderType.takeAway} above={above} />, {
    texts: ["home", "stores"],
    rules: [
      on(hotStoreList, () => ({ data: { items: [ramen], next_cursor: null } as never })),
      on(newStores, () => ({ data: { items: [ramen, tea], next_cursor: null } as never })),
      on(bannerList, () => ({ data: { banners: [], posts: [] } as never })),
    ],
  });

/** Where the stores of a row lead to. */
const row = async (name: RegExp) =>
  within(within(await screen.findByRole("region", { name })).getByRole("list"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("names no store again of a list above that is whole, and leaves out a row that holds no other", async () => {
  await open([ramen]);
  expect(await row(/^New/)).toEqual(["/storeHome?storeId=tea&type=2"]);
  expect(screen.queryByRole("region", { name: /^Recommended/ })).toBeNull();
});

it("recommends as well what stands in a list above that goes on", async () => {
  await open(null);
  expect(await row(/^Recommended/)).toEqual(["/storeHome?storeId=ramen&type=2"]);
  expect(await row(/^New/)).toHaveLength(2);
});
