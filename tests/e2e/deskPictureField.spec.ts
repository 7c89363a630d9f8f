import { expect, type Locator, type Page, test } from "@playwright/test";
import { lookAtDesk } from "./deskLook.ts";
import { screenshot } from "./screenshot.ts";

/** A picture whose left half is red and whose right half is blue, dropped on an element or pasted where the focus is. */
async function give(page: Page, how: "drop" | "paste", onto: Locator, kind: "picture" | "liar" = "picture") {
  const data = await page.evaluateHandle(async (what) => {
    const transfer = new DataTransfer();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 1_600, height: 1_000 });
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("Nothing to draw with");
    for (const [color, left] of [
      ["#f00", 0],
      ["#00f", 800],
    ] as const) {
      pen.fillStyle = color;
      pen.fillRect(left, 0, 800, 1_000);
    }
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    const content = what === "liar" ? "<html><script>alert(1)</script></html>" : (drawn ?? "");
    transfer.items.add(new File([content], "soba.png", { type: "image/png" }));
    return transfer;
  }, kind);
  if (how === "drop") {
    await onto.dispatchEvent("dragover", { dataTransfer: data });
    await onto.dispatchEvent("drop", { dataTransfer: data });
  } else
    await onto.evaluate((element, clipboardData) => {
      const pasted = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", pasted));
    }, data);
}

/** The color in the middle of a picture that is shown, once the browser has it. */
async function colorOf(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate((each: HTMLImageElement) => {
    const pen = Object.assign(document.createElement("canvas"), { width: 3, height: 3 }).getContext("2d");
    pen?.drawImage(each, 0, 0, 3, 3);
    const [red = 0, , blue = 0] = pen?.getImageData(1, 1, 1, 1).data ?? [];
    return Math.abs(red - blue) < 90 ? "both" : red > blue ? "red" : "blue";
  });
}

/** Whatever lies under the sheet's head is scrolled away from there. */
async function toTop(page: Page) {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("dialog, dialog *")) each.scrollTop = 0;
  });
}

for (const [language, width, scheme] of [
  ["ja", 390, "light"],
  ["en", 1024, "dark"],
] as const)
  test(`a banner's picture comes by drop and by paste, and is cropped by keyboard (${language}, ${width})`, async ({
    browser,
  }) => {
    const { at, say, page, isSound, close } = await lookAtDesk(browser, language, width, scheme);
    const title = `写真 ${language} ${Date.now() % 1_000_000}`;
    await at("/desk/home-page");
    await page.getByRole("button", { name: say("desk/home:addBanner") }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(`${say("desk/home:text")} (日本語)`).fill(title);
    const field = sheet.locator("[data-picture-field]");
    const image = field.locator("img");

    await give(page, "drop", field, "liar");
    await expect(sheet.getByText(say("desk/pictures:fault.not_a_picture"))).toBeVisible();
    await give(page, "drop", field);
    await expect(field.getByText(say("desk/pictures:sent"))).toBeVisible();
    await expect(image).toHaveAttribute("src", /^\/uploads\//);
    expect(await colorOf(image)).toBe("both");
    const dropped = await image.getAttribute("src");

    await field.getByRole("button", { name: say("desk/pictures:crop"), exact: true }).click();
    const point = field.getByRole("slider", { name: say("desk/pictures:focus") });
    await expect(field.locator("img")).toHaveJSProperty("complete", true);
    await field.getByLabel(say("desk/pictures:zoom")).fill("3");
    await point.focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("Shift+ArrowRight");
    await toTop(page);
    await isSound();
    await point.scrollIntoViewIfNeeded();
    await screenshot(page, `picture-crop-${language}-${width}`);
    await field.getByRole("button", { name: say("desk/pictures:useCrop") }).click();
    await expect(point).toHaveCount(0);
    await expect(image).not.toHaveAttribute("src", dropped ?? "");
    expect(await colorOf(image)).toBe("blue");
    const cropped = await image.getAttribute("src");

    await field.getByRole("button", { name: say("desk/pictures:crop"), exact: true }).focus();
    await give(page, "paste", field.getByRole("button", { name: say("desk/pictures:crop"), exact: true }));
    await expect(image).not.toHaveAttribute("src", cropped ?? "");
    expect(await colorOf(image)).toBe("both");
    await toTop(page);
    await isSound();
    await image.scrollIntoViewIfNeeded();
    await screenshot(page, `picture-field-${language}-${width}`);
    const src = (await image.getAttribute("src")) ?? "";

    await sheet.getByLabel(say("desk/home:start")).fill("2098-01-01T00:00");
    await sheet.getByLabel(say("desk/home:end")).fill("2099-01-01T00:00");
    await sheet.getByRole("button", { name: say("desk/home:add"), exact: true }).click();
    await expect(page.getByText(say("desk/home:done"))).toBeVisible();
    const added = page.getByRole("listitem").filter({ hasText: title });
    await expect(added.locator("img")).toHaveAttribute("src", src);
    // Guests are given it without a session, for good.
    const { headers, status } = await page.request
      .get(src)
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      expect.stringContaining("immutable"),
    ]);

    await added.getByRole("button", { name: say("desk/home:change") }).click();
    await sheet.getByRole("button", { name: say("desk/home:remove") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("desk/home:remove") })
      .click();
    await expect(added).toHaveCount(0);
    await close();
  });
