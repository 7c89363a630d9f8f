import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditCartList } from "#contract/calls/cards.ts";
import { mallStorePayList } from "#contract/calls/mallStore.ts";
import { sendMemberSmsCode } from "#contract/calls/member.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { refillCardList, refillCreateOrder } from "#contract/calls/refillCard.ts";
import { sendSmsCode } from "#contract/calls/signIn.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { listGifts, makeGift } from "#contract/calls/desk/gifts.ts";
import { listMails, listTexts, MAIL_FILE } from "#contract/calls/desk/messages.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { allCalls } from "#contract/registry.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { allStores } from "#provider/demo/seed/stores/allStores.ts";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { signTable } from "#provider/server/signing.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { NOON, plantFixture } from "#provider/testing/fixture.ts";
import { guest, line, planted, taken } from "#provider/testing/guest.ts";
import { codeOn, newMember, newPhone } from "#provider/testing/members.ts";
import { receiptsOf } from "#provider/testing/offPremisesGuest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";
import { someBuild } from "#provider/testing/someBuild.ts";
import { routes } from "#routes/table.ts";
import { conformance } from "#tests/conformance/suite.ts";

/** What only a demo has. */
const MAKE_BELIEVE = /sandbox|stand-?in(?!g)/i;
const FROM = { address: "192.0.2.1" };
let build: Awaited<ReturnType<typeof someBuild>>;
let provider: TestProvider;
let demo: TestProvider;

beforeAll(async () => {
  build = await someBuild();
  const frontend = await builtFrontend(build.folder);
  // The demo's stores have everything to look at; a start with them is refused (startProvider.test.ts).
  const all = { isSeeded: true, payment: "sandbox", frontend } as const;
  provider = await testProvider({ ...all, settings: { hasDemo: false } });
  demo = await testProvider(all);
  // Two databases with all of the demo in them, on a machine that may do much else.
}, 180_000);
afterAll(async () => {
  await provider.close();
  await demo.close();
  await build.remove();
});

const ask = (from: TestProvider, path: string, init?: RequestInit) =>
  from.app.fetch(new Request(`http://provider.test${path}`, init), FROM);

/** What a provider serves beside calls and pages, as "GET /desk/:store". */
const served = ({ mounted }: TestProvider) =>
  new Set(
    mounted
      .flatMap(({ routes: { routes: own } }) => own)
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  );
/** Every address that a demo answers and a service without one has no routes for. */
function entryPoints(): [method: string, path: string][] {
  const kept = served(provider);
  return [...served(demo)]
    .filter((entryPoint) => !kept.has(entryPoint))
    .map((entryPoint) => entryPoint.split(" "))
    .map(([method = "", path = ""]) => [method, path.replaceAll(/:\w+/g, "any").replaceAll("*", "any")]);
}

/** What the desk's screens read. */
const DESK_READS: readonly (readonly [path: string, request: object])[] = [
  ["stores", {}],
  ["store", { store_id: "ramen" }],
  ["board", { store_id: "ramen" }],
  ["goods", { store_id: "ramen" }],
  ["reviews", { store_id: "ramen" }],
  ["feedback", {}],
  ["coupons", { store_id: "ramen" }],
  ["coupons", { store_id: null }],
  ["home", {}],
  ["cards", { store_id: "ramen" }],
  ["texts", { store_id: "ramen" }],
  ["mails", { store_id: "ramen" }],
  ["uses", { store_id: "ramen" }],
  ["gifts", { store_id: "ramen" }],
];

