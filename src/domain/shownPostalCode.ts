/** A postal code as it is written on a letter: 100-0001; what is none stays as it is. */
export function shownPostalCode(code: string): string {
  return code.replace(/^(\d{3})-?(\d{4})$/, "$1-$2");
}
