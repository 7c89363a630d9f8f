import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderDetails, payOrder } from "#contract/calls/order.ts";
import { getDetailByTransId, storePayList } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { exampleServer } from "#provider/gateways/testing/exampleServer.ts";
import { readGateways } from "#provider/operations/gatewaysFile.ts";
import { createLog } from "#provider/operations/log.ts";
import { runMaintenance } from "#provider/operations/maintenance.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { guest, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { few } from "#provider/testing/payingGuests.ts";

const ADAPTER = join(import.meta.dirname, "../gateways/testing/exampleGateway.ts");
const logged: string[] = [];
let folder: string;
let service: Awaited<ReturnType<typeof exampleServer>>;
let provider: Planted;
let one: Awaited<ReturnType<typeof guest>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-payments-"));
  service = await exampleServer();
  const { key, secret } = service.access;
  const file = join(folder, "payments.json");
  const given = { adapter: ADAPTER, settings: { url: service.origin, key, secret } };
  const ways = { payPay: "example", card: "example" };
  await writeFile(file, JSON.stringify({ gateways: { example: given }, ways }));
  const gateways = await readGateways({ hasDemo: false, paymentsFile: file }, folder);
  if (gateways === null) throw new Error("No gateways");
  const log = createLog("debug", (line) => logged.push(line));
  provider = await planted({ gateways, log, settings: { hasDemo: false } });
  await provider.openLimits();
  const pay_list = [PayType.cash, PayType.payPay, PayType.card, PayType.alipay];
  await provider.db.update(stores).set({ pay_list }).where(eq(stores.id, "diner"));
});
beforeEach(async () => {
  Object.assign(service.state, { isDown: false, refunds: "done" });
  provider.clock.set(NOON);
  await provider.freeTables();
  await provider.setStock("few", 5);
  one = await guest(provider);
});
afterAll(async () => {
  await provider.close();
  await service.close();
  await rm(folder, { recursive: true });
});

const MINUTE = 60_000;
const begin = (order_no: string) => taken(one.send(payOrder, { order_no, pay_type: PayType.payPay }));
async function begun() {
  const { order_no } = await taken(one.order([few], { pay_type: PayType.payPay }));
  const { redirect_url, trans_id } = await begin(order_no);
  const [row] = await provider.db
    .select()
    .from(payments)
    .where(eq(payments.trans_id, trans_id ?? ""));
  return { order_no, redirect_url, trans_id: trans_id ?? "", ref: row?.gateway_ref ?? "", row };
}
const ask = (trans_id: string) => taken(one.send(getDetailByTransId, { trans_id }));
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
/** The store gives an order up. */
const cancel = (order_no: string) =>
  provider.db.transaction((db) =>
    applyAction(db, { order_no, action: "cancel", actor: "store", uid: null, now: provider.parts.clock() }),
  );
const tell = async (init: RequestInit, name = "example") =>
  (
    await provider.app.fetch(new Request(`http://provider.test/hooks/${name}`, init), {
      address: "192.0.2.9",
    })
  ).status;