describe("without the demo", () => {
  it("no door of the sandbox or of a stand-in answers otherwise than an address that is nothing", async () => {
    const all = entryPoints();
    const first = new Set(all.map(([, path]) => path.split("/")[1]));
    expect([...first].toSorted()).toEqual(["sandbox", "standin"]);
    for (const [method, path] of all) {
      const there = await ask(provider, path, { method });
      const nothing = await ask(provider, path.replace(/^\/\w+/, "/nothing"), { method });
      expect(`${path} ${there.status}`).toBe(`${path} ${nothing.status}`);
      const [text, usual] = [await there.text(), await nothing.text()];
      expect(text.replaceAll(/nonce="[^"]*"/g, "").length).toBe(
        usual.replaceAll(/nonce="[^"]*"/g, "").length,
      );
      const inDemo = await ask(demo, path, { method });
      expect(`${path} ${await inDemo.text()}`).not.toMatch(/id="app"|90002|90003/);
    }
  });

  it("no page of the client or of the desk names any of it", async () => {
    const pages = Object.keys(routes).map((name) => `/${name}`);
    const found: string[] = [];
    const besides = ["/", "/api", "/openapi.json", "/auth/wechat", "/healthz", "/readyz", "/livez"];
    for (const path of [...pages, ...besides, "/robots.txt", "/sitemap.xml"]) {
      const answer = await ask(provider, path);
      if (answer.status >= 500 || MAKE_BELIEVE.test(await answer.text())) found.push(path);
    }
    const desk = await deskOf(provider, "ramen");
    for (const [path, request] of DESK_READS) {
      const answer = await desk.call(path, request, { cookie: desk.cookie });
      if (answer.status !== 200 || MAKE_BELIEVE.test(await answer.text())) found.push(path);
    }
    for (const path of ["/desk", "/desk/login", "/desk/gifts/ramen"]) {
      const answer = await desk.get(path, { cookie: desk.cookie });
      if (answer.status !== 200 || MAKE_BELIEVE.test(await answer.text())) found.push(path);
    }
    expect(found).toEqual([]);
  });

  it("no call answers with any of it, and none breaks the contract", async () => {
    const found: string[] = [];
    const card = { store_id: "ramen", table_id: "ramen-A1", epoch: 1 };
    const world = { store_id: "ramen", table_id: signTable(card, provider.parts.signingKey) };
    const rows = await conformance(
      async (path, init) => {
        const answer = await ask(provider, path, init);
        const text = await answer.clone().text();
        if (MAKE_BELIEVE.test(text)) found.push(`${path}: ${text.slice(0, 300)}`);
        return answer;
      },
      { calls: allCalls, ...world },
    );
    expect(rows).toHaveLength(allCalls.length);
    expect(found).toEqual([]);
    expect(rows.flatMap((row) => row.breaches.map((breach) => `${row.path}: ${breach}`))).toEqual([]);
  });

  it("pages are told what is not there, and a demo's are told nothing", async () => {
    const told = await (await ask(provider, "/broken")).text();
    expect(told).toContain(`"lacks":["texts","mail","cards","online_payment"]`);
    expect(told).not.toContain("stand_in");
    expect(await (await ask(demo, "/broken")).text()).not.toContain("lacks");
  });
});

