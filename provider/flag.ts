/** A flag as the wire has it: 1 yes, 0 no. */
export function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}
