import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { beforeAll, describe, expect, it } from "vitest";
import { goodsDetail, remarkTemplate, storeIndex } from "#contract/calls/store.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { orderDraftAtom } from "#state/orders/orderDraft.ts";
import { someLine } from "#state/testing/someLine.ts";
import { someGoods } from "#tests/domain/someGoods.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { ShowToStaff } from "./ShowToStaff.tsx";
import type { ShownToStaff } from "./StaffCard.tsx";

const line = someLine("gyoza", { number: 3, goods_detail: someGoods({ id: "gyoza", name: "Gyoza" }) });
const store = on(storeIndex, () => ({ data: someStore() }));
const detail = on(goodsDetail, (request) => ({
  data: someGoods({
    id: "gyoza",
    name: "language" in request && request.language === "ja" ? "焼き餃子" : "?",
  }),
}));

async function openCard(
  options: Pick<NonNullable<Parameters<typeof renderPart>[1]>, "rules" | "store">,
  locale: Locale,
  shown: Partial<ShownToStaff> = {},
) {
  await renderPart(<ShowToStaff storeId="bar" tableId="T1" lines={[line]} {...shown} />, {
    ...options,
    locale,
    texts: ["staffCard", "menu", "bill"],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Show to staff|スタッフに見せる|직원에게/ }));
  return { user, card: within(await screen.findByRole("dialog")) };
}

const templates = on(remarkTemplate, (request) => {
  const isJapanese = "language" in request && request.language === "ja";
  return { data: { templates: [{ template_id: "cold", content: isJapanese ? "氷なし" : "No ice" }] } };
});

// Its code comes with the first tap, which is no part of how soon it answers.
beforeAll(() => import("./StaffCard.tsx"), 60_000);

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
    expect(card.getByText("This item’s Japanese name isn’t saved on this device.")).toBeDefined();
    expect(card.getByText("Gyoza")).toBeDefined();
  });

  it("asks about allergens in Japanese, and needs no network for it", async () => {
    const { card, user } = await openCard({ rules: [] }, "en");
    await user.click(card.getByRole("tab", { name: "Special requests" }));
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

  it("has the cart's own remark, in Japanese as far as it was picked from the store's words", async () => {
    const atoms = createStore();
    atoms.set(orderDraftAtom("bar/T1/create"), { remark: "No ice; for a child" });
    const { card } = await openCard({ rules: [detail, templates], store: atoms }, "en", {
      draftKey: "bar/T1/create",
    });
    expect((await card.findByText("氷なし; for a child")).closest("[lang]")?.getAttribute("lang")).toBe("ja");
    expect(card.getByText("No ice; for a child")).toBeDefined();
  });

  it("says at the counter that one came for an order, and what it is found by", async () => {
    const order = someOrder({
      order_type: OrderType.takeAway,
      order_status: OrderStatus.confirmed,
      order_no: "N7",
      contact_name: "Kim",
      contact_phone: "+819012345678",
      lines: [],
    });
    const { card, user } = await openCard({ rules: [] }, "kr", {
      tableId: null,
      isOffPremises: true,
      lines: [],
      order,
    });
    for (const words of [
      "お持ち帰りの受け取りに来ました。",
      "注文番号 N7",
      "お名前 Kim",
      "電話番号の下4桁 5678",
    ])
      expect(await card.findByText(words)).toBeDefined();
    expect(card.getByText("포장 주문을 받으러 왔습니다.")).toBeDefined();
    await user.click(card.getByRole("tab", { name: "요청" }));
    expect(card.getByRole("radio", { name: "봉투" })).toBeDefined();
    expect(card.queryByRole("radio", { name: "어린이 의자" })).toBeNull();
  });
});
