import { expect, type Page, type Request, test } from "./test.ts";
import { finger } from "./byHand.ts";
import sharp from "sharp";
import { openDesk, phone } from "./desk.ts";
import { typeCard } from "./guest.ts";
import { registered } from "./hosts/registered.ts";
import { newPhone, readCode } from "./readCode.ts";

const VISA = "4242424242424242";
const MASTERCARD = "5555555555554444";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("one's details, another phone by its code, a card added, replaced and removed, and help that is searched", async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const member = await registered(browser, request);
  const { page, say, close } = await phone(browser);
  await page.goto("/healthz");
  await page.evaluate((user) => localStorage.setItem("user", user), JSON.stringify(member.user));
  const requests: Request[] = [];
  page.on("request", (sent) => void requests.push(sent));

  // Whoever is signed in is so from the first picture on, and not nobody for a blink.
  await page.addInitScript((words) => {
    const look = () => document.body?.textContent.includes(words) && sessionStorage.setItem("blink", words);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, say("user:who.signIn"));
  await page.goto("/user");
  await page.getByRole("link", { name: say("user:who.edit") }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("blink"))).toBeNull();
  await page.getByRole("link", { name: say("user:who.edit") }).click();
  await page.getByRole("textbox", { name: say("user:info.nickname") }).fill("はな");
  const email = page.getByRole("textbox", { name: say("user:info.email") });
  await email.fill("hana@");
  await button(page, say("common:save")).click();
  await expect(page.getByText(say("form:fault.email_wrong"))).toBeVisible();
  await email.fill("hana@example.com");
  // Going away and coming back loses nothing of it.
  await button(page, say("common:back")).click();
  await page.getByRole("link", { name: say("user:who.edit") }).click();
  await expect(email).toHaveValue("hana@example.com");
  await button(page, say("common:save")).click();
  await expect(page.getByText(say("user:info.saved")).first()).toBeVisible();

  const number = newPhone();
  await button(page, say("user:info.changePhone")).click();
  await page.getByRole("textbox", { name: say("form:phone") }).fill(number);
  await button(page, say("user:info.sendCode")).click();
  const field = page.getByRole("textbox", { name: say("form:code") });
  await field.waitFor();
  await field.fill(await readCode(browser, number, member.code));
  await expect(page.getByText(number.replace(/(...)(....)(....)/, "$1-$2-$3"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: say("user:info.nickname") })).toHaveValue("はな");

  await page.goto("/cardList");
  await page.getByRole("link", { name: say("user:cards.add") }).click();
  await typeCard(page, say, VISA);
  await button(page, say("user:cards.save")).click();
  await page.getByRole("link", { name: /Visa.*4242/ }).click();
  await button(page, say("user:cards.replace")).click();
  await typeCard(page, say, MASTERCARD);
  await button(page, say("user:cards.saveChange")).click();
  await page.getByRole("link", { name: /Mastercard.*4444/ }).click();
  // A phone takes its time for the way back from a dialog's entry, and what was asked for is done before.
  await page.evaluate(() => {
    const { go } = History.prototype;
    history.go = (steps) => void setTimeout(() => go.call(history, steps), 500);
  });
  await button(page, say("user:cards.remove")).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("user:cards.remove") })
    .click();
  await expect(page.getByRole("heading", { name: say("user:cards.empty") })).toBeVisible();
  await page.waitForTimeout(700);
  await expect(page).toHaveURL(/\/cardList$/);
  await expect(page.getByRole("heading", { name: say("user:cards.empty") })).toBeVisible();
  const elsewhere = requests.filter((sent) => !sent.url().endsWith("/sandbox/vault/cards"));
  expect(elsewhere.filter((sent) => /4242424242|5555555555/.test(sent.postData() ?? ""))).toEqual([]);

  await page.goto("/help");
  await page.getByRole("searchbox").fill("カード番号");
  await expect(page.locator("details")).toHaveCount(1);
  await page.locator("summary").click();
  await expect(page.getByText("決済会社に直接送信されます")).toBeVisible();
  await close();
});

test("whoever is not signed in writes to the operator, with a picture, and is answered by mail", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser);
  const words = `写真のとおりです ${Date.now()}`;
  await page.goto("/feedback");
  const send = button(page, say("user:feedback.send"));
  await send.click();
  await expect(page.getByText(say("form:fault.feedback_type_missing"))).toBeVisible();
  await finger.choose(page.getByRole("radio", { name: say("user:feedback.types.2") }));
  await page.getByRole("textbox", { name: say("user:feedback.content") }).fill(words);
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#aa3311" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "one.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.locator('[data-state="done"]')).toHaveCount(1);
  await page.getByRole("textbox", { name: say("user:feedback.name") }).fill("佐藤 花");
  await page.getByRole("textbox", { name: say("form:phone") }).fill("09011112222");
  await page.getByRole("textbox", { name: say("user:info.email") }).fill("hana@example.com");
  await send.click();
  await expect(page.getByText(say("user:feedback.answerByEmail"))).toBeVisible();

  const desk = await openDesk(browser);
  await desk.page.goto("/desk/feedback");
  const written = desk.page.getByRole("listitem").filter({ hasText: words });
  await expect(written.getByRole("img")).toBeVisible();
  await written.getByRole("textbox").fill("ご連絡ありがとうございます。");
  await written.getByRole("button", { name: say("desk/feedback:send") }).click();
  await expect(written).toBeHidden();
  await desk.page.goto("/desk/mails/ramen");
  await expect(desk.page.getByText("hana@example.com").first()).toBeVisible();
  await desk.close();
  await close();
});
