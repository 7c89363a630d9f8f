import { type DeskPage, lookAtDesk } from "./deskLook.ts";
import { expect, test } from "./test.ts";

test("of many stores one is found by a part of its name, and from its board everything else by one button", async ({
  browser,
}) => {
  const { at, say, page, isSound, close } = await lookAtDesk(browser, "en", 390);
  await at("/desk");
  await expect(page.getByRole("heading", { name: say("desk/desk:choose.title") })).toBeVisible();
  await isSound();
  const find = page.getByRole("searchbox", { name: say("desk/desk:choose.find") });
  await find.fill("no such store");
  await expect(page.getByText(say("desk/desk:choose.none"))).toBeVisible();
  await find.fill("noren");
  await page.getByRole("link", { name: "Ramen Noren-ken" }).click();
  await expect(page).toHaveURL(/\/desk\/board\/ramen$/);
  await page.getByRole("button", { name: say("desk/desk:nav.label") }).click();
  await isSound();
  const ways = page.getByRole("dialog");
  for (const name of [
    "goods",
    "uses",
    "gifts",
    "reviews",
    "coupons",
    "settings",
    "texts",
    "mails",
    "cards",
  ] as const)
    await expect(ways.getByRole("link", { name: say(`desk/desk:page.${name}`), exact: true })).toBeVisible();
  await ways.getByRole("link", { name: say("desk/desk:nav.stores") }).click();
  await expect(page.getByRole("heading", { name: say("desk/desk:choose.title") })).toBeVisible();
  await expect(ways).toBeHidden();
  await close();
});

/** Screens of the application, each looked at by an owner on a phone and on a tablet, light and dark. */
const PAGES: readonly DeskPage[] = [{ path: "/desk", title: "desk/desk:choose.title" }];

for (const [language, width, scheme] of [
  ["ja", 1024, "light"],
  ["en", 390, "dark"],
  ["zh-tw", 320, "light"],
] as const)
  test(`nothing stands in anybody's way on the desk's pages at ${width} px (${language}, ${scheme})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const { at, say, page, isSound, close } = await lookAtDesk(browser, language, width, scheme);
    for (const { path, title } of PAGES) {
      await at(path);
      await expect(page.getByRole("heading", { level: 1, name: say(title) })).toBeVisible();
      await isSound();
    }
    await close();
  });
