import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { goodsDetail, storeIndex } from "#contract/calls/store.ts";
import type { Locale } from "#domain/localeCodes.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { on, renderPart } from "../testing/renderPart.tsx";
import { someStore } from "../testing/someStore.ts";
import { ShowToStaff } from "./ShowToStaff.tsx";

const line = someLine("gyoza", { number: 3, goods_detail: someGoods({ id: "gyoza", name: "Gyoza" }) });
const store = on(storeIndex, () => ({ data: someStore() }));
const detail = on(goodsDetail, (request) => ({
  data: someGoods({
    id: "gyoza",
    name: "language" in request && request.language === "ja" ? "焼き餃子" : "?",
  }),
}));

async function openCard(
  options: Pick<NonNullable<Parameters<typeof renderPart>[1]>, "rules">,
  locale: Locale,
) {
  await renderPart(<ShowToStaff storeId="bar" tableId="T1" lines={[line]} />, {
    ...options,
    locale,
    texts: ["staffCard", "menu", "bill"],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Show to staff|スタッフに見せる/ }));
  return { user, card: within(await screen.findByRole("dialog")) };
}

describe("what is shown to the staff", () => {
  it("has each dish in Japanese beside the customer's own words, with how many", async () => {
    const { card } = await openCard({ rules: [store, detail] }, "en");
    expect((await card.findByText("焼き餃子")).closest("[lang]")?.getAttribute("lang")).toBe("ja");
    expect(card.getByText("Gyoza")).toBeDefined();
    expect(card.getByRole("listitem").textContent).toContain("× 3");
  });

  it("says without a network which dish has no Japanese name here, in both languages", async () => {
    const { card } = await openCard({ rules: [] }, "en");
    expect(await card.findByText("この端末に日本語の料理名がありません。")).toBeDefined();
    expect(card.getByText("The Japanese name of this dish is not on this device.")).toBeDefined();
    expect(card.getByText("Gyoza")).toBeDefined();
  });

  it("asks about allergens in Japanese, and needs no network for it", async () => {
    const { card, user } = await openCard({ rules: [] }, "en");
    await user.click(card.getByRole("tab", { name: "Requests" }));
    await user.click(card.getByRole("radio", { name: "Allergies" }));
    await user.click(card.getByRole("checkbox", { name: "Buckwheat" }));
    const shown = card.getByRole("status");
    expect(shown.textContent).toContain("食物アレルギーがあります");
    expect(within(shown).getByText("そば").getAttribute("lang")).toBe("ja");
    expect(within(shown).getByText("Buckwheat")).toBeDefined();
  });

  it("stands in Japanese alone for whoever reads Japanese", async () => {
    const { card, user } = await openCard({ rules: [store] }, "ja");
    await user.click(card.getByRole("tab", { name: "お願い" }));
    await user.click(card.getByRole("radio", { name: "お会計" }));
    expect(card.getByRole("status").textContent).toBe("お会計をお願いします。");
  });
});
