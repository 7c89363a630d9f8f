import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { PublicMenu } from "#contract/publicMenu.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { restaurantTag } from "#provider/pages/restaurantTag.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { someBuild } from "#provider/testing/someBuild.ts";

const origin = "http://provider.test";
let provider: Planted;
let build: Awaited<ReturnType<typeof someBuild>>;
beforeAll(async () => {
  build = await someBuild();
  provider = await planted({ frontend: await builtFrontend(build.folder) });
  await provider.db
    .update(goods)
    .set({ tags: ["vegetarian"] })
    .where(eq(goods.id, "tea"));
  // Written in Japanese alone.
  await provider.db
    .update(goods)
    .set({ name: JSON.parse('{"ja":"お茶"}'), allergens: ["egg"], allergens_without: ["milk"] })
    .where(eq(goods.id, "tea"));
});
afterAll(async () => {
  await provider.close();
  await build.remove();
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  provider.app.fetch(new Request(`${origin}${path}`, { headers }), { address: "192.0.2.1" });

describe("a store's menu as JSON", () => {
  it("is what its contract says, in the language asked for, and says where it is in another", async () => {
    await provider.versions.refresh();
    const answer = await get("/menus/diner.json?lang=ko");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const menu = z.parse(PublicMenu, await answer.json());
    expect(menu).toMatchObject({ language: "ko", currency: "JPY", store: { id: "diner" } });
    expect(menu.store.url).toBe(`${origin}/orderFood?storeId=diner&lang=ko`);
    const items = menu.categories.flatMap((category) => category.items);
    const tea = items.find(({ id }) => id === "tea");
    expect(tea).toMatchObject({ name: "お茶", name_lang: "ja", price: 300, list_price: 300 });
    expect(tea?.allergens).toEqual({ contains: ["egg"], without: ["milk"], same_kitchen: [] });
    expect(items.find(({ id }) => id === "curry")).toMatchObject({ price: 765, list_price: 850 });
    const japanese = z.parse(PublicMenu, await (await get("/menus/diner.json")).json());
    expect(japanese.language).toBe("ja");
    expect(JSON.stringify(japanese)).not.toContain("name_lang");
  });

  it("is not sent again to whoever has it, until it changes", async () => {
    const first = await get("/menus/diner.json");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await get("/menus/diner.json", { "if-none-match": `W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await provider.db.update(goods).set({ is_sold_out: true }).where(eq(goods.id, "beer"));
    await provider.versions.announce();
    const changed = await get("/menus/diner.json", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    const items = z.parse(PublicMenu, await changed.json()).categories.flatMap((one) => one.items);
    expect(items.find(({ id }) => id === "beer")?.is_sold_out).toBe(true);
  });

  it("is that of a store that everybody may find alone", async () => {
    const unlisted = (is_listed: boolean) =>
      provider.db.update(stores).set({ is_listed }).where(eq(stores.id, "diner"));
    expect((await get("/menus/nowhere.json")).status).toBe(404);
    await unlisted(false);
    await provider.versions.announce();
    expect((await get("/menus/diner.json")).status).toBe(404);
    expect((await get("/menus/diner.jsonld")).status).toBe(404);
    expect(await restaurantTag(provider.db, "/orderFood?storeId=diner", { lang: "ja", origin })).toBe("");
    await unlisted(true);
    await provider.versions.announce();
    expect(
      (await get("/menus/diner.json", { "accept-encoding": "br" })).headers.get("content-encoding"),
    ).toBe("br");
    // Others send the body of a POST to nobody here.
    const posted = await provider.app.fetch(new Request(`${origin}/menus/diner.json`, { method: "POST" }), {
      address: "192.0.2.1",
    });
    expect(posted.status).not.toBe(200);
  });
});

const Said = z.union([z.string().min(1), z.strictObject({ "@value": z.string(), "@language": z.string() })]);

/**
 * Types with the properties that schema.org gives them, as far as they are used here; required are those that Google's page on
 * local businesses requires (name, address), and what makes an item of a menu one: a name, and an offer with price and
 * currency.
 */
const Restaurant = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("Restaurant"),
  "@id": z.url(),
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  url: z.url(),
  telephone: z.string().min(1),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: z.string().min(1),
    addressCountry: z.literal("JP"),
  }),
  geo: z
    .strictObject({
      "@type": z.literal("GeoCoordinates"),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
  image: z.url().optional(),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        "@type": z.literal("OpeningHoursSpecification"),
        dayOfWeek: z.array(
          z.enum([
            "Monday",
            "Tuesday",
            "Wednesday",
            "Thursday",
            "Friday",
            "Saturday",
            "Sunday",
            "PublicHolidays",
          ]),
        ),
        opens: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
        closes: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      }),
    )
    .optional(),
  currenciesAccepted: z.literal("JPY"),
  hasMenu: z.url(),
});

const Menu = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("Menu"),
  name: z.string().min(1),
  url: z.url(),
  inLanguage: z.string(),
  hasMenuSection: z.array(
    z.strictObject({
      "@type": z.literal("MenuSection"),
      name: Said,
      hasMenuItem: z.array(
        z.strictObject({
          "@type": z.literal("MenuItem"),
          name: Said,
          description: Said.optional(),
          image: z.url().optional(),
          suitableForDiet: z.literal("https://schema.org/VegetarianDiet").optional(),
          offers: z.strictObject({
            "@type": z.literal("Offer"),
            price: z.string().regex(/^\d+$/),
            priceCurrency: z.literal("JPY"),
            availability: z.enum(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
          }),
        }),
      ),
    }),
  ),
});

describe("what search engines read", () => {
  it("is a restaurant on the pages that everybody knows, which names its menu", async () => {
    const late = [{ weekday: 1 as const, spans: [{ open: "17:00", close: "26:30", last_order: "26:00" }] }];
    await provider.db
      .update(stores)
      .set({ business_hours: late, name: JSON.parse('{"ja":"</script>亭"}') })
      .where(eq(stores.id, "diner"));
    const tag = await restaurantTag(provider.db, "/orderFood?storeId=diner&lang=en", { lang: "en", origin });
    expect(tag.match(/<\/script>/g)).toHaveLength(1);
    const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(tag) ?? [];
    const restaurant = z.parse(Restaurant, JSON.parse(json));
    expect(restaurant.name).toBe("</script>亭");
    expect(restaurant.openingHoursSpecification).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "17:00", closes: "02:30" },
    ]);
    expect(restaurant.hasMenu).toBe(`${origin}/menus/diner.jsonld?lang=en`);
    const menu = await get(new URL(restaurant.hasMenu).pathname + new URL(restaurant.hasMenu).search);
    expect(menu.headers.get("content-type")).toBe("application/ld+json; charset=utf-8");
    const { hasMenuSection, inLanguage } = z.parse(Menu, await menu.json());
    expect(inLanguage).toBe("en");
    const items = hasMenuSection.flatMap((section) => section.hasMenuItem);
    const diets = items.filter(({ suitableForDiet }) => suitableForDiet !== undefined);
    expect(diets.map(({ name, offers }) => [name, offers.price])).toEqual([
      [{ "@value": "お茶", "@language": "ja" }, "300"],
    ]);
  });

  it("is not on a table's page, nor on others", async () => {
    const on = (url: string) => restaurantTag(provider.db, url, { lang: "ja", origin });
    expect(await on("/orderFood?storeId=diner&tableId=diner-T1")).toBe("");
    expect(await on("/orderList?storeId=diner")).toBe("");
    expect(await on("/storeHome?storeId=diner")).not.toBe("");
  });
});
