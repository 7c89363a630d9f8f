import { signInAsDemo } from "#contract/calls/desk/door.ts";
import { baseURL, phone } from "./desk.ts";
import { lookAtDesk } from "./deskLook.ts";
import { boughtCard } from "./hosts/boughtCard.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { registered } from "./hosts/registered.ts";
import { ask, keepSession } from "./hosts/someone.ts";
import { expect, expectError, test } from "./test.ts";

const STORE = "ramen";

for (const [language, width] of [
  ["ja", 1024],
  ["en", 390],
] as const)
  test(`a customer is found, their balance corrected by two people and told to them, and they are deleted as they ask (${language}, ${width} px)`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000);
    const family_name = `渡邊${Date.now() % 1_000_000}`;
    const { phone: number, user } = await registered(browser, request);
    const { auth_token, uid } = user;
    const own = { uid, auth_token };
    await ask(request, {
      origin: demoOrigin,
      path: "/order/my/altermemberinfo",
      body: { ...own, family_name, given_name: "花" },
    });
    await boughtCard(request, user, STORE, 3_000);

    // Who manages the store finds them by the name in other characters, and by the end of their phone.
    const manager = await lookAtDesk(browser, language, width);
    const { at, page, say } = manager;
    await page
      .context()
      .request.post(signInAsDemo.path, { headers: { origin: baseURL }, data: { role: "manager" } });
    await at("/desk/customers");
    await expect(page.getByRole("heading", { level: 1, name: say("desk/customers:title") })).toBeVisible();
    await manager.isSound();
    const field = page.getByRole("searchbox");
    const find = page.getByRole("search").getByRole("button", { name: say("desk/desk:find") });
    await field.fill("1");
    await find.click();
    await expect(page.getByText(say("desk/desk:fault.too_little"))).toBeVisible();
    await expect(field).toHaveValue("1");
    await field.fill(number.slice(-4));
    await find.click();
    const list = page.getByRole("list", { name: say("desk/customers:found") });
    await expect(list.getByText(family_name)).toBeVisible();
    await field.fill(family_name.replace("邊", "辺"));
    await find.click();
    const row = list.getByRole("listitem");
    await expect(row).toHaveCount(1);
    await manager.isSound();
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: family_name })).toBeVisible();
    await expect(page.getByText("¥3,100").first()).toBeVisible();
    await manager.isSound();
    // What was looked for is still there for who comes back.
    await page.goBack();
    await expect(row).toHaveCount(1);
    await row.getByRole("link").click();

    await page.getByRole("button", { name: say("desk/customers:correct.open") }).click();
    const sheet = page.getByRole("dialog");
    const submit = sheet.getByRole("button", { name: say("desk/customers:correct.submit") });
    await expect(submit).toBeVisible();
    await manager.isSound();
    const amount = sheet.getByLabel(say("desk/customers:correct.amount"));
    await amount.fill("-1");
    await submit.click();
    await expect(sheet.getByText(say("desk/customers:amountFault.negative"))).toBeVisible();
    await expect(sheet.getByText(say("desk/customers:correct.reasonMissing"))).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill("1,000,000,000");
    await submit.click();
    await expect(
      sheet.getByText(say("desk/customers:amountFault.long", { most: "¥1,000,000" })),
    ).toBeVisible();
    await manager.isSound();
    await amount.fill("５００");
    await sheet.getByLabel(say("desk/customers:correct.reason")).fill("Change was given twice");
    // What was typed outlives a lost connection.
    await page.context().setOffline(true);
    await submit.click();
    await expect(sheet.getByText(say("form:trouble.offline"))).toBeVisible();
    await page.context().setOffline(false);
    await submit.click();
    await expect(page.getByText(say("desk/customers:correct.asked"))).toBeVisible();
    // Who asked can call it off, and cannot confirm it.
    const confirm = page.getByRole("button", { name: say("desk/customers:decide.confirm") });
    await expect(page.getByRole("button", { name: say("desk/customers:decide.call_off") })).toBeVisible();
    await expect(confirm).toHaveCount(0);

    const owner = await lookAtDesk(browser, language, width);
    await owner.at("/desk/customers");
    const card = owner.page
      .getByRole("list", { name: say("desk/customers:waiting") })
      .getByRole("listitem")
      .filter({ hasText: family_name });
    await expect(card).toContainText("Demo Manager");
    await expect(card).toContainText("Change was given twice");
    await expect(card).toContainText("¥3,100");
    await owner.isSound();
    await card.getByRole("link").click();
    await expect(owner.page.getByRole("heading", { level: 1, name: family_name })).toBeVisible();
    await owner.page.getByRole("button", { name: say("desk/customers:decide.confirm") }).click();
    const corrections = owner.page.getByRole("list", { name: say("desk/customers:part.corrections") });
    await expect(corrections.getByText(say("desk/customers:correctionState.done"))).toBeVisible();
    await expect(corrections.getByText(say("desk/customers:decided.done"))).toBeVisible();
    await expect(corrections).toContainText("¥3,600");
    await owner.isSound();
    // The other one sees what the first did.
    await expect(
      page
        .getByRole("list", { name: say("desk/customers:part.corrections") })
        .getByText(say("desk/customers:correctionState.done")),
    ).toBeVisible({ timeout: 20_000 });

    const guest = await phone(browser, "ja");
    await keepSession(guest.page, user);
    await guest.page.goto(`/message?storeId=${STORE}`);
    await expect(guest.page.getByText("Change was given twice")).toBeVisible();
    await expect(guest.page.getByText("¥3,600")).toBeVisible();
    await guest.close();

    // They ask to be deleted: the balance that is left is decided knowingly.
    await owner.page.getByRole("button", { name: say("desk/customers:request.open") }).click();
    const taking = owner.page.getByRole("dialog");
    await taking.getByRole("radio", { name: say("desk/customers:request.kinds.deletion") }).check();
    const cameOn = taking.getByLabel(say("desk/customers:request.cameOn"));
    await cameOn.fill("2020-01-01");
    const take = taking.getByRole("button", { name: say("desk/customers:request.submit") });
    await take.click();
    await expect(taking.getByText(say("desk/customers:request.cameOnWrong"))).toBeVisible();
    await expect(cameOn).toBeFocused();
    await owner.isSound();
    await cameOn.fill(new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Tokyo" }));
    await take.click();
    const requests = owner.page.getByRole("list", { name: say("desk/customers:part.requests") });
    await expect(requests.getByText(say("desk/customers:request.state.open"))).toBeVisible();
    await owner.isSound();
    const erase = say("desk/customers:request.erase");
    await requests.getByRole("button", { name: erase }).click();
    const means = owner.page.getByRole("dialog");
    await expect(means.getByText(say("desk/customers:request.lost", { amount: "¥3,600" }))).toBeVisible();
    await means.getByRole("button", { name: erase }).click();
    await expect(means.getByText(say("desk/customers:request.lostMissing"))).toBeVisible();
    await owner.isSound();
    await means.getByRole("checkbox").check();
    // The manager's page is of somebody who is gone.
    expectError(/customers/);
    await means.getByRole("button", { name: erase }).click();
    await expect(owner.page).toHaveURL(/\/desk\/customers$/);
    await owner.page.getByRole("searchbox").fill(family_name);
    await owner.page
      .getByRole("search")
      .getByRole("button", { name: say("desk/desk:find") })
      .click();
    await expect(owner.page.getByText(say("desk/customers:none"))).toBeVisible();
    await manager.close();
    await owner.close();
  });
