import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { NOON, storeOf } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { storeFindings } from "./checks/stores.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const told = async (hasDemo = false, of: Pick<Planted, "db"> = provider) => {
  const findings = await storeFindings(of.db, { settings: { hasDemo }, now: NOON });
  return findings.map(({ state, means, todo }) => `${state} ${means} ${todo ?? ""}`).join("\n");
};

it("Japan's rates come with the schema, and what an operator has changed of them stays", async () => {
  const bare = await testProvider({});
  const rates = await bare.db.select().from(taxRates);
  expect(rates).toHaveLength(24);
  expect(await told(false, bare)).toBe(
    "warning There is no store yet: guests find nothing. Make one at the desk, as its owner: /desk/new-store",
  );
  await bare.close();
});

it("each store is told what it lacks, by name", async () => {
  await provider.db.insert(stores).values(
    storeOf("empty", {
      order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.shipping],
      business_hours: [],
      pay_list: [PayType.payPay],
    }),
  );
  const said = await told();
  for (const words of [
    "The store empty cannot open",
    "hours for eating in",
    "a way to pay for pickup that works here",
    "a way to pay for the mall that works here",
    "tables",
    "its rules of shipping",
    "goods",
  ])
    expect(said).toContain(words);
  expect(said).not.toContain("The store diner");
  // In a demo the sandbox takes what it asks for.
  expect(await told(true)).not.toContain("a way to pay");
  await provider.db.delete(stores).where(eq(stores.id, "empty"));
});

it("the demo's stores are a fault where there is to be none", async () => {
  const demo = await testProvider({ isSeeded: true });
  const wanted = await told(false, demo);
  expect(wanted).toContain("npm run demo -- remove --yes");
  // What they lack need nobody enter.
  expect(wanted).not.toContain("cannot open");
  expect(await told(true, demo)).toMatch(/^ok \d+ stores have what they need to open/);
  await demo.close();
});

it("without rates the menu is shown, the store is closed, an order is refused in words, and the doctor says why", async () => {
  const kept = await provider.db.delete(taxRates).returning();
  const one = await guest(provider);
  const store = await taken(one.send(storeIndex, { store_id: "diner" }));
  expect(store).toMatchObject({ is_open: 0, next_open_at: null });
  await taken(one.send(goodList, { store_id: "diner" }));
  expect((await one.order([line({ goods_id: "tea", price: 300 })])).code).toBe(Code.storeNotOperating);
  expect(await told()).toContain("No rate of consumption tax is in force");
  await provider.db.insert(taxRates).values(kept);
  expect((await taken(one.send(storeIndex, { store_id: "diner" }))).is_open).toBe(1);
});
