import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import sharp from "sharp";
import { openDesk, phone } from "./desk.ts";
import { dishes, order } from "./guest.ts";
import { isTooWide, looker, settled } from "./look.ts";

/** A photo taken with the phone on its side, that says where. */
async function photo(name: string, background: string) {
  const GPS = { GPSLatitudeRef: "N", GPSLatitude: "35/1 41/1 22/1" };
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({ IFD3: GPS })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Keeps books of the pictures that leave the browser: whether each still says where it was taken. */
const watchUploads = (page: Page) =>
  page.addInitScript(() => {
    const tellsWhere: boolean[] = [];
    Object.assign(window, { tellsWhere });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendWatched(body) {
      const picture = body instanceof FormData ? body.get("file") : null;
      if (picture instanceof Blob) void picture.text().then((text) => tellsWhere.push(text.includes("Exif")));
      send.call(this, body);
    };
  });

const language = "ja";

test("a guest reviews a meal with pictures, the store replies, and everybody reads it", async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const { page, say, close } = await phone(browser, language);
  const { look, found } = await looker(page, language);
  const words = `Soup like at home – ${language} <b>${Date.now()}</b>`;

  const order_no = await order(page, say, await desk.tableLink("B2"), dishes[language].plain);
  await page.goto(`/evaluation?orderNo=${order_no}`);
  await expect(page.getByRole("heading", { name: say("reviews:notYet.title") })).toBeVisible();
  for (const action of ["accept", "complete", "pay_cash"] as const) await desk.act(order_no, action);

  await watchUploads(page);
  await page.goto(`/evaluation?orderNo=${order_no}`);
  const send = page.getByRole("button", { name: say("reviews:form.send") });
  await send.click();
  await expect(page.getByText(say("form:fault.star_missing"))).toBeVisible();
  const content = page.getByRole("textbox", { name: say("reviews:form.content") });
  await content.fill(words);
  await finger.choose(page.getByRole("radio", { name: /星4つ/ }));
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles([
    await photo("one.jpg", "#aa3311"),
    await photo("two.jpg", "#2255aa"),
    { name: "cat.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload='alert(1)'/>") },
  ]);
  const picture = (place: number) => page.getByRole("img", { name: say("reviews:pictures.name", { place }) });
  await expect(page.locator('[data-state="done"]')).toHaveCount(2);
  await expect(page.locator('[data-state="failed"]')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, "tellsWhere") as boolean[])).toEqual([false, false]);
  await look("review-refused");
  await page.getByRole("button", { name: say("reviews:pictures.remove", { place: 3 }) }).click();
  // Upright, although it was taken on its side.
  const isUpright = await picture(1).evaluate(
    (image) => image instanceof HTMLImageElement && image.naturalHeight > image.naturalWidth,
  );
  expect(isUpright).toBe(true);
  await page.reload();
  await expect(content).toHaveValue(words);
  await expect(picture(2)).toBeVisible();
  await settled(page);
  await look("review-form");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isTooWide(page)).toBe(false);
  await look("review-form-320");
  await page.setViewportSize({ width: 390, height: 844 });
  await send.click();
  await expect(page.getByRole("heading", { name: say("reviews:thanks.title") })).toBeVisible();
  await settled(page);
  await look("review-thanks");

  await desk.board();
  await desk.page.getByRole("button", { name: say("desk/desk:nav.label") }).click();
  await desk.page.getByRole("link", { name: say("desk/desk:page.reviews"), exact: true }).click();
  const card = desk.page.getByRole("listitem").filter({ hasText: words });
  await expect(card.getByRole("img", { name: say("desk/reviews:picture", { number: 2 }) })).toBeVisible();
  await card.getByRole("button", { name: say("desk/reviews:reply") }).click();
  await card.getByRole("button", { name: say("desk/reviews:save") }).click();
  await expect(card.getByText(say("desk/desk:empty"))).toBeVisible();
  await card.getByRole("textbox").fill("またお待ちしております。");
  await card.getByRole("button", { name: say("desk/reviews:save") }).click();
  await expect(card.getByText(say("desk/reviews:published"))).toBeVisible();
  await expect(card.getByText("またお待ちしております。").first()).toBeVisible();
  await desk.page.screenshot({ path: test.info().outputPath("desk.png") });

  await page.goto("/userEvaluation");
  await expect(page.getByText("またお待ちしております。")).toBeVisible();
  await settled(page);
  await look("reviews-mine");
  await page
    .getByRole("link", { name: /のれん/ })
    .first()
    .click();
  await page.waitForURL(/\/storeEvaluation\?/);
  await page.getByRole("button", { name: /^星4つ/ }).click();
  const review = page.getByRole("article").filter({ hasText: words });
  await expect(review.getByText("またお待ちしております。")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isTooWide(page)).toBe(false);
  await settled(page);
  await look("reviews-store-320");
  await review.getByRole("button").first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("1 / 2")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("2 / 2")).toBeVisible();
  await look("review-picture-320");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  // Closing leads back by an entry, which must have come about before one leaves.
  await settled(page);

  await page.goto(`/evaluation?orderNo=${order_no}`);
  await expect(page.getByRole("heading", { name: say("reviews:thanks.known") })).toBeVisible();
  expect(found).toEqual([]);
  await close();
  await desk.close();
});
