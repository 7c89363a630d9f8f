/**
 * A qualified invoice issuer's number: T, a check digit, and a corporation's twelve digits.
 * The check digit is 9 less the remainder by 9 of the digits' sum, every second from the right counted twice
 * (Order of the Ministry of Finance on corporate numbers, article 2).
 */
export function registrationNumber(twelveDigits: string): string {
  if (!/^\d{12}$/.test(twelveDigits)) throw new RangeError(`Not twelve digits: ${twelveDigits}`);
  const sum = [...twelveDigits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (1 + (index % 2)), 0);
  return `T${9 - (sum % 9)}${twelveDigits}`;
}

/** A number as somebody typed it: in full width, in small letters, with spaces or hyphens. */
export function typedRegistrationNumber(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}−ー]/gu, "");
}

/** Whether it is one, with the right check digit. */
export function isRegistrationNumber(text: string): boolean {
  return /^T\d{13}$/.test(text) && registrationNumber(text.slice(2)) === text;
}
