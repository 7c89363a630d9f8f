/** Kana that sound the same to whoever types them, as one: ティ as チ, ヴァ as バ, ヂ as ジ. */
const ALIKE: readonly (readonly [string, string])[] = [
  ["ゔぁ", "ば"],
  ["ゔぃ", "び"],
  ["ゔぇ", "べ"],
  ["ゔぉ", "ぼ"],
  ["ゔ", "ぶ"],
  ["てぃ", "ち"],
  ["でぃ", "じ"],
  ["ぢ", "じ"],
  ["づ", "ず"],
  ["を", "お"],
];
const SMALL: Readonly<Record<string, string>> = {
  ぁ: "あ",
  ぃ: "い",
  ぅ: "う",
  ぇ: "え",
  ぉ: "お",
  ゃ: "や",
  ゅ: "ゆ",
  ょ: "よ",
  ゎ: "わ",
  ゕ: "か",
  ゖ: "け",
};

/** What follows each vowel when it is drawn out. */
const LONG: Readonly<Record<string, string>> = { あ: "あ", い: "い", う: "う", え: "えい", お: "おう" };
const ROWS: Readonly<Record<string, string>> = {
  あ: "あかがさざただなはばぱまやらわぁゃ",
  い: "いきぎしじちにひびぴみりぃ",
  う: "うくぐすずつぬふぶぷむゆるぅゅ",
  え: "えけげせぜてでねへべぺめれぇ",
  お: "おこごそぞとどのほぼぽもよろぉょ",
};
const drawnOut = new RegExp(
  Object.entries(ROWS)
    .map(([vowel, row]) => `(?<=[${row}])[${LONG[vowel] ?? ""}]`)
    .join("|"),
  "g",
);

/**
 * Hiragana by their sound alone, so that ぎょうざ, ぎょーざ and ぎよざ are one: no long vowels, no small kana, no っ. What is
 * no kana stays.
 * @param folded a text that `searchText` has folded
 */
export function kanaSound(folded: string): string {
  if (!/[ぁ-ゖー]/.test(folded)) return folded;
  const alike = ALIKE.reduce(
    (text, [one, other]) => text.replaceAll(one, other),
    folded.replaceAll("っ", ""),
  );
  return alike
    .replaceAll(drawnOut, "")
    .replaceAll("ー", "")
    .replace(/[ぁぃぅぇぉゃゅょゎゕゖ]/g, (small) => SMALL[small] ?? small);
}

const VOWELS = "aiueo";
const syllables = new Map<string, string>();
const row = (consonant: string, kana: readonly string[]) => {
  for (const [place, each] of kana.entries()) if (each !== "") syllables.set(consonant + VOWELS[place], each);
};
const PLAIN =
  "=あいうえお k=かきくけこ g=がぎぐげご s=さしすせそ z=ざじずぜぞ t=たちつてと d=だぢづでど n=なにぬねの h=はひふへほ " +
  "b=ばびぶべぼ p=ぱぴぷぺぽ m=まみむめも r=らりるれろ v=ばびぶべぼ";
for (const each of PLAIN.split(" ")) {
  const [consonant = "", kana = ""] = each.split("=");
  row(consonant, [...kana]);
}
row("y", ["や", "", "ゆ", "いぇ", "よ"]);
row("w", ["わ", "うぃ", "", "うぇ", "お"]);
row("f", ["ふぁ", "ふぃ", "ふ", "ふぇ", "ふぉ"]);
row("ts", ["つぁ", "つぃ", "つ", "つぇ", "つぉ"]);
/** Hepburn's and Kunrei's letters before a, u, e and o, with the kana that they begin with. */
const GLIDES =
  "ky=き gy=ぎ sy=し sh=し zy=じ jy=じ j=じ ty=ち ch=ち cy=ち dy=じ ny=に hy=ひ by=び py=ぴ my=み ry=り";
for (const each of GLIDES.split(" ")) {
  const [letters = "", kana = ""] = each.split("=");
  row(letters, [`${kana}ゃ`, letters.endsWith("y") ? "" : kana, `${kana}ゅ`, `${kana}ぇ`, `${kana}ょ`]);
}

/** The letters of a syllable that has only begun. */
const BEGUN = /^(?:[kgsztdnhbpmrvfjwy]|[kgsztnhbpmrdj]y|sh|ch|ts)$/;

/**
 * Latin letters as the hiragana that they spell in Hepburn or Kunrei; null where they are no Japanese. A last syllable
 * that has only begun is left out, so that words are found while they are being typed.
 * @param letters lower case, without accents
 */
export function romajiToKana(letters: string): string | null {
  let kana = "";
  let rest = letters.replace(/m(?=[bpm])/g, "n");
  while (rest !== "") {
    const doubled = /^([kgsztdhbpmrvfj])\1|^tch/.exec(rest);
    if (doubled !== null && rest.length > 2) {
      kana += "っ";
      rest = rest.slice(1);
      continue;
    }
    const nasal = /^n(?:'|n(?![aiueoy])|(?![aiueoyn])|(?=n))/.exec(rest);
    if (nasal !== null) {
      kana += "ん";
      rest = rest.slice(nasal[0].length);
      continue;
    }
    const syllable = [3, 2, 1].map((length) => rest.slice(0, length)).find((each) => syllables.has(each));
    if (syllable === undefined) return kana.length > 1 && BEGUN.test(rest) ? kana : null;
    kana += syllables.get(syllable) ?? "";
    rest = rest.slice(syllable.length);
  }
  return kana;
}
