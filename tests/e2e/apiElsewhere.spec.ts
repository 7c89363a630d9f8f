import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { finger } from "./byHand.ts";
import { baseURL, openDesk } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { openIn } from "./hosts/openIn.ts";
import { otherOrigin } from "./hosts/origins.ts";
import { lineButton, openSignIn, standInPage, weChatButton } from "./hosts/signInPage.ts";
import { staticSite } from "./hosts/staticSite.ts";
import { expect, test } from "./test.ts";

// One build serves them all.
test.describe.configure({ mode: "default" });

let folder = "";
let site: Awaited<ReturnType<typeof staticSite>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), "noren-e2e-static-"));
  // As docs/own-api.md builds it, but beside the build that the other tests are served.
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--logLevel", "warn"];
  await promisify(execFile)("node", [".ci/with-runtime.mjs", ...vite], {
    env: { ...process.env, NODE_ENV: "production", VITE_API_BASE: baseURL, VITE_WECHAT_LOGIN: "1" },
  });
  site = await staticSite({ folder, port: Number(new URL(otherOrigin).port) });
});
test.afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true, force: true });
});

test("the client served elsewhere than its API: a guest without an account orders, is told at once, pays and comes back", async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const link = await desk.tableLink("C5");
  const { page, say, close } = await openIn(browser, "browser", { origin: otherOrigin });
  const calls = new Set<string>();
  page.on("request", (sent) => {
    if (sent.method() === "POST") calls.add(new URL(sent.url()).origin);
  });
  await openSignIn(page, link);
  await page.getByRole("button", { name: say("account:way.visitor") }).click();
  await expect(page).toHaveURL(`${otherOrigin}${link}`);
  await addPlain(page, say, dishes.ja.plain);
  await toConfirmation(page, say);
  await fillConfirmation(page, say, /PayPay/);
  const isListening = page.waitForRequest(/\/v2\/subscribe\/.*[?&]tt=[1-9]/);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  const order_no = await orderNumber(page);
  await isListening;
  await Promise.all([
    expect(page.getByText(say("notices:event.order_accepted")).first()).toBeVisible({ timeout: 10_000 }),
    desk.act(order_no, "accept"),
  ]);

  await page.getByRole("button", { name: say("orders:payButton") }).click();
  const pay = page.getByRole("dialog");
  await finger.choose(pay.getByRole("radio", { name: /PayPay/ }));
  await pay.getByRole("button", { name: say("bill:payNow") }).click();
  await page.waitForURL(`${baseURL}/sandbox/pay/*`);
  await page
    .getByRole("button", { name: /支払う/ })
    .first()
    .click();
  await page.waitForURL(`${otherOrigin}/orderDetail?*`);
  expect(new URL(page.url()).origin).toBe(otherOrigin);
  await expect(page.getByText(say("orders:pay.1")).first()).toBeVisible();
  expect([...calls]).toEqual([baseURL]);
  await desk.close();
  await close();
});

test("who signs in by WeChat on pages served elsewhere comes back to them", async ({ browser }) => {
  const { page, say, close } = await openIn(browser, "wechat", { origin: otherOrigin });
  await openSignIn(page, "/user");
  await expect(lineButton(page, say)).toHaveCount(0);
  await weChatButton(page, say).click();
  await standInPage(page).someoneNew.click();
  await page.waitForURL(`${otherOrigin}/user**`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await close();
});
