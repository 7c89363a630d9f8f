import { describe, expect, it } from "vitest";
import { searchText } from "./searchText.ts";

describe("searching finds a dish however its name is typed", () => {
  it.each([
    ["らーめん", "ラーメン"],
    ["ぎょうざ", "ギョウザ"],
    ["ビール", "ﾋﾞｰﾙ"],
    ["ramen", "ＲＡＭＥＮ"],
    ["cafe latte", "Café  Latte "],
    ["가라아게", "가라아게".normalize("NFD")],
    ["パフェ", "パフェ"],
    ["100%", "１００％"],
  ])("%s is %s", (one, other) => {
    expect(searchText(one)).toBe(searchText(other));
  });

  it("keeps voiced and unvoiced kana apart", () => {
    expect(searchText("ハス")).not.toBe(searchText("バス"));
  });

  it("joins several texts by one blank", () => {
    expect(searchText("醤油ラーメン", " Shoyu\nRamen ")).toBe("醤油らーめん shoyu ramen");
  });

  it("is the same when applied twice", () => {
    const once = searchText("カフェ・ラテ Ⅱ ㍑");
    expect(searchText(once)).toBe(once);
  });
});
