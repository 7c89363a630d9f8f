import { expect, it } from "vitest";
import { isKeepable, pageKey } from "./keptPages.ts";

const at = (path: string) => new URL(path, "https://order.example.com");

it("a menu is one page, however its address is written", () => {
  const key = "/orderFood?storeId=ramen&tableId=ramen-C5.x";
  expect(pageKey(at(key))).toBe(key);
  expect(pageKey(at("/orderFood?tableId=ramen-C5.x&tab=drinks&storeId=ramen"))).toBe(key);
  expect(pageKey(at("/orderFood?storeId=ramen"))).not.toBe(key);
});

it.each(["/orderDetail?orderNo=1", "/user", "/couponList", "/submitOrder?storeId=ramen", "/desk/ramen", "/"])(
  "%s is never kept",
  (path) => {
    expect(pageKey(at(path))).toBeNull();
    expect(isKeepable(at(path))).toBe(false);
  },
);

it("an address with more in it than the page's own is not kept, and finds the page that is", () => {
  for (const more of ["userInfo=secret", "code=1&state=2", "keyword=gift"]) {
    const address = at(`/orderFood?storeId=ramen&${more}`);
    expect(isKeepable(address)).toBe(false);
    expect(pageKey(address)).toBe("/orderFood?storeId=ramen");
  }
  expect(isKeepable(at("/orderFood?storeId=ramen"))).toBe(true);
});
