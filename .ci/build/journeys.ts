import { LANGUAGES } from "#contract/languages.ts";

/**
 * The plan of the build's files: what somebody sets out to do, and the modules that are loaded when asked for which it
 * begins with (with a slash at its end all of a folder's; the longest that fits a module decides). Each journey has a file
 * with the code that no other needs; what several need is dealt out to a few files more (`dealOut.ts`).
 */
export const journeys: Readonly<Record<string, readonly string[]>> = {
  start: ["index.html"],
  menu: ["src/features/menu/MenuScreen.tsx"],
  home: ["src/features/home/HomeScreen.tsx", "src/features/home/FurtherDown.tsx"],
  mall: ["src/features/mall/MallScreen.tsx"],
  storeHome: ["src/features/stores/StoreHomeScreen.tsx"],
  ahead: ["src/app/", "src/parts/shell/", "src/parts/device/", "src/ui/"],
  session: ["src/app/reactions/", "src/parts/account/", "src/net/listen/", "src/contract/"],
  dish: [
    "src/features/menu/",
    "src/parts/menu/",
    "src/parts/cart/",
    "src/parts/offPremises/",
    "src/state/cart/",
    "src/ui/layers/FullPicture.tsx",
  ],
  table: [
    "src/parts/staff/",
    "src/parts/orders/",
    "src/parts/visit/",
    "src/parts/stores/StoreDetails.tsx",
    "src/parts/device/LanguageSheet.tsx",
    "src/features/stores/",
    "src/parts/reviews/",
    "src/features/reviews/StoreEvaluationScreen.tsx",
    "src/features/places/StoreMapScreen.tsx",
  ],
  checkout: [
    "src/features/checkout/",
    "src/parts/attempt/",
    "src/parts/coupons/",
    "src/parts/payments/CardAhead.tsx",
    "src/parts/storedValue/",
  ],
  mallOrder: [
    "src/features/checkout/MallOrderConfirmScreen.tsx",
    "src/parts/mall/",
    "src/features/mall/",
    "src/parts/attempt/settleMall.ts",
  ],
  orders: [
    "src/features/orders/",
    "src/features/payments/",
    "src/parts/payments/",
    "src/parts/notices/",
    "src/parts/share/",
  ],
  discovery: ["src/features/search/", "src/features/home/", "src/parts/stores/"],
  places: ["src/features/places/", "src/features/addresses/", "src/parts/places/", "src/text/distance.ts"],
  offers: ["src/features/specials/", "src/features/coupons/"],
  storedValue: ["src/features/refill/", "src/features/vouchers/", "src/features/cards/CardListScreen.tsx"],
  member: [
    "src/features/members/",
    "src/features/notices/",
    "src/features/account/LoginInputScreen.tsx",
    "src/features/account/signInWays.tsx",
    "src/features/account/unsubscribe/UnsubscribeTipsScreen.tsx",
    "src/features/reviews/UserEvaluationScreen.tsx",
    "src/features/legal/",
  ],
  forms: [
    "src/features/account/",
    "src/features/feedback/",
    "src/features/cards/",
    "src/parts/cards/",
    "src/features/reviews/",
    "src/features/vouchers/ActivateForm.tsx",
    "src/parts/receipts/",
    "src/features/members/UserInfoScreen.tsx",
    "src/features/addresses/AddressKeyScreen.tsx",
    "src/features/addresses/AddressDetailScreen.tsx",
  ],
  line: ["src/app/arrival/", "src/boot/", "liff/standIn.ts"],
  liff: ["liff/sdk.ts"],
  pubnub: ["src/net/listen/pubnubClient.ts"],
  map: ["src/parts/places/map/"],
  leaflet: ["node_modules/leaflet/"],
  phone: ["src/parts/forms/"],
  qrPicture: ["src/parts/share/qrAddress.ts"],
  scan: ["src/parts/scan/", "node_modules/qr/"],
  ...Object.fromEntries(
    Object.keys(LANGUAGES).flatMap((locale) => [
      [locale, [`locales/${locale}/texts.ts`]],
      [`legal-${locale}`, [`locales/${locale}/legal/`]],
    ]),
  ),
};

/** The service worker keeps what these need from the first visit on. */
export const keptJourneys: readonly string[] = [
  "menu",
  "home",
  "mall",
  "storeHome",
  "ahead",
  "session",
  "dish",
  "table",
  "checkout",
];

/** How many files there are beside the journeys' own, for code that several need. */
export const SHARED_FILES = 7;

/** The journey that a module which is loaded when asked for begins; undefined where the table has none. */
export function journeyOf(path: string): string | undefined {
  const fits = Object.entries(journeys).flatMap(([journey, starts]) =>
    starts
      .filter((start) => path === start || (start.endsWith("/") && path.startsWith(start)))
      .map((start) => ({ journey, length: start.length })),
  );
  return fits.toSorted((a, b) => b.length - a.length)[0]?.journey;
}
