const FIRST = 0xac00;
const LAST = 0xd7a3;

const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
/** In the order of the block; what takes two keys as its two letters. */
const VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const FINALS =
  " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(
    " ",
  );

export const hasHangul = (text: string): boolean => /[\uac00-\ud7a3\u1100-\u11ff]/.test(text);

/**
 * Korean letter by letter as it is typed, so that 마, 만 and 만ㄷ begin 만두. What is no Korean stays.
 * @param folded a text that `searchText` has folded
 */
export function hangulLetters(folded: string): string {
  return replaceHangul(folded, ({ initial, vowel, final }) => initial + vowel + final);
}

/** The consonants that syllables begin with: 만두 as ㅁㄷ, in characters of their own, which no letters are. */
export function hangulInitials(folded: string): string {
  return replaceHangul(folded, ({ initial }) => String.fromCodePoint(0x1100 + INITIALS.indexOf(initial)));
}

/** Initials of a whole name in characters that nothing else is written in, so that they are found at its beginning alone. */
export function initialsOfAll(initials: string): string {
  const signs = initials
    .replaceAll(" ", "")
    .replace(/[\u1100-\u1112]/g, (each) =>
      String.fromCodePoint(0xe100 + (each.codePointAt(0) ?? 0) - 0x1100),
    );
  return `\ue0ff${signs}`;
}

/** Whether it is consonants alone, as one types them for the beginnings of syllables. */
export function isInitials(folded: string): boolean {
  return /^[\u1100-\u1112]+$/.test(folded);
}

interface Syllable {
  readonly initial: string;
  readonly vowel: string;
  readonly final: string;
}

function replaceHangul(folded: string, write: (syllable: Syllable) => string): string {
  return folded.replace(/[\uac00-\ud7a3\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (each) => {
    const code = each.codePointAt(0) ?? 0;
    if (code >= FIRST && code <= LAST) {
      const place = code - FIRST;
      return write({
        initial: INITIALS[Math.floor(place / 588)] ?? "",
        vowel: VOWELS[Math.floor((place % 588) / 28)] ?? "",
        final: FINALS[place % 28] ?? "",
      });
    }
    if (code >= 0x11a8) return FINALS[code - 0x11a7] ?? each;
    if (code >= 0x1161) return VOWELS[code - 0x1161] ?? each;
    return INITIALS[code - 0x1100] ?? each;
  });
}
