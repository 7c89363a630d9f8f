import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { payOrder } from "#contract/calls/order.ts";
import { sandboxPayments } from "./db/tables/payments.ts";
import { NOON, plantFixture } from "./testing/fixture.ts";
import { guest, line, taken } from "./testing/guest.ts";
import { testProvider } from "./testing/provider.ts";

const STATIC = "https://static.example.com";

it("a payment begun on the operator's other origin leads back to it, by a page that is here; any other to here", async () => {
  const provider = await testProvider({ payment: "sandbox", settings: { allowedOrigins: [STATIC] } });
  provider.clock.set(NOON);
  await plantFixture(provider.db);
  const backFrom = async (origin: string | null) => {
    const one = await guest(provider);
    const order = one.order([line({ goods_id: "tea", price: 300 })], { pay_type: 4 });
    const { order_no } = await taken(order);
    const { uid, auth_token } = one.session;
    const answer = await provider.app.fetch(
      new Request(`http://provider.test${payOrder.path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
          ...(origin !== null && { origin }),
        },
        body: JSON.stringify({ uid, auth_token, order_no, pay_type: 4 }),
      }),
      { address: "192.0.2.1" },
    );
    const { data } = (await answer.json()) as { data: { redirect_url: string } };
    const page = new URL(data.redirect_url);
    const ref = page.pathname.split("/").at(-1) ?? "";
    const [begun] = await provider.db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref));
    return { page: page.origin, back: new URL(begun?.return_url ?? "").origin };
  };
  expect(await backFrom(STATIC)).toEqual({ page: "http://provider.test", back: STATIC });
  expect(await backFrom(null)).toEqual({ page: "http://provider.test", back: "http://provider.test" });
  await provider.close();
});
