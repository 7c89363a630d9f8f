import { expect, test } from "./test.ts";
import { phone } from "./desk.ts";
import { flaws } from "./everyRoute/flaws.ts";
import { registered } from "./hosts/registered.ts";
import { keepSession } from "./hosts/someone.ts";
import { looker, settled } from "./look.ts";
import { newPhone } from "./readCode.ts";

// What a member sees by itself is looked at in everyRoute; here is who has not signed in, and what comes of a button.
test("nothing stands in anybody's way, or is cut off, where one signs in, registers and leaves", async ({
  browser,
  request,
}) => {
  const language = "en";
  const { user } = await registered(browser, request);
  const { page, say, close } = await phone(browser, language);
  await page.setViewportSize({ width: 320, height: 640 });
  const { look, found } = await looker(page, language);
  const open = async (name: string, address: string) => {
    await page.goto(address);
    await settled(page);
    await look(name);
    expect(await flaws(page, language, []), name).toEqual([]);
  };
  await open("loginInput", "/loginInput");
  await open("login", "/login");
  await open("forgot", "/login?mode=forgot");
  await open("register", "/register");
  await page.getByRole("textbox", { name: say("form:phone") }).fill(newPhone());
  await page.getByRole("button", { name: say("account:agreeAndSend"), exact: true }).click();
  await page.getByRole("textbox", { name: say("form:code") }).waitFor();
  await look("register-code");
  await keepSession(page, user);
  await open("change", "/login?mode=change");
  await open("card-gone", "/updateCard?cardId=none");
  await open("leave", "/unsubscribe");
  await page.getByRole("button", { name: say("account:sendCode"), exact: true }).click();
  await page.getByRole("checkbox").waitFor({ state: "attached" });
  await look("leave-code");
  expect(found).toEqual([]);
  await close();
});
