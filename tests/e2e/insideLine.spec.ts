import { expect, test, expectError } from "./test.ts";
import { tableLink } from "./desk.ts";
import { dishes, goods } from "./guest.ts";
import { kindOn, sessionOn } from "./hosts/keptOn.ts";
import { lineHosts } from "./hosts/lineHosts.ts";
import { lineAnswers, lineMock, lineSaid } from "./hosts/lineMock.ts";
import { expectMenuWithCart } from "./hosts/menuWithCart.ts";
import { openIn } from "./hosts/openIn.ts";
import { LIFF_ID, lineOrigin } from "./hosts/origins.ts";
import { phoneWithCart } from "./hosts/phoneWithCart.ts";
import { openSignIn } from "./hosts/signInPage.ts";
import { aMember } from "./hosts/someone.ts";

test("with LINE out of reach the LIFF app leads on by itself, and says at the sign-in what is wrong", async ({
  browser,
  request,
}) => {
  expectError(/net::ERR_INTERNET_DISCONNECTED \(https:\/\/\w+\.line/);
  expectError(/cause of LiffError/);
  const inLine = { host: "line", origin: lineOrigin } as const;
  const { context, page, say, watched, link, close } = await phoneWithCart(browser, request, inLine);
  (await lineHosts(context)).setDown(true);
  const opened = await request.get(`${lineOrigin}/standin/line/${LIFF_ID}${link}`, { maxRedirects: 0 });
  await page.goto(opened.headers()["location"] ?? "");
  await expectMenuWithCart(page, say, link);
  expect(watched.documents).toHaveLength(1);
  expect(await sessionOn(page)).toBeNull();
  // Loaded anew, LIFF has no tokens any more, and would leave for LINE's page.
  await page.goto(link);
  await expectMenuWithCart(page, say, link);
  await openSignIn(page, link);
  await expect(page.getByText(say("account:lineTrouble.unreachable"))).toBeVisible();
  await close();
});

test("inside of LINE the menu is there and takes a dish before LINE has answered, and the address stays untouched", async ({
  browser,
  request,
}) => {
  const inLine = { host: "line", origin: lineOrigin } as const;
  const { context, page, say, watched, link, close } = await phoneWithCart(browser, request, inLine);
  const line = await lineHosts(context);
  const isFirst = (address: string) => address.includes("liff.state");
  const first = line.hold(isFirst);
  const second = line.hold((address) => !isFirst(address));
  await page.goto(`https://liff.line.me/${LIFF_ID}${link}&standin.person=new`);
  const dish = goods(page, dishes.ja.withOptions).first();
  await expect(dish).toBeVisible();
  // A tap before the code has come is kept until it has.
  await dish.getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("liff.state")).toBe(link);
  expect(watched.changes).toEqual([]);
  first.letGo();
  await page.waitForURL((url) => !isFirst(url.href));
  await expectMenuWithCart(page, say, link);
  await page.waitForTimeout(500);
  expect(watched.changes).toEqual([]);
  expect(await sessionOn(page)).toBeNull();
  await page.evaluate(() => window.scrollTo(0, 200));
  second.letGo();
  await expect.poll(() => kindOn(page, request)).toBe("member");
  await expectMenuWithCart(page, say, link);
  // Whoever reads on meanwhile is not sent back to the top.
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  expect(watched.documents).toHaveLength(2);
  await close();
});

test("in LINE a store goes to friends by LINE's own picker, and LINE's reader leads to the table (official mock)", async ({
  browser,
  request,
}) => {
  const user = JSON.stringify(await aMember(request, lineOrigin));
  const table = await tableLink(browser, "C2", "ramen", lineOrigin);
  const { context, page, say, close } = await openIn(browser, "line", { stored: { user } });
  await lineHosts(context);
  await lineMock(context);
  await page.goto("/storeHome?storeId=ramen");
  await lineAnswers(page, {
    shareTargetPicker: { status: "success" },
    scanCode: { value: `https://liff.line.me/${LIFF_ID}${table}` },
  });
  await page.getByRole("button", { name: say("common:share") }).click();
  await expect(page.getByText(say("share:sent"))).toBeVisible();
  await page.getByRole("tab", { name: say("menu:tab.details") }).click();
  await page.getByRole("button", { name: say("store:eatHere") }).click();
  await page.waitForURL((url) => url.pathname + url.search === table);
  await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
  const said = await lineSaid(page);
  expect(said.map(({ call }) => call)).toEqual(["shareTargetPicker", "scanCodeV2"]);
  expect(JSON.stringify(said[0]?.given)).toContain(
    `"uri":"https://liff.line.me/${LIFF_ID}/storeHome?storeId=ramen"`,
  );
  await close();
});
