import { afterAll, beforeAll, expect, it } from "vitest";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

async function mailed(to: string): Promise<void> {
  const one = await guest(provider);
  const { desk, make } = receiptsOf(provider);
  const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
  await desk(order_no, "accept", "pay_cash");
  await make(one, order_no, { kind: 1, email: to, companyName: "<img src=x onerror=alert(1)>" });
}

it("the desk stands for every mailbox of a demo: newest first, as text, and as the customer sees it", async () => {
  await mailed("first@example.com");
  provider.clock.advance(1_000);
  await mailed("second@example.com");
  await provider.mailOutbox.drain();
  const desk = await deskOf(provider);
  expect(await desk.page("/goods")).toContain('href="/desk/diner/mails"');
  const page = await desk.page("/mails");
  expect(page.indexOf("second@example.com")).toBeLessThan(page.indexOf("first@example.com"));
  expect(page).toContain("送信済み");
  expect(page).toContain("領収金額（税込）: ¥300");
  expect(page).not.toContain("<img");

  const [, path = ""] = /href="(\/desk\/diner\/mails\/[\w-]+)"/.exec(page) ?? [];
  const shown = await desk.get(path, { cookie: desk.cookie });
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await shown.text()).toContain("&lt;img src=x onerror=alert(1)&gt; 様");
  expect((await desk.get(path)).status).toBe(303);
  expect((await desk.get("/desk/diner/mails/nothing", { cookie: desk.cookie })).status).toBe(404);
});

it("where mail goes to real mailboxes the desk says only what did not get there, and reads nobody's", async () => {
  const smtp = { host: "127.0.0.1", port: 1, isSecure: false, login: null, from: "a@b.test" };
  Object.assign(provider.parts.settings, { smtp });
  await provider.db.delete(mails);
  const desk = await deskOf(provider);
  expect(await desk.page("/mails")).toContain("届いていないメールはありません");
  const row = { subject: "領収書", text: "secret", html: "secret", created_at: provider.parts.clock() };
  const due_at = provider.parts.clock();
  await provider.db.insert(mails).values([
    { ...row, id: "waits", recipient: "waits@example.com", due_at, tries: 2, failure: "451" },
    { ...row, id: "failed", recipient: "failed@example.com", tries: 1, failure: "EENVELOPE 550" },
    { ...row, id: "sent", recipient: "sent@example.com", tries: 1, sent_at: due_at },
  ]);
  const page = await desk.page("/mails");
  for (const words of ["w…@example.com", "送信待ち", "f…@example.com", "送信できませんでした"])
    expect(page).toContain(words);
  for (const words of ["secret", "waits@", "s…@", "EENVELOPE"]) expect(page).not.toContain(words);
  expect((await desk.get("/desk/diner/mails/waits", { cookie: desk.cookie })).status).toBe(404);
  Object.assign(provider.parts.settings, { smtp: null });
});

it("the desk stands for every customer's LINE, store by store; with an account it says only what LINE did not take", async () => {
  const now = provider.parts.clock();
  const row = { uid: "one", event: "order_ready", language: "ja", created_at: now } as const;
  const told = (store_id: string, content: string, more: Partial<typeof lineMessages.$inferInsert> = {}) => ({
    ...row,
    id: `${store_id}-${content}`,
    order_no: `order-of-${content}`,
    store_id,
    content,
    ...more,
  });
  await provider.db
    .insert(lineMessages)
    .values([
      told("diner", "ready&hot", { sent_at: now }),
      told("diner", "stuck", { tries: 1, failure: "400 to" }),
      told("elsewhere", "not yours"),
    ]);
  const desk = await deskOf(provider);
  const page = await desk.page("/mails");
  for (const words of ["LINEのお知らせ", "ready&amp;hot", "stuck"]) expect(page).toContain(words);
  expect(page).not.toContain("not yours");
  const { lineMessages: gateway } = provider.parts;
  Object.assign(provider.parts, { lineMessages: { ...gateway, isDesk: false } });
  const trouble = await desk.page("/mails");
  Object.assign(provider.parts, { lineMessages: gateway });
  for (const words of ["order-of-stuck", "400 to", "送信できませんでした"]) expect(trouble).toContain(words);
  for (const words of ["ready", ">stuck<"]) expect(trouble).not.toContain(words);
});
