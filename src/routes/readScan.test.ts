import { describe, expect, it } from "vitest";
import { permanentLink } from "#domain/share/shareCard.ts";
import { deepLinks } from "./deepLinks.ts";
import { readScan } from "./readScan.ts";

const ours = { origin: "https://order.example.com", liffId: "1234567890-AbcdEfgh" };
const table = deepLinks.table("ramen", "t1.s/g+n=");
const inLine = permanentLink(table, ours);

describe("what a code holds", () => {
  it.each([
    ["a table's printed address", ours.origin + table],
    ["its permanent link", inLine],
    ["that of a mini-app", inLine.replace("liff.line.me", "miniapp.line.me")],
    ["an address that LINE hid it in", `${ours.origin}/?${new URLSearchParams({ "liff.state": table })}`],
    ["one with blanks around it", `  ${ours.origin}${table}\n`],
  ])("%s leads to the table", (_, text) => {
    expect(readScan(text, ours)).toEqual({ kind: "address", address: table });
  });

  it.each([
    deepLinks.menu("s"),
    deepLinks.store("s"),
    deepLinks.goods({ storeId: "s", goodsId: "g" }),
    deepLinks.coupon("c 1"),
    deepLinks.storeCoupons("s"),
    deepLinks.voucher("v"),
    deepLinks.order("1"),
    deepLinks.mallOrder("1"),
    deepLinks.stores(),
    deepLinks.mall(),
    deepLinks.refillCard(),
  ])("a link to %s is followed, plain and through LINE", (address) => {
    for (const liffId of [null, ours.liffId])
      expect(readScan(permanentLink(address, { ...ours, liffId }), ours)).toEqual({
        kind: "address",
        address,
      });
  });

  it.each([
    "4F7K-2MQ0-ZP9C",
    "4f7k2mq0zp9c",
    "4F7K 2MQ0 ZP9C",
    "４Ｆ７Ｋ−２ＭＱ０−ＺＰ９Ｃ".replaceAll("−", "-"),
  ])("%s is a gift", (code) => {
    expect(readScan(code, ours)).toMatchObject({ kind: "gift" });
  });

  it("a gift's link gives its code, which its fragment keeps from every log", () => {
    const text = `${ours.origin}/activate#code=4F7K-2MQ0-ZP9C`;
    expect(readScan(text, ours)).toEqual({ kind: "gift", code: "4F7K-2MQ0-ZP9C" });
  });

  it.each([
    "https://evil.example/orderFood?storeId=ramen",
    "https://order.example.com.evil.example/home",
    "https://order.example.com@evil.example/home",
    "https://someone@order.example.com/home",
    "http://order.example.com/home",
    "https://order.example.com/nothing-of-ours",
    "https://liff.line.me/9999999999-Another0/home",
    "https://liff.line.me/",
    `https://order.example.com/?${new URLSearchParams({ "liff.state": "//evil.example/home" })}`,
    "javascript:alert(1)",
    "WIFI:S:noren;T:WPA;P:secret;;",
    "",
  ])("%s leads nowhere", (text) => {
    expect(readScan(text, ours)).toEqual({ kind: "foreign", text });
  });

  it("through LINE leads nowhere where the operator has no LINE app", () => {
    expect(readScan(inLine, { ...ours, liffId: null }).kind).toBe("foreign");
  });
});