describe("the documented adapter", () => {
  it("stands in the document as it is tested", async () => {
    const document = await readFile(join(import.meta.dirname, "../../docs/payments.md"), "utf8");
    expect(document).toContain(`\`\`\`ts\n${await readFile(ADAPTER, "utf8")}\`\`\``);
  });

  it("offers what the settings let it take, and no vault", async () => {
    const asked = { store_id: "diner", order_type: OrderType.dineIn } as const;
    const { pay_list, vault } = await taken(one.send(storePayList, asked));
    expect(pay_list).toEqual([PayType.cash, PayType.payPay, PayType.card]);
    expect(vault).toBeNull();
  });

  it("leads a guest to its page, once, with the sum, the language and the way back", async () => {
    const { order_no, redirect_url, ref, row, trans_id } = await begun();
    expect(redirect_url).toBe(`https://example.invalid/pay/${ref}`);
    expect(service.books.get(ref)).toMatchObject({ amount: 500, method: "paypay", language: "ja" });
    expect(service.books.get(ref)?.return_url).toContain(`/payLoading?trans_id=${trans_id}`);
    expect(row).toMatchObject({ gateway: "example", gateway_id: service.books.get(ref)?.number });
    expect(await begin(order_no)).toMatchObject({ trans_id, redirect_url });
    expect(await provider.db.$count(payments, eq(payments.order_no, order_no))).toBe(1);
  });

  it("tells by notices, twice and late; by nobody else's; and never without being asked", async () => {
    const { order_no, ref } = await begun();
    expect(await tell(service.notice(ref, "guessed"))).toBe(401);
    expect(await tell(service.notice(ref))).toBe(200);
    expect((await details(order_no)).pay_status).toBe(PayStatus.unpaid);
    service.decide(ref, "held");
    expect(await tell(service.notice(ref))).toBe(200);
    expect((await details(order_no)).pay_status).toBe(PayStatus.unpaid);
    service.decide(ref, "paid");
    expect(await Promise.all([tell(service.notice(ref)), tell(service.notice(ref))])).toEqual([200, 200]);
    expect((await details(order_no)).pay_status).toBe(PayStatus.paid);
    expect(await tell(service.notice("nothing-of-ours"))).toBe(200);
    expect(await tell(service.notice(ref), "nobody")).toBe(404);
  });

  it("has a notice told again while it cannot be asked itself", async () => {
    const { order_no, ref } = await begun();
    service.decide(ref, "paid");
    service.state.isDown = true;
    expect(await tell(service.notice(ref))).toBe(503);
    service.state.isDown = false;
    expect(await tell(service.notice(ref))).toBe(200);
    expect((await details(order_no)).pay_status).toBe(PayStatus.paid);
  });

  it("out of reach leaves a payment unknown, which the next tap begins under the same id", async () => {
    service.state.isDown = true;
    const { order_no, redirect_url, ref, trans_id } = await begun();
    expect(redirect_url).toBeNull();
    expect((await ask(trans_id)).payment_state).toBe("unknown");
    service.state.isDown = false;
    expect(await begin(order_no)).toMatchObject({
      trans_id,
      redirect_url: `https://example.invalid/pay/${ref}`,
    });
  });

  it("that never heard of a try lets it fail after a minute, and another be begun", async () => {
    service.state.isDown = true;
    const { order_no, trans_id } = await begun();
    service.state.isDown = false;
    expect((await ask(trans_id)).payment_state).toBe("unknown");
    provider.clock.advance(MINUTE + 1);
    await runMaintenance(provider.parts);
    expect((await ask(trans_id)).payment_state).toBe("failed");
    expect((await begin(order_no)).trans_id).not.toBe(trans_id);
  });

  it("has the page of a canceled order ended, and money that came all the same goes back", async () => {
    const ended = await begun();
    await cancel(ended.order_no);
    provider.clock.advance(MINUTE + 1);
    await runMaintenance(provider.parts);
    expect(service.books.get(ended.ref)?.status).toBe("ended");
    expect((await ask(ended.trans_id)).payment_state).toBe("abandoned");

    service.decide(ended.ref, "paid");
    expect(await tell(service.notice(ended.ref))).toBe(200);
    expect(service.back(ended.ref)).toBe(500);
    expect(await details(ended.order_no)).toMatchObject({ pay_status: PayStatus.refunded });
  });

  it("that is not certain of a refund is asked for it again under its id", async () => {
    const { order_no, ref } = await begun();
    await cancel(order_no);
    service.decide(ref, "paid");
    service.state.refunds = "under_way";
    await tell(service.notice(ref));
    expect((await details(order_no)).pay_status).not.toBe(PayStatus.refundFailed);
    expect(service.back(ref)).toBe(0);
    service.state.refunds = "done";
    await runMaintenance(provider.parts);
    expect(service.back(ref)).toBe(500);
    await runMaintenance(provider.parts);
    expect(service.back(ref)).toBe(500);
  });

  it("is not asked to take what it does not", async () => {
    const { order_no } = await taken(one.order([few], { pay_type: PayType.payPay }));
    expect((await one.send(payOrder, { order_no, pay_type: PayType.alipay })).code).toBe(
      Code.payTypeUnsupported,
    );
  });

  it("has its keys in no line of the log", () => {
    expect(logged.length).toBeGreaterThan(0);
    const { key, secret } = service.access;
    expect(logged.filter((line) => line.includes(key) || line.includes(secret))).toEqual([]);
  });
});
