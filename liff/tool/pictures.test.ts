import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { type Bounds, MENU_SIZES } from "#liff/richMenus/menuLayout.ts";
import { pictureFault } from "./faults.ts";
import { readToolSettings } from "./settings.ts";
import { menuRefusal } from "./testing/accountRoutes.ts";
import { ENVIRONMENT, LIFF_ID } from "./testing/toolRun.ts";
import { wantedMenus, requestOf } from "./wanted.ts";

const POINTS = 390;
const TOUCH = 44;

function overlap(one: Bounds, other: Bounds): boolean {
  const apart = (a: number, length: number, b: number, breadth: number) =>
    a + length <= b || b + breadth <= a;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

describe.each(MENU_SIZES)("the %s menus", (size) => {
  const settings = readToolSettings({ ...ENVIRONMENT, NOREN_LINE_MENU_SIZE: size });
  if ("faults" in settings) throw new Error(settings.faults.join());

  it("are such as LINE takes, with pictures that a weak signal brings soon", async () => {
    const menus = await wantedMenus(settings, LIFF_ID);
    expect(menus.map(({ locale }) => locale)).toEqual([...LOCALES]);
    for (const menu of menus) {
      expect([await pictureFault(menu), menuRefusal(requestOf(menu))]).toEqual([null, null]);
      expect(menu.picture.length).toBeLessThan(150_000);
    }
  });

  it("would be refused if they were not", async () => {
    const [menu] = await wantedMenus(settings, LIFF_ID);
    const [area, ...areas] = menu ? requestOf(menu).areas : [];
    if (!menu || !area) throw new Error("There is no menu.");
    const good = requestOf(menu);
    const uri = { type: "uri", label: "Home", uri: "https://example.com" };
    const faulty: readonly object[] = [
      { ...good, areas: Array.from({ length: 21 }, () => area) },
      { ...good, areas: [{ ...area, bounds: { ...area.bounds, x: good.size.width } }, ...areas] },
      { ...good, areas: [{ ...area, action: { ...uri, label: "More than twenty letters" } }] },
      { ...good, areas: [{ ...area, action: { ...area.action, richMenuAliasId: "Noren JA" } }] },
      { ...good, size: { width: 1_200, height: 1_200 } },
      { ...good, chatBarText: "Open the menu here" },
    ];
    for (const one of faulty) expect(menuRefusal(one)).not.toBeNull();
    const small = { ...menu.definition, size: { width: 800, height: 400 } };
    expect(await pictureFault({ ...menu, definition: small })).toContain("draw it anew");
  });

  it("have areas as large as a fingertip, which lie side by side", async () => {
    for (const { definition } of await wantedMenus(settings, LIFF_ID)) {
      const bounds = definition.areas.map((area) => area.bounds);
      const least = (TOUCH * definition.size.width) / POINTS;
      expect(bounds.filter(({ width, height }) => Math.min(width, height) < Math.floor(least))).toEqual([]);
      expect(bounds.filter((one) => bounds.some((other) => other !== one && overlap(one, other)))).toEqual(
        [],
      );
    }
  });

  it("lead to the menu of the store that is set, else to the stores", async () => {
    const order = async (storeId: string | null) => {
      const wanted = await wantedMenus({ ...settings, menu: { ...settings.menu, storeId } }, LIFF_ID);
      const uris = wanted.map(({ definition }) =>
        definition.areas.flatMap(({ action }) => (action.type === "uri" ? [action.uri] : [])),
      );
      expect(uris.every((those) => those.length === 5 && those.join() === uris[0]?.join())).toBe(true);
      return uris[0]?.map((uri) => uri.replace(`https://liff.line.me/${LIFF_ID}`, ""));
    };
    const others = ["/order", "/userCoupon", "/goodsCoupon", "/mall"];
    expect(await order(null)).toEqual(["/home", ...others]);
    expect(await order("ramen")).toEqual(["/orderFood?storeId=ramen", ...others]);
  });
});
