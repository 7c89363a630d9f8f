import * as Code from "#contract/codes.ts";
import { SpecType } from "#contract/enumerations.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { openIn } from "./hosts/openIn.ts";
import { registered } from "./hosts/registered.ts";
import { ask } from "./hosts/someone.ts";
import { expect, expectError, test } from "./test.ts";

const EXCHANGE = "/order/user/update_token";

test("who comes back a week after their session ended has name, coupons and the mall's cart as they left them", async ({
  browser,
  request,
}) => {
  const { user } = await registered(browser, request);
  const origin = demoOrigin;
  const goods = await ask(request, { origin, path: "/mall/store/goodlist", body: {} });
  const { goods: all } = goods.data as { goods: { id: string; spec_type: number; is_sold_out: number }[] };
  const plain = all.find(({ spec_type, is_sold_out }) => spec_type === SpecType.plain && is_sold_out === 0);
  const line = { goods_id: plain?.id, option_value: [], number: 2 };
  await ask(request, { origin, path: "/mall/shopcart/addshopcart", body: { ...user, ...line } });
  await ask(request, { origin, path: "/order/my/altermemberinfo", body: { ...user, nickname: "Hanako" } });

  const { page, say, close } = await openIn(browser, "browser", {
    origin,
    stored: { user: JSON.stringify(user) },
  });
  // The provider's clock cannot be set: what it says of a token of a week ago is said on the way.
  expectError(/ERR_FAILED.*update_token/);
  let exchanges = 0;
  let isCut = true;
  await page.route("**/*", async (route) => {
    const sent = route.request();
    if (sent.method() !== "POST") return route.fallback();
    const { pathname } = new URL(sent.url());
    if (pathname === EXCHANGE) {
      exchanges += 1;
      return isCut ? route.abort() : route.fallback();
    }
    const { auth_token } = (sent.postDataJSON() ?? {}) as { auth_token?: string };
    if (auth_token !== user.auth_token) return route.fallback();
    return route.fulfill({ json: { code: Code.sessionExpired, message: "", data: null } });
  });

  await page.goto("/mall");
  const unknown = page.getByRole("button", { name: say("mall:cart.unknown") });
  await expect(unknown).toBeVisible({ timeout: 30_000 });
  isCut = false;
  const before = exchanges;
  await unknown.click();
  await expect(page.getByText(say("menu:cartSummary", { count: 2 }))).toBeVisible();
  expect(exchanges).toBe(before + 1);
  await page.goto("/user");
  await expect(page.getByRole("heading", { name: "Hanako" })).toBeVisible();
  await expect(page.getByText(say("user:value.unknown"))).toHaveCount(0);
  await close();
});
