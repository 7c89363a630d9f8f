/** Seconds of a year. */
const REMEMBERED = 31_536_000;

/** Keeps a choice for a year where the server reads it as well, so that its pages come so; null forgets it. */
export function keepCookie(name: string, value: string | null, page: Pick<Document, "cookie">): void {
  const age = value === null ? 0 : REMEMBERED;
  page.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
