import { searchText } from "#domain/values/searchText.ts";

/** Names as they are compared: as searched, without blanks and signs, the small ヶ of place names as the large. */
export function foldName(name: string): string {
  // Most of a hundred thousand towns are plain kanji, which stay as they are.
  if (/^[\u4e00-\u9fff]*$/.test(name)) return name;
  return searchText(name)
    .replaceAll("ゖ", "け")
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");
}

const SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so タ ta チ chi ツ tsu テ te ト to",
    "ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo",
    "ラ ra リ ri ル ru レ re ロ ro ワ wa ヲ o ン n ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo",
    "ダ da ヂ ji ヅ zu デ de ド do バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po ヴ vu ー",
  ].flatMap((row) => [...row.matchAll(/(\S) ?([a-z]*)/g)].map(([, kana = "", sound = ""]) => [kana, sound])),
);
const GLIDES: Readonly<Record<string, string>> = { ャ: "a", ュ: "u", ョ: "o" };

/**
 * Kana, half or full width, in Hepburn's letters, as road signs write them: no long vowels, m never for n.
 * What is no kana stays as it is.
 */
export function romanise(kana: string): string {
  const text = kana
    .normalize("NFKC")
    .replace(/[ぁ-ゖ]/g, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0x60));
  const spelled = text
    .replace(/(.)([ャュョ])/g, (_, base: string, glide: string) => {
      const sound = (SOUNDS[base] ?? base).slice(0, -1);
      return sound + (/(?:sh|ch|j)$/.test(sound) ? "" : "y") + (GLIDES[glide] ?? "");
    })
    .replace(/[ァ-ヴー]/g, (each) => (each === "ッ" ? each : (SOUNDS[each] ?? each)))
    .replace(/ッ(.)/g, (_, next: string) => (next === "c" ? "t" : next) + next);
  return shortened(spelled);
}

/** Letters of a name without what people spell differently: accents, long vowels, m for n, doubled o and u. */
export function foldLetters(name: string): string {
  const letters = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return shortened(letters.replace(/m(?=[bp])/g, "n"));
}

const shortened = (letters: string): string => letters.replace(/o[uo]+/g, "o").replace(/uu+/g, "u");
