import type { PublicItem, PublicMenu } from "#contract/publicMenu.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { Weekday } from "#contract/enumerations.ts";
import type { HoursSpan, WeekHours } from "#contract/store.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import { positionOf } from "#provider/members/addresses/addresses.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { menuPage, pictureAddress } from "./publicMenu.ts";

// What search engines read of a store, in the words of schema.org. What the store has not stated is left out.

const CONTEXT = "https://schema.org";

/** Where a store's menu is read by programs: the address that its pages name. */
export const machineAddress = (
  store_id: string,
  kind: "json" | "jsonld",
  { language, origin }: { readonly language: WireLanguage; readonly origin: string },
): string => `${origin}/menus/${encodeURIComponent(store_id)}.${kind}?lang=${tagOfWire(language)}`;

const DAYS: Readonly<Record<Weekday, string>> = {
  [Weekday.monday]: "Monday",
  [Weekday.tuesday]: "Tuesday",
  [Weekday.wednesday]: "Wednesday",
  [Weekday.thursday]: "Thursday",
  [Weekday.friday]: "Friday",
  [Weekday.saturday]: "Saturday",
  [Weekday.sunday]: "Sunday",
  [Weekday.publicHoliday]: "PublicHolidays",
};

/** A restaurant as its pages tell it, with the address of its menu. */
export function restaurantData(
  store: StoreRow,
  reading: { readonly language: WireLanguage; readonly origin: string },
): Readonly<Record<string, unknown>> {
  const { language, origin } = reading;
  const position = positionOf(store);
  const image = pictureAddress(store.picture, origin);
  const hours = hoursData(store.business_hours);
  return {
    "@context": CONTEXT,
    "@type": "Restaurant",
    "@id": `${origin}/#store-${encodeURIComponent(store.id)}`,
    name: store.name[language],
    ...(store.about[language] !== "" && { description: store.about[language] }),
    url: menuPage(store.id, reading),
    telephone: store.phone,
    address: { "@type": "PostalAddress", streetAddress: store.address[language], addressCountry: "JP" },
    ...(position !== null && {
      geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
    }),
    ...(image !== null && { image }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    currenciesAccepted: "JPY",
    hasMenu: machineAddress(store.id, "jsonld", reading),
  };
}

/** Days with the same hours are told together. */
function hoursData(week: WeekHours) {
  const together = new Map<string, { readonly span: HoursSpan; readonly days: string[] }>();
  for (const { spans, weekday } of week)
    for (const span of spans) {
      const key = `${span.open} ${span.close}`;
      const own = together.get(key) ?? { span, days: [] };
      own.days.push(DAYS[weekday]);
      together.set(key, own);
    }
  return [...together.values()].map(({ days, span }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens: clock(span.open),
    // Before it opens: on the next day. Midnight itself is told as the day's last minute.
    closes: span.close === "24:00" ? "23:59" : clock(span.close),
  }));
}

function clock(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${String(Number(hour) % 24).padStart(2, "0")}:${minute}`;
}

/** A menu with its sections and items. */
export function menuData(menu: PublicMenu): Readonly<Record<string, unknown>> {
  return {
    "@context": CONTEXT,
    "@type": "Menu",
    name: menu.store.name,
    url: menu.store.url,
    inLanguage: menu.language,
    hasMenuSection: menu.categories.map((category) => ({
      "@type": "MenuSection",
      name: said(category.name, category.name_lang),
      hasMenuItem: category.items.map(itemData),
    })),
  };
}

function itemData(item: PublicItem) {
  const { description, description_lang, is_sold_out, name, name_lang, picture, price, tags } = item;
  return {
    "@type": "MenuItem",
    name: said(name, name_lang),
    ...(description !== "" && { description: said(description, description_lang) }),
    ...(picture !== null && { image: picture }),
    // Allergens are no diets: that a store has checked for some of them says nothing of a diet as a whole.
    ...(tags.includes("vegetarian") && { suitableForDiet: `${CONTEXT}/VegetarianDiet` }),
    offers: {
      "@type": "Offer",
      price: String(price),
      priceCurrency: "JPY",
      availability: `${CONTEXT}/${is_sold_out ? "OutOfStock" : "InStock"}`,
    },
  };
}

/** A text, with its language where that is not the menu's. */
const said = (text: string, tag: string | undefined) =>
  tag === undefined ? text : { "@value": text, "@language": tag };
