/** Beginnings of addresses whose rest is a key: to someone's data, receipt, payment or messages. */
const KEYED = /^(\/(?:my-data|receipt|sandbox|v[23]|publish|signal)\/).+/;

/** A request's path as far as the log may tell it: whoever reads the log must not be able to open what others can. */
export function toldPath(path: string): string {
  return path.replace(KEYED, "$1…");
}
