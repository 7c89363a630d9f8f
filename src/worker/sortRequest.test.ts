import { expect, it } from "vitest";
import { sortRequest } from "./sortRequest.ts";

const own = "https://order.example.com";
const sort = (path: string, mode: RequestMode = "cors", method = "GET") =>
  sortRequest({ method, mode, url: new URL(path, own).href }, own);

it.each(["/", "/orderFood?storeId=ramen", "/submitOrder?storeId=ramen", "/home", "/user"])(
  "a visit to %s is a page of the app",
  (path) => expect(sort(path, "navigate")).toBe("page"),
);

it.each(["/desk/ramen", "/sandbox/pay/1", "/receipt/1", "/auth/wechat", "/api", "/own-data", "/orderFood/x"])(
  "a visit to %s is none of the worker's",
  (path) => expect(sort(path, "navigate")).toBe("other"),
);

it("the goods of a menu are the one call that is kept", () => {
  expect(sort("/order/store/goodlist", "cors", "POST")).toBe("menu");
  expect(sort("https://api.example.com/order/store/goodlist", "cors", "POST")).toBe("other");
});

it("other calls, uploads, what is sent and other origins are none of the worker's", () => {
  expect(sort("/order/store/index", "cors", "POST")).toBe("other");
  expect(sort("/orderFood?storeId=ramen", "navigate", "POST")).toBe("other");
  expect(sort("/uploads/1.webp", "no-cors")).toBe("other");
  expect(sort("/healthz")).toBe("other");
  expect(sort("https://tiles.example.com/assets/1.js")).toBe("other");
  expect(sort("/sw.js")).toBe("other");
});

it("files by content are kept for good, pictures may change", () => {
  expect(sort("/assets/abc1234.js")).toBe("file");
  expect(sort("/pictures/dish/gyoza-320.avif", "no-cors")).toBe("picture");
  expect(sort("/icons/icon-192.png", "no-cors")).toBe("picture");
});
