import { describe, expect, it } from "vitest";
import type { Allergen } from "#contract/allergens.ts";
import { statedContents } from "./statedContents.ts";

const named = (...names: string[]) => statedContents({ names });
const described = (...descriptions: string[]) => statedContents({ names: [], descriptions });

describe("what the words of a dish state to be in it", () => {
  it.each<readonly [string, readonly Allergen[]]>([
    ["炙りチャーシュー丼", ["pork"]],
    ["叉烧饭", ["pork"]],
    ["Char siu rice", ["pork"]],
    ["豚骨らーめん", ["pork"]],
    ["돈코츠 라멘", ["pork"]],
    ["ロースカツカレー", []],
    ["五花肉盖饭", ["pork"]],
    ["牛すじカレー", ["beef"]],
    ["鶏の唐揚げ", ["chicken"]],
    ["닭갈비", ["chicken"]],
    ["海老フライ", ["shrimp"]],
    ["本まぐろ赤身", ["fish"]],
    ["サーモン丼", ["salmon", "fish"]],
    ["味玉", ["egg"]],
    ["塩茹で枝豆", ["soybean"]],
    ["ミックスサンド（ハム・チーズ）", ["milk"]],
  ])("%s", (name, contents) => {
    expect(named(name)).toEqual(contents);
  });

  it.each([
    "チャーシュー抜き",
    "河豚の唐揚げ",
    "海豚玩偶",
    "牛乳なし",
    "牛蒡のきんぴら",
    "牛油果沙拉",
    "牛角包",
    "鶏卵不使用",
    "鸡尾酒",
    "火鶏のロースト",
    "えびすビール",
    "カニカマサラダ",
    "杏仁豆腐",
    "胡麻豆腐",
    "蛋糕",
    "Eggplant",
    "Coconut milk",
    "Turkey bacon",
    "Salmon roe",
    "鲑鱼卵",
    "Atka mackerel",
    "豚肉不使用カレー",
    "No pork",
    "Egg-free noodles",
    "不使用蛋的麵",
    "달걀을 쓰지 않은 면",
  ])("is nothing where it is only called so, or not in it: %s", (name) => {
    expect(named(name)).toEqual([]);
  });

  it("is not what a description says that it goes with", () => {
    expect(described("博多の明太子を半腹。豚骨らーめんによく合います。")).toEqual([]);
    expect(described("与豚骨拉面最搭。", "A natural partner for tonkotsu.")).toEqual([]);
    expect(described("豚骨と節をどろりと炊いたつけ汁。")).toEqual(["pork"]);
  });
});