describe("without a gateway", () => {
  let own: TestProvider;
  beforeAll(async () => {
    own = await testProvider({ payment: "sandbox", settings: { hasDemo: false } });
    own.clock.set(NOON);
    await plantFixture(own.db);
    await plantOffers(own);
  });
  afterAll(() => own.close());

  it("a store offers what its own till and books take, and takes nothing else", async () => {
    const one = await guest(own);
    const { pay_list, vault } = await taken(
      one.send(storePayList, { store_id: "diner", order_type: OrderType.dineIn }),
    );
    expect(pay_list).toEqual([PayType.cash]);
    expect(vault).toBeNull();
    expect((await taken(one.send(storeIndex, { store_id: "diner" }))).pay_list).toEqual([
      PayType.cash,
      PayType.cashOnDelivery,
      PayType.wallet,
    ]);
    const lines = [line({ goods_id: "tea", price: 300 })];
    expect((await one.order(lines, { pay_type: PayType.payPay })).code).toBe(Code.payTypeUnsupported);
    expect((await one.order(lines, { pay_type: PayType.cash })).code).toBe(Code.success);
  });

  it("nothing is sold that could be paid online alone, and no card is asked for", async () => {
    const one = await guest(own);
    const { offers } = await taken(one.send(refillCardList, { store_id: "diner" }));
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.flatMap((offer) => offer.pay_list)).toEqual([]);
    Object.assign(own.parts.settings, { hasDemo: true });
    const member = await newMember(own);
    Object.assign(own.parts.settings, { hasDemo: false });
    const by = { session: member.session };
    const bought = { store_id: "diner", kind: 1, offer_id: "five", shown_price: 5_000 } as const;
    expect((await own.call(refillCreateOrder, bought, by)).code).toBe(Code.payTypeUnsupported);
    expect((await own.call(creditCartList, {}, by)).code).toBe(Code.payTypeUnsupported);
    expect((await own.call(sendMemberSmsCode, { purpose: "cancel_account" }, by)).code).toBe(
      Code.codeNotSent,
    );
  });

  it("no code is promised that nobody sends", async () => {
    const phone = newPhone();
    const { code } = await own.call(sendSmsCode, { phone, purpose: "register" });
    expect(code).toBe(Code.codeNotSent);
  });
});

it("shops of the mall offer in common what needs no gateway", async () => {
  for (const { id, payList } of allStores.filter(({ shipping }) => shipping !== undefined)) {
    const { pay_list } = await taken(provider.call(mallStorePayList, { store_ids: [id] }));
    expect(pay_list).toEqual(payList.filter((type) => type === PayType.cashOnDelivery));
    const inDemo = await taken(demo.call(mallStorePayList, { store_ids: [id] }));
    expect(inDemo.pay_list.length).toBeGreaterThan(pay_list.length);
  }
});

it("the desk tells how texts and mails stand, and of whom enough to tell one from another, never what they say", async () => {
  const shop = await planted();
  const phone = newPhone();
  const code = await codeOn(shop, phone, "register");
  await shop.smsOutbox.drain();
  const one = await guest(shop);
  const receipts = receiptsOf(shop);
  const { order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
  await receipts.desk(order_no, "accept", "pay_cash");
  await receipts.make(one, order_no, { kind: 1, email: "hanako@example.com" });
  const desk = await deskOf(shop);
  const seen = async () => {
    const { texts: some } = await desk.given(listTexts, { store_id: "diner" });
    return { some, kept: JSON.stringify(await desk.given(listMails, { store_id: "diner" })) };
  };
  const before = await seen();
  expect(before.some.map(({ content }) => content).join()).toContain(code);
  expect(before.kept).toContain("hanako@example.com");

  Object.assign(shop.parts.settings, { hasDemo: false });
  const { some, kept } = await seen();
  expect(some).toMatchObject([{ last4: phone.slice(-4), state: "sent", content: "" }]);
  for (const secret of [phone.slice(1), "認証コードです"]) expect(JSON.stringify(some)).not.toContain(secret);
  for (const secret of ["hanako@example.com", "/receipt/", "領収金額"]) expect(kept).not.toContain(secret);
  const [mail] = await shop.db.select().from(mails);
  const seenMail = new URLSearchParams({ store_id: "diner", mail_id: mail?.id ?? "" });
  expect((await desk.get(`${MAIL_FILE}?${seenMail}`, { cookie: desk.cookie })).status).toBe(404);
  // Neither is a receipt taken on for a mail that never goes.
  expect((await receipts.ask(one, order_no, { kind: 1, email: "hanako@example.com" })).code).toBe(
    Code.printFailed,
  );
  expect(await desk.given(listGifts, { store_id: "diner" })).toMatchObject({ has_texts: false });
  const gift = { store_id: "diner", voucher_id: "one", offer_id: "teas", language: "ja" } as const;
  for (const to of ["", "hanako@example.com"])
    expect(await desk.given(makeGift, { ...gift, to })).toEqual({ refusal: "no_texts" });
  await shop.close();
});
