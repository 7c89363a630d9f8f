import { expect, test } from "@playwright/test";
import { phone } from "./desk.ts";
import { registered } from "./hosts/registered.ts";
import { looker, settled } from "./look.ts";
import { newPhone } from "./readCode.ts";

for (const language of ["ja", "en"] as const) {
  test(`nothing stands in anybody's way on a member's screens (${language})`, async ({
    browser,
    request,
  }) => {
    const { user } = await registered(browser, request);
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    await page.goto("/register");
    await page.getByRole("textbox", { name: say("form:phone") }).fill(newPhone());
    await page.getByRole("button", { name: say("account:agreeAndSend"), exact: true }).click();
    await page.getByRole("textbox", { name: say("form:code") }).waitFor();
    await look("register-code");
    await page.goto("/healthz");
    await page.evaluate((text) => localStorage.setItem("user", text), JSON.stringify(user));
    for (const [name, address] of [
      ["signed-in", "/loginInput"],
      ["change", "/login?mode=change"],
      ["leave-tips", "/unsubscribe-tips"],
      ["me", "/user"],
      ["details", "/userInfo"],
      ["cards", "/cardList"],
      ["card-new", "/addCard"],
      ["card-gone", "/updateCard?cardId=none"],
      ["help", "/help?item=cards"],
      ["feedback", "/feedback"],
      ["diagnostics", "/test"],
      ["leave", "/unsubscribe"],
    ] as const) {
      await page.goto(address);
      await settled(page);
      await look(name);
    }
    await page.getByRole("button", { name: say("account:sendCode"), exact: true }).click();
    await page.getByRole("checkbox").waitFor({ state: "attached" });
    await look("leave-code");
    expect(found).toEqual([]);
    await close();
  });
}
