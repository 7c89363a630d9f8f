import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { LOCALES, type Locale } from "#domain/localeCodes.ts";

const folder = fileURLToPath(new URL("../../locales", import.meta.url));

/** Words that have another one in our texts, which customers meet first: a thing has one name in a language. */
const seconds: Readonly<Record<Locale, RegExp>> = {
  ja: /ブラウザー|サインイン|サインアウト|訪問者|プライベートモード/,
  "zh-cn": /注册会员|登出|游客/,
  "zh-tw": /加入會員|註銷|私密瀏覽|登錄手機/,
  en: /sign(ed)?[ -]up|log ?out/i,
  kr: /사인인|사인아웃|방문자/,
};

it.each(LOCALES)("one act or thing has one name in every text of %s", (locale) => {
  const found = globSync("**/*.json", { cwd: join(folder, locale) }).flatMap((file) =>
    readFileSync(join(folder, locale, file), "utf8")
      .split("\n")
      .filter((line) => seconds[locale].test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
