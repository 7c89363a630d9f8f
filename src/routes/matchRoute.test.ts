import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { href } from "./href.ts";
import { matchRoute } from "./matchRoute.ts";
import { type RouteName, routes } from "./table.ts";

const names = Object.keys(routes) as RouteName[];
const value = fc
  .string({ minLength: 1, maxLength: 2_048, unit: "grapheme" })
  .filter((text) => text.isWellFormed());

describe("an address and its route", () => {
  it("lead to each other with every value of the query, whatever is in it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(value, { minLength: 6, maxLength: 6 }),
        (name, values) => {
          const { needs, takes } = routes[name];
          const keys: readonly string[] = [...needs, ...takes];
          const query = Object.fromEntries(
            keys.flatMap((key, index) => {
              const given = values[index];
              return given !== undefined && given.length <= 2_048 ? [[key, given]] : [];
            }),
          );
          const { pathname, search } = new URL(href(name, query as never), "https://app.example");
          expect(matchRoute(pathname, search)).toMatchObject({ name, query, missing: [] });
        },
      ),
    );
  });

  it("are found in any case and with slashes at the end", () => {
    expect(matchRoute("/ORDERFOOD/", "?storeId=bar")?.name).toBe("orderFood");
    expect(matchRoute("/MallorderDetail//", "")?.name).toBe("mallOrderDetail");
  });

  it("are none where the path is not ours", () => {
    for (const path of ["/", "", "/order/food", "/constructor", "/__proto__", "/orderFoods"]) {
      expect(matchRoute(path, "")).toBeNull();
    }
  });

  it("know only the values that the route takes, none too long, and name those that are missing", () => {
    expect(matchRoute("/orderFood", "?tableId=T1&spy=1&utm=2")).toMatchObject({
      query: { tableId: "T1" },
      missing: ["storeId"],
    });
    expect(matchRoute("/orderFood", `?storeId=${"a".repeat(2_049)}`)?.missing).toEqual(["storeId"]);
    expect(matchRoute("/orderFood", "?storeId=")?.missing).toEqual(["storeId"]);
  });

  it("leave out what is undefined", () => {
    expect(href("orderFood", { storeId: "bar", tableId: undefined })).toBe("/orderFood?storeId=bar");
    expect(href("home", {})).toBe("/home");
  });
});
