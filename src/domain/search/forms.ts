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

/** How a name can be looked for: as it is, without its blanks, by its sound, and Korean by its letters. */
export function nameForms(text: string, unify: Unify): string[] {
  const plain = folded(text, unify);
  if (plain === "") return [];
  const forms = [plain, kanaSound(plain)];
  if (hasHangul(plain)) forms.push(hangulLetters(plain));
  const unparted = forms.flatMap((form) => [form, form.replaceAll(" ", "")]);
  if (!hasHangul(plain)) return [...new Set(unparted)];
  // From one word into the next initials are chance, but where one types those of a whole name.
  return [...new Set([...unparted, hangulInitials(plain), initialsOfAll(hangulInitials(plain))])];
}

/** One way in which a word of a search may stand in an index. */
export interface Form {
  readonly text: string;
  /** Only where a word begins: short words stand within others by chance. */
  readonly isStart: boolean;
  /** Not in running text, where what only sounds alike is chance. */
  readonly isSound: boolean;
}

const SHORT = 3;

/** The ways in which a word that one has typed may stand in an index. */
export function wordForms(word: string): Form[] {
  const isLatin = /^[a-z]+$/.test(word);
  const plain: Form = { text: word, isStart: isLatin && word.length <= SHORT, isSound: false };
  if (isInitials(word)) {
    const all = { text: initialsOfAll(word), isStart: false, isSound: true };
    return [{ text: word, isStart: word.length === 1, isSound: true }, ...(word.length === 1 ? [] : [all])];
  }
  const others = new Set<string>();
  if (hasHangul(word)) others.add(hangulLetters(word));
  const sound = kanaSound(word);
  if (sound.length > 1) others.add(sound);
  const spelled = isLatin ? romajiToKana(word) : null;
  if (spelled !== null) {
    const heard = kanaSound(spelled);
    if (heard.length > 1) others.add(heard);
  }
  others.delete(word);
  return [plain, ...[...others].map((text) => ({ text, isStart: false, isSound: true }))];
}
