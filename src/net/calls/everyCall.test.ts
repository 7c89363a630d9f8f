import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const LOCAL_CART =
  "carts of a store are the browser's own, merged with nothing; the mall's alone is the provider's";

/** The calls that this client does not send, each with its reason; the provider answers all of them. */
const notSent: Readonly<Record<string, string>> = {
  "/order/store/checkstorereg": "store/index says is_room and is_reg with the menu, a round trip earlier",
  "/order/shopcart/addshopcart": LOCAL_CART,
  "/order/shopcart/shopcartlist": LOCAL_CART,
  "/order/shopcart/subshopcart": LOCAL_CART,
  "/order/shopcart/clearshopcart": LOCAL_CART,
  "/order/shopcart/clearouttimeshopcart": LOCAL_CART,
  "/order/shopcart/updateshopcarttime": LOCAL_CART,
  "/order/shopcart/addshopcartall": LOCAL_CART,
  "/order/order/calccouponprice":
    "a coupon is reckoned by the functions that the provider reckons with, at every change of the form",
  "/mall/store/storepaylist":
    "store/storepaylist says the same of each shop, and its wallet and vault besides",
  "/mall/store/jump_type": "store/jump_type answers without a store what it answers",
};

const source = fileURLToPath(new URL("../../", import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\/|^contract\/(?!calls\/)|\.d\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(source, name), "utf8") }));

const declared = new Map(
  files
    .filter(({ name }) => name.startsWith("contract/calls/"))
    .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = call\(\{\s*path: "([^"]+)"/g)])
    .map(([, name = "", path = ""]) => [path, name] as const),
);
const client = files.filter(({ name }) => !name.startsWith("contract/"));

/** Whether a file uses a name for more than its type. */
const uses = (name: string) => {
  const asValue = new RegExp(`(?<!typeof |\\.)\\b${name}\\b`);
  return ({ text }: { readonly text: string }) =>
    asValue.test(text.replace(/import type \{[^}]*\} from/g, "").replace(/\blight\(.*?\);/gs, ""));
};

/** The files that send a call: by itself, or by a reference that has its weight come later. */
function sendersOf(path: string): string[] {
  const name = declared.get(path) ?? "";
  const references = client.flatMap((file) =>
    [
      ...file.text.matchAll(
        new RegExp(
          `(?:const|export const) (\\w+) = light\\(\\s*\\(\\) =>\\s*import\\("[^"]+"\\),\\s*"${name}"`,
          "g",
        ),
      ),
    ].map(([, reference = ""]) => ({ reference, in: file.name })),
  );
  const byReference = references.flatMap((one) =>
    client.filter((file) => file.name !== one.in && uses(one.reference)(file)),
  );
  const directly = client.filter(
    (file) => !references.some((one) => one.in === file.name) && uses(name)(file),
  );
  return [...directly, ...byReference].map((file) => file.name);
}

it("sends every call, or names why not", () => {
  const unsent = [...declared.keys()].filter((path) => sendersOf(path).length === 0);
  expect(unsent.toSorted()).toEqual(Object.keys(notSent).toSorted());
});

it("cancels, reviews and makes out receipts of the mall's orders by the mall's own calls", () => {
  expect(sendersOf("/mall/order/closeorder")).toContain("features/orders/useOrderAction.ts");
  expect(sendersOf("/mall/order/orderevaluate")).toContain("features/reviews/ReviewForm.tsx");
  expect(sendersOf("/mall/order/orderinvoice")).toContain("parts/receipts/ReceiptSheet.tsx");
});
