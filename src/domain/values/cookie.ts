/** The value of a cookie among those of a page or a request; undefined where it is not there. */
export function cookieOf(cookies: string, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
}
