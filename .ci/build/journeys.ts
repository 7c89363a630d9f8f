import { LANGUAGES } from "#contract/languages.ts";

/** What somebody sets out to do, and the code that it begins with. */
export interface Journey {
  /** Modules that are loaded when they are asked for: a file, or with a slash at its end all of a folder's. */
  readonly starts: readonly string[];
  /** How much what it needs weighs when shared code is dealt out, beside the other journeys: how often one comes here cold. */
  readonly visits: number;
  /** Whether the service worker keeps it from the first visit on, with what it needs. */
  readonly isKept?: true;
}

/**
 * The plan of the build's files: each journey has one, with the code that no other needs. What several need is dealt out
 * to a few files more (`dealOut.ts`). The longest start that fits a module decides.
 */
export const journeys: Readonly<Record<string, Journey>> = {
  start: { visits: 100, starts: ["index.html"] },
  menu: { isKept: true, visits: 150, starts: ["src/features/menu/MenuScreen.tsx"] },
  home: {
    isKept: true,
    visits: 300,
    starts: ["src/features/home/HomeScreen.tsx", "src/features/home/FurtherDown.tsx"],
  },
  mall: { isKept: true, visits: 300, starts: ["src/features/mall/MallScreen.tsx"] },
  storeHome: { isKept: true, visits: 150, starts: ["src/features/stores/StoreHomeScreen.tsx"] },

  ahead: {
    isKept: true,
    visits: 100,
    starts: ["src/app/", "src/parts/shell/", "src/parts/device/", "src/ui/"],
  },
  session: {
    isKept: true,
    visits: 60,
    starts: ["src/app/reactions/", "src/parts/account/", "src/net/listen/", "src/contract/"],
  },
  dish: {
    isKept: true,
    visits: 60,
    starts: [
      "src/features/menu/",
      "src/parts/menu/",
      "src/parts/cart/",
      "src/parts/offPremises/",
      "src/state/cart/",
    ],
  },
  table: {
    isKept: true,
    visits: 20,
    starts: [
      "src/parts/staff/",
      "src/parts/orders/",
      "src/parts/stores/StoreDetails.tsx",
      "src/parts/device/LanguageSheet.tsx",
      "src/features/stores/",
      "src/parts/reviews/",
      "src/features/reviews/StoreEvaluationScreen.tsx",
      "src/features/places/StoreMapScreen.tsx",
    ],
  },
  checkout: {
    isKept: true,
    visits: 60,
    starts: [
      "src/features/checkout/",
      "src/parts/attempt/",
      "src/parts/coupons/",
      "src/parts/payments/CardAhead.tsx",
      "src/parts/storedValue/",
    ],
  },
  mallOrder: {
    visits: 10,
    starts: [
      "src/features/checkout/MallOrderConfirmScreen.tsx",
      "src/parts/mall/",
      "src/features/mall/",
      "src/parts/attempt/settleMall.ts",
    ],
  },
  orders: {
    visits: 60,
    starts: [
      "src/features/orders/",
      "src/features/payments/",
      "src/parts/payments/",
      "src/parts/notices/",
      "src/parts/share/",
    ],
  },
  discovery: { visits: 20, starts: ["src/features/search/", "src/features/home/", "src/parts/stores/"] },
  places: {
    visits: 20,
    starts: ["src/features/places/", "src/features/addresses/", "src/parts/places/", "src/text/distance.ts"],
  },
  offers: { visits: 20, starts: ["src/features/specials/", "src/features/coupons/"] },
  storedValue: {
    visits: 15,
    starts: ["src/features/refill/", "src/features/vouchers/", "src/features/cards/CardListScreen.tsx"],
  },
  member: {
    visits: 35,
    starts: [
      "src/features/members/",
      "src/features/notices/",
      "src/features/account/LoginInputScreen.tsx",
      "src/features/account/unsubscribe/UnsubscribeTipsScreen.tsx",
      "src/features/reviews/UserEvaluationScreen.tsx",
      "src/features/legal/",
    ],
  },
  forms: {
    visits: 45,
    starts: [
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
  },

  line: { visits: 60, starts: ["src/app/arrival/", "src/boot/", "liff/standIn.ts"] },
  liff: { visits: 20, starts: ["liff/sdk.ts"] },
  pubnub: { visits: 10, starts: ["src/net/listen/pubnubClient.ts"] },
  map: { visits: 5, starts: ["src/parts/places/map/"] },
  leaflet: { visits: 5, starts: ["node_modules/leaflet/"] },
  phone: { visits: 5, starts: ["src/parts/forms/"] },
  qrPicture: { visits: 5, starts: ["src/parts/share/qrAddress.ts"] },
  scan: { visits: 5, starts: ["src/parts/scan/", "node_modules/qr/"] },
  ...Object.fromEntries(
    Object.keys(LANGUAGES).flatMap((locale) => [
      [locale, { visits: locale === "ja" ? 60 : 20, starts: [`locales/${locale}/texts.ts`] }],
      [`legal-${locale}`, { visits: 1, starts: [`locales/${locale}/legal/`] }],
    ]),
  ),
};

/** How many files there are beside the journeys' own, for code that several need. */
export const SHARED_FILES = 7;

/** The journey that a module which is loaded when asked for begins; null where the table has none. */
export function journeyOf(path: string): string | null {
  let best: { readonly journey: string | null; readonly length: number } = { journey: null, length: 0 };
  for (const [journey, { starts }] of Object.entries(journeys))
    for (const start of starts)
      if ((path === start || (start.endsWith("/") && path.startsWith(start))) && start.length > best.length)
        best = { journey, length: start.length };
  return best.journey;
}
