import { type APIRequestContext, type Browser, expect, type Page, test, expectError } from "./test.ts";
import { tableLink } from "./desk.ts";
import { cartBar, dishes, goods } from "./guest.ts";
import { aCart } from "./hosts/aCart.ts";
import { LINE_HOST, lineHosts } from "./hosts/lineHosts.ts";
import { type HostName, openIn } from "./hosts/openIn.ts";
import { LIFF_ID, lineOrigin } from "./hosts/origins.ts";
import { aMember, aMemberWithAnEndedToken, aVisitor, kindOf, type Someone } from "./hosts/someone.ts";
import type { Say } from "./texts.ts";

const ENTRIES = ["home", "table", "coupon", "mall"] as const;
/** Where messages and shared cards lead, opened by a member alone: who opens them changes nothing that the others do not. */
const SHARED = ["store", "dish", "voucher", "order"] as const;
type Entry = (typeof ENTRIES)[number] | (typeof SHARED)[number];

/** Who opens the link, and who they are in the end: LINE alone signs someone in by itself. */
const states: Readonly<
  Record<string, ((request: APIRequestContext, origin: string) => Promise<Someone>) | null>
> = {
  nobody: null,
  "a visitor": aVisitor,
  "a member": aMember,
  "a member whose token has ended": aMemberWithAnEndedToken,
};

/** The link that LINE opens as a LIFF app; the stand-in then gives the tokens of someone new. */
function permanentLink(path: string): string {
  const url = new URL(`https://liff.line.me/${LIFF_ID}${path}`);
  url.searchParams.set("standin.person", "new");
  return url.href;
}

/** How the app of that name opens a link of ours. */
const openings = {
  "LINE, by its link": { host: "line", at: permanentLink },
  "LINE, at the plain address": { host: "line", at: null },
  "LINE's chat browser": { host: "lineChat", at: null },
  WeChat: { host: "wechat", at: null },
  "a browser": { host: "browser", at: null },
} as const satisfies Record<string, { host: HostName; at: ((path: string) => string) | null }>;

/** Where a link leads: the table's own is signed by the store. */
async function entriesTo(browser: Browser): Promise<Readonly<Record<Entry, string>>> {
  return {
    home: "/home?utm_source=card",
    table: await tableLink(browser, "C2", "ramen", lineOrigin),
    coupon: "/coupon?couponId=welcome&utm=x&note=%E6%98%A5%20%26%20%E5%A4%8F",
    mall: "/mall?utm=y",
    store: "/storeHome?storeId=ramen&utm=z",
    dish: "/productDetail?goodsId=ramen-gyoza&storeId=ramen",
    // Neither is there: the voucher's screen says so, the order's leads to the one that does.
    voucher: "/voucher?voucherId=none",
    order: "/orderDetail?orderNo=none",
  };
}

/** Where one stays, other than at the link's own address. */
const endings: { readonly [Name in Entry]?: string } = { order: "/noText?type=order" };

/** The address without its origin, its query in order. */
function said(address: string): { path: string; query: string[] } {
  const { pathname, searchParams } = new URL(address, lineOrigin);
  return { path: pathname, query: [...searchParams].map(([name, value]) => `${name}=${value}`) };
}

async function expectScreen(page: Page, say: Say, entry: string): Promise<void> {
  if (entry === "table") {
    await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
    await expect(cartBar(page, say, 2)).toBeVisible();
  } else {
    await expect(page.locator("#content").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText(say("common:unknownAddress.title"))).toHaveCount(0);
  }
}

for (const [opening, { host, at }] of Object.entries(openings)) {
  const isLiff = host === "line";
  test(`in ${opening} everybody ends on the screen that the link asks for`, async ({ browser, request }) => {
    // The demo has no such coupon.
    expectError(/404 .*coupon/);
    // Twenty ways there, in LINE of two documents each.
    test.setTimeout(180_000);
    const addresses = await entriesTo(browser);
    const table_id = new URL(addresses.table, lineOrigin).searchParams.get("tableId");
    const cart = await aCart(request, lineOrigin, table_id);
    const { say, context, page, watched, close } = await openIn(browser, host, { stored: cart });
    if (isLiff) await lineHosts(context);

    /** Opens the link as `user`, as in a new tab: LINE's tokens live as long as one. */
    async function arrive(entry: Entry, user: Someone | null): Promise<void> {
      const address = addresses[entry];
      const ending = endings[entry] ?? address;
      await page.goto("/healthz");
      await page.evaluate((text) => {
        sessionStorage.clear();
        if (text) localStorage.setItem("user", text);
        else localStorage.removeItem("user");
      }, user && JSON.stringify(user));
      for (const kept of [watched.documents, watched.asked]) kept.splice(0);
      await page.goto(at ? at(address) : address);
      await expectScreen(page, say, entry);
      if (isLiff && user === null) await page.waitForFunction(() => localStorage.getItem("user") !== null);
      // Of LINE's own two, from its link, the second; else the way to LINE for its tokens and back.
      const documents = isLiff ? 2 : 1;
      await expect.poll(() => watched.documents.length).toBe(documents);
      await expect.poll(() => said(page.url())).toEqual(said(ending));
      await watched.quiet();
      await expectScreen(page, say, entry);

      expect(said(page.url())).toEqual(said(ending));
      expect(watched.documents).toHaveLength(documents);
      expect(watched.errors).toEqual([]);
      if (!isLiff) expect(watched.asked.filter((url) => LINE_HOST.test(url))).toEqual([]);
      const kept = await page.evaluate(() => ({ ...localStorage }));
      expect(kept["cart.ramen"]).toBe(cart["cart.ramen"]);
      const now = kept["user"] === undefined ? null : (JSON.parse(kept["user"]) as Someone);
      if (user) expect(now?.uid).toBe(user.uid);
      else expect(now && (await kindOf(request, lineOrigin, now))).toBe(isLiff ? "member" : null);
    }

    for (const [state, someone] of Object.entries(states)) {
      const user = someone ? await someone(request, lineOrigin) : null;
      const entries = state === "a member" ? [...ENTRIES, ...SHARED] : ENTRIES;
      for (const entry of entries) await test.step(`${state}, ${entry}`, () => arrive(entry, user));
    }
    await close();
  });
}
