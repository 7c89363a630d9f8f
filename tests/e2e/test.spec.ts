import { expect, expectError, test } from "./test.ts";

const script = (text: string) => `data:text/html,<title>page</title><script>${text}</script>`;

test("an error that no code of a page catches fails its test", async ({ page }) => {
  test.fail();
  await page.goto(script("throw new Error('not caught')"));
  await expect(page).toHaveTitle("page");
});

test("so does one that is told on the console of a second context", async ({ browser }) => {
  test.fail();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(script("console.error('told')"));
  await expect(page).toHaveTitle("page");
  await context.close();
});

test("an error that the test provokes passes, and no other with it", async ({ page }) => {
  expectError(/as it should/);
  await page.goto(script("throw new Error('broken as it should be')"));
  await expect(page).toHaveTitle("page");
});
