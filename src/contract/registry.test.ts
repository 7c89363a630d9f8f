import { describe, expect, it } from "vitest";
import { callPaths } from "./callPaths.ts";
import { isCode } from "./codes.ts";
import { allCalls } from "./registry.ts";

const paths = allCalls.map(({ path }) => path);

/** How the last word of a path tells that it only asks. */
const reads =
  /(list|_stores|details?|info|index|search\w*|evaluate|mealtime|token|type|reg|template|attr|distance|address|channel|_by_transid|calccouponprice|member|membercoupon|record|store|presellstorelist|storelistcoupon|addrinfo)$/i;

describe("the contract", () => {
  it("declares each of the 113 paths once, and no other", () => {
    const expected: string[] = Object.values(callPaths).flat();
    expect(expected).toHaveLength(113);
    expect(new Set(expected).size).toBe(113);
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it.each(allCalls)("says of $path what it is for, and which codes it answers with", ({ about, fails }) => {
    expect(about).toMatch(/^[A-Z].*[.]$/s);
    expect(about.length).toBeGreaterThan(15);
    expect(fails.filter((code) => !isCode(code))).toEqual([]);
    expect(new Set(fails).size).toBe(fails.length);
    expect(fails.filter((code) => code === 10000 || code === 1001)).toEqual([]);
  });

  it("takes a call by its name for a read or a write, so that no write goes without its key", () => {
    const asReads = allCalls.filter(({ effect }) => effect === "read").map(({ path }) => path);
    expect(asReads.filter((path) => !reads.test(path))).toEqual([]);
    const asWrites = allCalls.filter(({ effect }) => effect === "write").map(({ path }) => path);
    expect(asWrites.filter((path) => reads.test(path)).toSorted()).toEqual([
      "/mall/order/orderevaluate",
      "/order/my/altermemberinfo",
      "/order/order/orderevaluate",
      "/order/user/update_token",
    ]);
  });

  it("lets nobody without a session reach what belongs to someone", () => {
    const personal = allCalls.filter(({ path }) =>
      /^\/order\/my\/|shopcart|\/(?:order|mall)\/order\/|^\/api\/user|^\/api\/pay|^\/order\/inform/.test(
        path,
      ),
    );
    expect(personal.length).toBeGreaterThan(45);
    expect(personal.filter(({ access }) => access === "anyone").map(({ path }) => path)).toEqual([
      // One may write to the operator without an account.
      "/order/my/feedback",
    ]);
  });

  it("asks for membership where cards and balances are", () => {
    const ofMembers = allCalls.filter(({ access }) => access === "member").map(({ path }) => path);
    const cards: string[] = [...callPaths.cards];
    const balances = callPaths["refill card"].filter((path) => !/\/(?:store|card_list)$/.test(path));
    expect(ofMembers.toSorted()).toEqual([...cards, ...balances].toSorted());
  });
});
