import { createOrder, payOrder } from "#contract/calls/order.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { CardStored } from "#contract/payment.ts";
import { orderRequest } from "#tests/conformance/examples.ts";
import { wire } from "#tests/conformance/wire.ts";
import { discover } from "#tests/conformance/world.ts";
import { expect, test } from "./test.ts";
import { looker } from "./look.ts";

/** An order of a visitor's, begun to be paid by a card whose bank asks first: the address of the bank's page. */
async function atTheBank(base: string): Promise<string> {
  const sender = wire((path, init) => fetch(`${base}${path}`, init));
  const world = await discover(sender, { store_id: "ramen", table_id: "ramen-A1" });
  const { session } = world;
  const dataOf = async (reply: ReturnType<typeof sender.send>) =>
    ((await reply).body as { data: Record<string, unknown> }).data;
  const order = await dataOf(
    sender.send(createOrder, { ...orderRequest(world), pay_type: PayType.card }, { session }),
  );
  const methods = await dataOf(
    sender.send(storePayList, { store_id: world.store_id, order_type: OrderType.dineIn }),
  );
  const { url, key } = methods["vault"] as { url: string; key: string };
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      number: "4000002760003184",
      valid_period: "12/40",
      security_code: "123",
      name: "TARO YAMADA",
    }),
  });
  const { token } = CardStored.parse(await response.json());
  const paying = { order_no: order["order_no"], pay_type: PayType.card, vault_token: token };
  const { redirect_url } = await dataOf(sender.send(payOrder, paying, { session }));
  return String(redirect_url);
}

test("nothing stands in anybody's way on the page of a card's bank, in five languages", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const address = new URL(await atTheBank(baseURL ?? ""));
  for (const [language, words] of [
    ["ja", "カード会社での本人認証"],
    ["zh", "发卡银行身份验证"],
    ["en", "Confirm with your bank"],
    ["tw", "發卡銀行身分驗證"],
    ["ko", "카드사 본인 인증"],
  ] as const) {
    const { look, found } = await looker(page, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${address.pathname}?language=${language}`);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    const isClipped = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isClipped).toBe(false);
    await look("bank");
    expect(found).toEqual([]);
  }
  await page.goto(address.href);
  await page.getByRole("button", { name: "本人です（認証する）" }).click();
  await page.waitForURL(/\/payLoading\?/);
});
