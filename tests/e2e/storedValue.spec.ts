import { CartAction } from "#contract/enumerations.ts";
import { expect, type Page, test } from "./test.ts";
import { fillContact, payBy, STORE, takeTime, withCart } from "./offPremisesGuest.ts";
import { finger } from "./byHand.ts";
import { covered } from "./covered.ts";
import { confirmShown, shownDigits } from "./counter.ts";
import { openDesk, phone } from "./desk.ts";
import { orderNumber, typeCard } from "./guest.ts";
import { boughtCard } from "./hosts/boughtCard.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { PASSWORD, registered } from "./hosts/registered.ts";
import { aMember, keepSession } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";
import { newPhone, readCode } from "./readCode.ts";
import { textsIn } from "./texts.ts";

const CARD = "4242424242424242";
const CAFE = 1_000;
const NAMES = { ja: "チャージカード", "zh-cn": "储值卡" } as const;

/** Nothing is wider than a narrow phone, nor under the bell or a bar for good. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${page.url()} at 320`).toBeLessThanOrEqual(0);
  expect(await covered(page), `${page.url()} at 320`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** More of the dish in the cart than the card's balance pays for. */
async function enoughToShare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem("cart.ramen") ?? "[]") as [
      { price: number; number: number },
    ];
    line.number = Math.ceil(3_200 / line.price) + 1;
    localStorage.setItem("cart.ramen", JSON.stringify([line]));
  });
  await page.reload();
}

