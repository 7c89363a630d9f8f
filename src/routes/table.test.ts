import { describe, expect, it } from "vitest";
import ja from "#locales/ja/common.json" with { type: "json" };
import { liffState, ROOT_TARGET } from "./entryAddress.ts";
import { pathOf } from "./href.ts";
import type { Route } from "./route.ts";
import { type RouteName, routes } from "./table.ts";
import { specifiedPaths } from "./testing/specifiedPaths.ts";

const names = Object.keys(routes) as RouteName[];
const all: readonly (readonly [string, Route])[] = Object.entries(routes);

describe("the table of addresses", () => {
  it("has each address of the specification once, and no other", () => {
    expect(specifiedPaths).toHaveLength(78);
    expect(names.map(pathOf).toSorted()).toEqual(specifiedPaths.toSorted());
  });

  it("leads the root to an address that exists", () => {
    expect(specifiedPaths).toContain(ROOT_TARGET);
  });

  it.each(all)(
    "%s has a title in the texts, and a way back to a screen that exists",
    (_name, { title, parent }) => {
      expect(Object.keys(ja.titles)).toContain(title);
      expect([null, ...Object.keys(routes)]).toContain(parent);
    },
  );
});

describe("the address that LINE's first redirect hides", () => {
  const hidden = (state: string) => liffState(`?${new URLSearchParams({ "liff.state": state })}`);

  it("is found with its query", () => {
    expect(hidden("/orderFood?storeId=bar&tableId=T1.1.sig")).toEqual({
      pathname: "/orderFood",
      search: "?storeId=bar&tableId=T1.1.sig",
    });
    expect(hidden("?storeId=bar")).toEqual({ pathname: "/", search: "?storeId=bar" });
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/orderFood",
    "javascript:alert(1)",
    "@evil.example",
    "orderFood",
    " //evil.example",
    "\t//evil.example",
    "/\t/evil.example",
    "",
  ])("is none in %j", (state) => {
    expect(hidden(state)).toBeNull();
  });

  it("is none without the query", () => {
    expect(liffState("?storeId=bar")).toBeNull();
    expect(liffState("")).toBeNull();
  });
});
