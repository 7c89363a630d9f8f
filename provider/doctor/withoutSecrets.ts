/** Settings whose value is nobody's business. */
const SECRET = /SECRET|TOKEN|PASSWORD|_KEY$|_SID$|^DATABASE_URL$|_SMTP_URL$/;
/** Names of files. */
const PATHS: readonly string[] = ["NOREN_TLS_KEY"];
/** Characters from which on a value can be told from any other word. */
const SHORTEST = 4;

/** A function that takes the secrets among the settings out of a text. */
export function withoutSecrets(
  environment: Readonly<Record<string, string | undefined>>,
): (text: string) => string {
  const values = Object.entries(environment)
    .filter(([name]) => /^(NOREN_|DATABASE_URL$)/.test(name) && SECRET.test(name) && !PATHS.includes(name))
    .flatMap(([, value = ""]) => [value, ...passwordsIn(value)])
    .filter(({ length }) => length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length);
  return (text) => values.reduce((left, value) => left.replaceAll(value, "(secret)"), text);
}

function passwordsIn(value: string): readonly string[] {
  const password = URL.parse(value)?.password ?? "";
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
