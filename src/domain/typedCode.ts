import { foldWidth } from "./foldWidth.ts";

/** The digits of a verification code as typed or pasted, message and all; at most so many. */
export function typedCode(text: string, length: number): string {
  const groups = foldWidth(text).split(/\D+/);
  // In a pasted message the code is the group of just so many digits; of what is typed it is every digit.
  return (groups.find((group) => group.length === length) ?? groups.join("")).slice(0, length);
}
