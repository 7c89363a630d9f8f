import { searchText } from "#domain/values/searchText.ts";
import { hangulInitials, hangulLetters, hasHangul, initialsOfAll, isInitials } from "./hangul.ts";
import { kanaSound, romajiToKana } from "./kana.ts";

/** Writes Chinese characters in one way, whichever of Japan's, China's or Taiwan's they are: by the provider's table. */
export type Unify = (text: string) => string;

/** A text as it is compared: as `searchText` has it, signs as blanks, Chinese characters in one way. */
export function folded(text: string, unify: Unify): string {
  const plain = searchText(text);
  const parted = plain
    .replace(/['’‘"“”]/g, "")
    .replace(/[・･·.,、。!?~\-‐‑–—/()[\]{}「」『』【】〈〉《》:;&+＝〜]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return unify(parted === "" ? plain : parted);
}

/** How a name can be looked for. */
export interface NameForms {
  /** As it is, without its blanks, and Korean by its letters. */
  readonly written: readonly string[];
  /** By the sound of its kana, where that is not how it is written. */
  readonly heard: readonly string[];
}

/** How a name can be looked for; no form twice, none for a name of no letters. */
export function nameForms(text: string, unify: Unify): NameForms {
  const plain = folded(text, unify);
  if (plain === "") return { written: [], heard: [] };
  const unparted = (form: string) => [form, form.replaceAll(" ", "")];
  const forms = unparted(plain);
  if (hasHangul(plain)) {
    // From one word into the next initials are chance, but where one types those of a whole name.
    const initials = hangulInitials(plain);
    forms.push(...unparted(hangulLetters(plain)), initials, initialsOfAll(initials));
  }
  const written = new Set(forms);
  const heard = new Set(unparted(kanaSound(plain)).filter((form) => !written.has(form)));
  return { written: [...written], heard: [...heard] };
}

/** One way in which a word of a search may stand in an index. */
export interface Form {
  readonly text: string;
  /** Only where a word begins: short words stand within others by chance. */
  readonly isStart: boolean;
  /** Not in running text, where what only sounds alike is chance. */
  readonly isSound: boolean;
  /** One or two kana, which stand within others by chance, as すし in スパイス食堂: where `shortKanaPattern` says. */
  readonly isShortKana: boolean;
}

const SHORT = 3;
const isShortKana = (typed: string): boolean => /^[ぁ-ゖー]{1,2}$/.test(typed);

/** The ways in which a word that one has typed may stand in an index. */
export function wordForms(word: string): Form[] {
  const isLatin = /^[a-z]+$/.test(word);
  const plain = {
    text: word,
    isStart: isLatin && word.length <= SHORT,
    isSound: false,
    isShortKana: isShortKana(word),
  };
  if (isInitials(word)) {
    const initials = { isSound: true, isShortKana: false };
    if (word.length === 1) return [{ text: word, isStart: true, ...initials }];
    return [word, initialsOfAll(word)].map((text) => ({ text, isStart: false, ...initials }));
  }
  const spelled = isLatin ? romajiToKana(word) : null;
  const others = new Map<string, boolean>();
  if (hasHangul(word)) others.set(hangulLetters(word), false);
  for (const kana of [word, spelled ?? ""]) {
    const heard = kanaSound(kana);
    // As short as it was typed: what is drawn out is shorter by its sound.
    if (heard.length > 1) others.set(heard, isShortKana(kana));
  }
  others.delete(word);
  return [
    plain,
    ...[...others].map(([text, isShort]) => ({ text, isStart: false, isSound: true, isShortKana: isShort })),
  ];
}
