import { expect, it } from "vitest";
import { trackingLink } from "./trackingLink.ts";

it.each([
  ["ヤマト運輸", "1234-5678-9012", /^https:\/\/jizen\.kuronekoyamato\.co\.jp\/.*id=123456789012$/],
  ["Yamato Transport", "１２３４５６７８９０１２", /id=123456789012$/],
  ["クロネコ宅急便", "1234 5678 9012", /id=123456789012$/],
  ["佐川急便", "4000-1234-5678", /^https:\/\/k2k\.sagawa-exp\.co\.jp\/.*okurijoNo=400012345678$/],
  ["日本郵便", "1234-5678-901", /^https:\/\/trackings\.post\.japanpost\.jp\/.*reqCodeNo1=12345678901&/],
  ["Japan Post", "ee123456789jp", /reqCodeNo1=EE123456789JP&/],
])("a parcel with %s can be followed by %s", (company, number, link) => {
  expect(trackingLink(company, number)).toMatch(link);
});

it.each([
  ["our own van", "123456789012"],
  ["ヤマト運輸", "ask at the counter"],
  ["佐川急便", '"><script>'],
  ["ヤマト運輸", null],
  [null, "123456789012"],
])("%s with %s leads nowhere", (company, number) => {
  expect(trackingLink(company, number)).toBeNull();
});
