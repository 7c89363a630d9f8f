import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Locale } from "#domain/values/localeCodes.ts";
import { localeTexts } from "../testing/allTexts.ts";

const operating = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
const terms: readonly (readonly [Locale, ip: RegExp, months: RegExp, days: RegExp])[] = [
  ["ja", /IPアドレス/, /^6か月以内/, /^2日$/],
  ["zh-cn", /IP 地址/, /^6 个月以内/, /^2 天$/],
  ["en", /IP address/, /^Six months at most/, /^Two days$/],
  ["zh-tw", /IP 位址/, /^6 個月以內/, /^2 天$/],
  ["kr", /IP 주소/, /^6개월 이내/, /^2일$/],
];

it.each(terms)(
  "the privacy policy says what the log holds and for how long, in %s",
  (locale, ip, months, days) => {
    const texts = localeTexts(locale).filter(({ at }) => at.startsWith("legal/secret.json"));
    const termsOf = (term: RegExp) =>
      texts.flatMap(({ at, text }) => {
        const heading = texts.find((each) => each.at === at.replace(/\.1$/, ".0"));
        return term.test(text) && at.endsWith(".1") && heading ? [heading.text] : [];
      });
    expect(termsOf(months).some((heading) => ip.test(heading))).toBe(true);
    expect(termsOf(days).some((heading) => ip.test(heading))).toBe(true);
  },
);

it("and operators read the same terms", () => {
  expect(operating).toMatch(/\*\*The log\*\*[^]*network address[^]*\*\*six months at most\*\*/);
  expect(operating).toMatch(/Counted tries of addresses and phones +\| 2 days/);
});