for (const language of ["ja", "zh-cn"] as const) {
  test(`a refill card is bought with its bonus, topped up and used at the counter, pays an order together with a credit card, and both go back (${language})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    // What a screen breaks it breaks in each language; once proves it.
    const looked = (screen: string) => (language === "ja" ? look(screen) : Promise.resolve());
    const member = await aMember(request, demoOrigin);
    await keepSession(page, member);

    await page.goto("/goodsCoupon");
    await expect(page.getByText(say("value:mine.empty"))).toBeVisible();
    await settled(page);
    await looked("goods-coupon");
    await page.goto(`/goodsCouponBuy?storeId=${STORE}`);
    const offer = page.getByRole("radio", { name: new RegExp(say("value:buy.gets", { amount: "¥3,100" })) });
    await finger.choose(offer);
    await finger.choose(page.getByRole("radio", { name: say("bill:payType.5") }));
    await typeCard(page, say, CARD);
    await looked("goods-coupon-buy");
    await narrow(page);
    await page.getByRole("button", { name: new RegExp(`^${say("value:buy.pay")}`) }).click();
    await expect(page.getByRole("heading", { name: say("value:result.credited") })).toBeVisible();
    await looked("goods-coupon-bought");
    await boughtCard(request, member, "cafe", CAFE);
    await page.getByRole("link", { name: say("value:result.toBalance") }).click();
    await expect(page.getByText("¥3,100", { exact: true })).toBeVisible();
    await narrow(page);

    const desk = await openDesk(browser, STORE);
    const amount = page.getByRole("textbox", { name: say("value:useAmount.label") });
    await page.goto(`/goodsCouponUse?storeId=${STORE}&topUp=1`);
    await page.getByRole("textbox", { name: say("value:buy.amount") }).fill("1000");
    await page.getByRole("button", { name: say("value:useAmount.show") }).click();
    await confirmShown(desk.page, STORE, page);
    await expect(page.getByRole("heading", { name: say("useTicket:confirmed.top_up") })).toBeVisible();
    await page.goto("/goodsCoupon");
    await expect(page.getByText("¥4,100", { exact: true })).toBeVisible();
    await expect(page.getByText("¥1,000", { exact: true })).toBeVisible();
    await page
      .locator(`a[href*="/goodsCouponUse"][href*="storeId=${STORE}"][href*="cardId"]`)
      .first()
      .click();
    await amount.fill("1000");
    await page.getByRole("button", { name: say("value:useAmount.show") }).click();
    await confirmShown(desk.page, STORE, page);
    await expect(page.getByRole("heading", { name: say("useTicket:confirmed.card") })).toBeVisible();

    await withCart(page, request, { action: CartAction.takeAway, path: "/submitOrderPick" });
    await enoughToShare(page);
    await takeTime(page, say);
    await fillContact(page, say, "佐藤 花", "090-1234-5678");
    await finger.choose(page.getByRole("checkbox", { name: new RegExp(NAMES[language]) }));
    await payBy(page, say, say("bill:payType.5"));
    await expect(page.getByText(say("bill:toPay"))).toBeVisible();
    await looked("checkout-stored");
    await narrow(page);
    await typeCard(page, say, CARD);
    await looked("checkout-stored-card");
    await page.getByRole("button", { name: say("checkout:submitPay") }).click();
    const order_no = await orderNumber(page);
    await expect(page.locator("dl").getByText(say("orders:pay.1"))).toBeVisible();
    await expect(page.locator("dl").getByText("−¥3,100")).toBeVisible();

    await desk.act(order_no, "refund", { reason: "品切れのため" });
    await desk.close();
    await expect(page.getByText(say("orders:pay.3")).first()).toBeVisible({ timeout: 20_000 });
    const back = say("bill:storedBack", { name: NAMES[language], amount: "¥3,100" });
    await expect(page.getByText(back)).toBeVisible();
    await page.goto("/goodsCoupon");
    await page
      .getByRole("link", { name: say("value:history.title") })
      .first()
      .click();
    await expect(page.getByText("−¥3,100")).toBeVisible();
    await expect(page.getByText("+¥3,100").first()).toBeVisible();
    await looked("refill-card");
    expect(found).toEqual([]);
    await close();
  });

  test(`a gift is activated after the sign-in, used at the counter, confirmed at the desk, and another voucher bought (${language})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    const desk = await openDesk(browser, STORE);
    await desk.page.goto(`/desk/gifts/${STORE}`);
    await desk.page.getByRole("button", { name: textsIn("ja")("desk/gifts:give") }).click();
    const code = (await desk.page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).textContent()) ?? "";
    const member = await registered(browser, request);
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    const looked = (screen: string) => (language === "ja" ? look(screen) : Promise.resolve());

    await page.goto(`/activate?code=${code}`);
    await page.getByRole("link", { name: say("value:signIn.button") }).click();
    await page.getByRole("link", { name: say("account:way.password") }).click();
    await page.getByRole("textbox", { name: say("form:phone") }).fill(member.phone);
    await page.getByRole("textbox", { name: say("account:password") }).fill(PASSWORD);
    await page.getByRole("button", { name: say("account:logIn"), exact: true }).click();
    const gift = page.getByRole("textbox", { name: say("value:activate.code") });
    await expect(gift).toHaveValue(code);
    const own = newPhone();
    await page.getByRole("textbox", { name: say("form:phone") }).fill(own);
    await page.getByRole("textbox", { name: say("value:activate.email") }).fill("hanako@example.com");
    await settled(page);
    await looked("activate");
    await narrow(page);
    await page.getByRole("button", { name: say("value:activate.send") }).click();
    const digit = page.getByRole("textbox", { name: say("form:code") });
    await digit.waitFor();
    await digit.fill(await readCode(browser, own, null));
    await expect(page.getByRole("heading", { name: say("value:activate.done") })).toBeVisible();
    await page.getByRole("link", { name: say("value:activate.toVoucher") }).click();
    await expect(page.getByText(say("value:voucher.someGoods"))).toBeVisible();
    await settled(page);
    await looked("voucher");
    await narrow(page);

    await page.getByRole("link", { name: say("value:use"), exact: true }).click();
    const amount = page.getByRole("textbox", { name: say("value:useAmount.label") });
    const show = page.getByRole("button", { name: say("value:useAmount.show") });
    await amount.fill("０");
    await show.click();
    await expect(page.getByText(say("value:fault.zero"))).toBeVisible();
    await looked("use-amount");
    await amount.fill("５００");
    await show.click();
    await expect(shownDigits(page)).toBeVisible();
    await looked("use-ticket");
    await confirmShown(desk.page, STORE, page);
    await desk.close();
    await expect(page.getByRole("heading", { name: say("useTicket:confirmed.voucher") })).toBeVisible();
    await narrow(page);
    await page.getByRole("link", { name: say("value:useAmount.toHistory") }).click();
    await expect(page.getByText("−¥500")).toBeVisible();

    await page.goto(`/goodsCouponBuy?storeId=${STORE}&kind=2`);
    await finger.choose(
      page.getByRole("radio", { name: new RegExp(say("value:buy.gets", { amount: "¥3,000" })) }),
    );
    await finger.choose(page.getByRole("radio", { name: say("bill:payType.5") }));
    await typeCard(page, say, CARD);
    await page.getByRole("button", { name: new RegExp(`^${say("value:buy.pay")}`) }).click();
    await expect(page.getByRole("heading", { name: say("value:result.credited") })).toBeVisible();
    await page.goto("/userVoucher");
    await expect(page.getByText("¥2,500")).toBeVisible();
    await expect(page.getByText("¥3,000").first()).toBeVisible();
    await settled(page);
    await looked("user-voucher");
    await narrow(page);
    expect(found).toEqual([]);
    await close();
  });
}
