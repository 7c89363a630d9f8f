import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { addCreditCart, creditCartList } from "#contract/calls/cards.ts";
import { payOrder } from "#contract/calls/order.ts";
import { PayType } from "#contract/enumerations.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { vaultAt } from "#provider/gateways/payments/paymentGateways.ts";
import { createLog } from "#provider/operations/log.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { type PayingMember, payingMember, TEST_CARDS } from "#provider/testing/payingGuests.ts";

const log: string[] = [];
const answers: string[] = [];
let provider: Planted;
let me: PayingMember;

beforeAll(async () => {
  const written = createLog("debug", (line) => log.push(line));
  provider = await planted({ payment: "sandbox", log: written });
  const { app } = provider;
  const heard: typeof app.fetch = async (request, connection) => {
    const response = await app.fetch(request, connection);
    const headers = JSON.stringify([...response.headers]);
    answers.push(`${response.status} ${headers} ${await response.clone().text()}`);
    return response;
  };
  const call: typeof provider.call = async (...asked) => {
    const reply = await provider.call(...asked);
    answers.push(JSON.stringify(reply));
    return reply;
  };
  me = await payingMember({ ...provider, app: { fetch: heard }, call });
});
afterAll(() => provider.close());

const Rows = z.object({ rows: z.array(z.object({ text: z.string() })) });
const textsOf = async (query: SQL) =>
  Rows.parse(await provider.db.execute(query)).rows.map(({ text }) => text);

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const names = await textsOf(
    sql`select table_name as text from information_schema.tables where table_schema = 'public'`,
  );
  expect(names).toContain("sandbox_cards");
  const rows = names.map((name) => textsOf(sql`select t::text as text from ${sql.identifier(name)} t`));
  return (await Promise.all(rows)).flat();
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  provider.app.fetch(new Request(`http://provider.test${path}`, { method: "POST", body, headers }), {
    address: "192.0.2.1",
  });

describe("a card's number", () => {
  const typed = [
    TEST_CARDS.approve,
    TEST_CARDS.jcb,
    TEST_CARDS.challenge,
    TEST_CARDS.short,
    "4012888888881881",
  ];

  it("goes to the vault and nowhere else, whatever is done with the card", async () => {
    const order_no = await me.place();
    await me.saved(TEST_CARDS.jcb);
    await me.saved(TEST_CARDS.challenge);
    await me.pay(order_no, { pay_type: PayType.card, vault_token: await me.type(TEST_CARDS.short) });
    const vault_token = await me.type(TEST_CARDS.approve);
    await me.pay(order_no, { pay_type: PayType.card, vault_token, save_card: 1 });
    await me.one.send(creditCartList, {});

    // Where a number has no business, and may come all the same.
    const vault = vaultAt(provider.parts.payment, "")?.vault.address("http://provider.test");
    if (vault === undefined) throw new Error("No vault");
    const { key, url } = vault;
    const json = { "content-type": "application/json", authorization: `Bearer ${key}` };
    for (const number of typed) {
      await post(new URL(url).pathname, `{"number": "${number}"`, json);
      await post(new URL(url).pathname, JSON.stringify({ number, name: number, valid_period: "" }), json);
      await post("/sandbox/vault/nowhere", new URLSearchParams({ number, expiry: "12/40" }));
      await me.one.send(addCreditCart, { vault_token: number });
      await me.one.send(payOrder, { order_no, pay_type: PayType.card, card_id: number, vault_token: number });
      const extra: object = { vault_token: "tok_nowhere", number, security_code: "8317" };
      await me.one.send(addCreditCart, { vault_token: "tok_nowhere", ...extra });
    }

    expect(await provider.db.$count(cards)).toBe(3);
    const told = [...(await everything()), ...log, ...answers].map((text) => text.replaceAll(/[\s-]/g, ""));
    expect(log.length).toBeGreaterThan(20);
    expect(told.filter((text) => text.includes("4242")).length).toBeGreaterThan(2);
    for (const number of typed) expect(told.filter((text) => text.includes(number))).toEqual([]);
    expect(told.filter((text) => text.includes('"8317"'))).toEqual([]);
  });
});
