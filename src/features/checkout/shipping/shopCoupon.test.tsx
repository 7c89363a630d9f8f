import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { mutate } from "swr";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DiscountType } from "#contract/enumerations.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { couponRow, held } from "#provider/testing/couponHolder.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type MallGuest, mallGuest, plantMall } from "#provider/testing/mallFixture.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { purchaseScreen } from "./testing/purchaseScreen.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));
vi.mock("#parts/stores/useAccent.ts", () => ({ useAccent: () => {} }));
vi.setConfig({ testTimeout: 30_000 });

const PATIENCE = { timeout: 10_000 };
/** Good by the clock of the test's provider and by this device's. */
const lasting = new Date(NOON.getTime() + 20 * 365 * 86_400_000);
const off = (name: string, yen: number) =>
  ({
    name: words(name),
    type: 5,
    discount_type: DiscountType.amount,
    discount_price: yen,
    end_time: lasting,
  }) as const;
const { provider } = beforeProvider({ payment: "sandbox" });
const placed = () =>
  provider().db.select().from(orders).where(eq(orders.uid, one.uid)).orderBy(orders.store_id);
const give = (store_id: string | null, name: string, yen: number) =>
  held(provider(), one.uid, { store_id, ...off(name, yen) }, { valid_until: lasting });

let one: MallGuest;
beforeAll(() => plantMall(provider().db));
beforeEach(async () => {
  localStorage.clear();
  await mutate(() => true, undefined, { revalidate: true });
  await provider().db.update(coupons).set({ is_withdrawn: true });
  one = await mallGuest(provider());
  await provider().db.update(members).set({ kind: "member" }).where(eq(members.uid, one.uid));
  localStorage.setItem("user", JSON.stringify(one.session));
});

const { choose, onOrder, open, shopOf, submit, total } = purchaseScreen(provider);

/** One that every shop takes, to be claimed. */
const everywhere = () =>
  provider()
    .db.insert(coupons)
    .values({ ...couponRow(`all-${one.uid}`, off("Everywhere", 200)), store_id: null, type: 2 });

describe("the coupon of a shop's part of a purchase", () => {
  it("is the one that saves most, with what it takes off, and leads to the others and to none", async () => {
    await give("leaf", "Small", 100);
    await give("leaf", "Large", 300);
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,400");
    const row = await shopOf("The leaf").findByRole("button", { name: /^Large \(en\).*−¥300/ }, PATIENCE);
    expect(row.textContent).toContain("1 more");
    await user.click(row);
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    await user.click(sheet.getByRole("radio", { name: /Small/ }));
    await total("¥1,600");
    await user.click(sheet.getByRole("radio", { name: /Don’t use/ }));
    await total("¥1,700");
  });

  it("can be claimed and used by one press by who holds none", async () => {
    await provider()
      .db.insert(coupons)
      .values({ ...couponRow(`leaf-${one.uid}`, off("Claimable", 200)), store_id: "leaf" });
    await choose("leaf", { sencha: 1 });
    const user = await open();
    await total("¥1,700");
    await user.click(await shopOf("The leaf").findByRole("button", { name: /^Claim and use/ }, PATIENCE));
    await total("¥1,500");
    expect(
      await shopOf("The leaf").findByRole("button", { name: /^Claimable \(en\).*−¥200/ }, PATIENCE),
    ).toBeDefined();
    await screen.findAllByText("Cash on delivery", {}, PATIENCE);
    await user.click(submit());
    await onOrder();
    expect(await placed()).toMatchObject([{ total: 1_500 }]);
  });

  it("that every shop takes is offered at the first of them alone", async () => {
    await everywhere();
    await choose("leaf", { sencha: 1 });
    await choose("brew", { amazake: 1 });
    await open();
    expect(await shopOf("The leaf").findByRole("button", { name: /^Claim and use/ }, PATIENCE)).toBeDefined();
    expect(await shopOf("The brew").findByText("No coupons to use right now", {}, PATIENCE)).toBeDefined();
  });

  it("moves to the shop where it is chosen, and is used once", async () => {
    await give(null, "Anywhere", 300);
    await choose("leaf", { sencha: 1 });
    await choose("brew", { amazake: 1 });
    const user = await open();
    await total("¥2,700");
    await user.click(await shopOf("The brew").findByRole("button", { name: /coupon/i }, PATIENCE));
    const sheet = within(await screen.findByRole("dialog", {}, PATIENCE));
    await user.click(sheet.getByRole("radio", { name: /Anywhere/ }));
    await user.click(sheet.getByRole("button", { name: /^Done/ }));
    await shopOf("The brew").findByRole("button", { name: /^Anywhere \(en\).*−¥300/ }, PATIENCE);
    await waitFor(
      () => expect(shopOf("The leaf").queryByRole("button", { name: /^Anywhere.*−¥300/ })).toBeNull(),
      PATIENCE,
    );
    const bill = within(screen.getByRole("table"));
    expect(bill.getAllByRole("row", { name: /−¥300/ })).toHaveLength(1);
    await total("¥2,700");
  });
});
