import { afterAll, beforeAll, expect, it } from "vitest";
import { listMails, MAIL_FILE } from "#contract/calls/desk/messages.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";

const store_id = "diner";
let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const mailAt = (mail_id: string) => `${MAIL_FILE}?${new URLSearchParams({ store_id, mail_id })}`;

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
  const { mails: sent, reach } = await desk.given(listMails, { store_id });
  expect(reach).toBe("desk");
  expect(sent.map(({ recipient, state }) => [recipient, state])).toEqual([
    ["second@example.com", "sent"],
    ["first@example.com", "sent"],
  ]);
  expect(sent[0]?.content).toContain("領収金額（税込）: ¥300");

  const path = mailAt(sent[0]?.mail_id ?? "");
  const shown = await desk.get(path, { cookie: desk.cookie });
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await shown.text()).toContain("&lt;img src=x onerror=alert(1)&gt; 様");
  for (const cookie of ["", await desk.enter({}, "floor")]) {
    const refused = await desk.get(path, { cookie });
    expect([refused.status, await refused.text()]).toEqual([403, "Forbidden"]);
  }
  expect((await desk.get(mailAt("nothing"), { cookie: desk.cookie })).status).toBe(404);
});

it("where mail goes to real mailboxes the desk says only what did not get there, and reads nobody's", async () => {
  const smtp = { host: "127.0.0.1", port: 1, isSecure: false, login: null, from: "a@b.test" };
  Object.assign(provider.parts.settings, { smtp });
  await provider.db.delete(mails);
  const desk = await deskOf(provider);
  expect(await desk.given(listMails, { store_id })).toMatchObject({ reach: "customers", mails: [] });
  const row = { subject: "領収書", text: "secret", html: "secret", created_at: provider.parts.clock() };
  const due_at = provider.parts.clock();
  await provider.db.insert(mails).values([
    { ...row, id: "waits", recipient: "waits@example.com", due_at, tries: 2, failure: "451" },
    { ...row, id: "failed", recipient: "failed@example.com", tries: 1, failure: "EENVELOPE 550" },
    { ...row, id: "sent", recipient: "sent@example.com", tries: 1, sent_at: due_at },
  ]);
  const answer = await desk.given(listMails, { store_id });
  expect(new Map(answer.mails.map(({ recipient, state }) => [recipient, state]))).toEqual(
    new Map([
      ["w…@example.com", "waiting"],
      ["f…@example.com", "given_up"],
    ]),
  );
  for (const words of ["secret", "waits@", "s…@", "EENVELOPE"])
    expect(JSON.stringify(answer)).not.toContain(words);
  expect((await desk.get(mailAt("waits"), { cookie: desk.cookie })).status).toBe(404);
  Object.assign(provider.parts.settings, { smtp: null });
});

it("the desk stands for every customer's LINE, store by store; with an account it says only what LINE did not take", async () => {
  const now = provider.parts.clock();
  const row = { uid: "one", event: "order_ready", language: "ja", created_at: now } as const;
  const told = (of: string, content: string, more: Partial<typeof lineMessages.$inferInsert> = {}) => ({
    ...row,
    id: `${of}-${content}`,
    order_no: `order-of-${content}`,
    store_id: of,
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
  const all = await desk.given(listMails, { store_id });
  expect(all.is_desk_line).toBe(true);
  expect(new Set(all.line_messages.map(({ content }) => content))).toEqual(new Set(["ready&hot", "stuck"]));
  const { lineMessages: gateway } = provider.parts;
  Object.assign(provider.parts, { lineMessages: { ...gateway, isDesk: false } });
  const trouble = await desk.given(listMails, { store_id });
  Object.assign(provider.parts, { lineMessages: gateway });
  expect(trouble.is_desk_line).toBe(false);
  expect(trouble.line_messages).toMatchObject([
    { order_no: "order-of-stuck", failure: "400 to", state: "given_up", content: "" },
  ]);
});
