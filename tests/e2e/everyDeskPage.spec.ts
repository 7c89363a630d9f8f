import { type DeskPage, lookAtDesk } from "./deskLook.ts";
import { crowding, setTextSize } from "./everyRoute/crowding.ts";
import { expect, test } from "./test.ts";

/** Screens of the application, each looked at by an owner on phones, with large text too, on a tablet and a wide screen. */
const PAGES: readonly DeskPage[] = [
  { path: "/desk", title: "desk/desk:choose.title" },
  { path: "/desk/floor/izakaya", title: "desk/floor:title" },
  { path: "/desk/floor/izakaya?view=list", title: "desk/floor:title" },
  { path: "/desk/floor/izakaya?arrange=1", title: "desk/floor:arrange" },
  { path: "/desk/kitchen/ramen", title: "desk/kitchen:title" },
  { path: "/desk/stations/ramen", title: "desk/stations:title" },
  { path: "/desk/orders/ramen", title: "desk/find:title" },
  { path: "/desk/printers/ramen", title: "desk/printers:title" },
  { path: "/desk/settings/ramen", title: "desk/settings:title" },
  { path: "/desk/staff", title: "desk/staff:title" },
  { path: "/desk/log", title: "desk/log:title" },
  { path: "/desk/goods/ramen", title: "desk/desk:page.goods" },
  { path: "/desk/menu/ramen?open=ramen-ramen", title: "desk/menu:title" },
  { path: "/desk/menu/ramen/dish/ramen-shoyu", title: "desk/menu:item" },
  { path: "/desk/menu/ramen/group/rice-size", title: "desk/menu:group" },
  { path: "/desk/uses/ramen", title: "desk/desk:page.uses" },
  { path: "/desk/gifts/ramen", title: "desk/desk:page.gifts" },
  { path: "/desk/slip/tea/none", title: "desk/slip:title" },
  { path: "/desk/reviews/ramen", title: "desk/desk:page.reviews" },
  { path: "/desk/coupons/ramen", title: "desk/desk:page.coupons" },
  { path: "/desk/coupons", title: "desk/desk:page.operatorCoupons" },
  { path: "/desk/offers/ramen", title: "desk/desk:page.offers" },
  { path: "/desk/refill/ramen", title: "desk/desk:page.refill" },
  { path: "/desk/specials/ramen", title: "desk/desk:page.specials" },
  { path: "/desk/specials", title: "desk/desk:page.jointOffers" },
  { path: "/desk/home-page", title: "desk/desk:page.home" },
  { path: "/desk/company", title: "desk/company:title" },
  { path: "/desk/customers", title: "desk/customers:title" },
  { path: "/desk/customers/nobody", title: "desk/customers:title" },
  { path: "/desk/new-store", title: "desk/opening:newStore" },
  { path: "/desk/opening/ramen", title: "desk/opening:title" },
  { path: "/desk/facts/ramen", title: "desk/opening:store" },
  { path: "/desk/languages/ramen?language=ko&show=all", title: "desk/languages:title" },
  { path: "/desk/copy/ramen", title: "desk/stores:copy.title" },
  { path: "/desk/end/ramen", title: "desk/stores:end.title" },
  { path: "/desk/tables/ramen", title: "desk/tables:title" },
  { path: "/desk/allergens/ramen", title: "desk/allergens:title" },
  { path: "/desk/allergens/ramen/sheet", title: "desk/allergens:sheet.title" },
  { path: "/desk/menu/ramen/import", title: "desk/menuFile:title" },
  { path: "/desk/menu/ramen/publish", title: "desk/publish:title" },
  { path: "/desk/menu/ramen/versions", title: "desk/publish:versions.title" },
  { path: "/desk/menu/ramen/many", title: "desk/publish:many.title" },
  { path: "/desk/cards/ramen", title: "desk/cards:title" },
  { path: "/desk/shipping/tea", title: "desk/shipping:title" },
  { path: "/desk/texts/ramen", title: "desk/desk:page.texts" },
  { path: "/desk/mails/ramen", title: "desk/desk:page.mails" },
  { path: "/desk/close/ramen", title: "desk/close:title" },
  { path: "/desk/closes/ramen", title: "desk/close:listTitle" },
  { path: "/desk/figures/ramen", title: "desk/close:figures.title" },
  { path: "/desk/value/ramen", title: "desk/close:unused.title" },
  { path: "/desk/feedback?show=settled", title: "desk/desk:page.feedback" },
];

for (const [language, width, scheme] of [
  ["ja", 1024, "light"],
  ["en", 390, "dark"],
  ["zh-tw", 320, "light"],
  ["kr", 1440, "dark"],
] as const)
  test(`nothing stands in anybody's way on the desk's pages at ${width} px (${language}, ${scheme})`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { at, say, page, isSound, close } = await lookAtDesk(browser, language, width, scheme);
    for (const { path, title } of PAGES) {
      await at(path);
      await expect(page.getByRole("heading", { level: 1, name: say(title) })).toBeVisible();
      await isSound();
      if (width > 600) continue;
      await setTextSize(page, 200);
      expect(await crowding(page, true), `${path} at twice the text size`).toEqual([]);
    }
    await close();
  });
