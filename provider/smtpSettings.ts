import type { SmtpSettings } from "./settingsGroups.ts";

/** A mail server by its address, with 465 for TLS from the start and 587 for STARTTLS unless it names a port. */
export function smtpSettings(address: string | undefined, from: string | undefined): SmtpSettings | null {
  if (address === undefined || from === undefined) return null;
  const { hostname: host, password, port, protocol, username } = new URL(address);
  const isSecure = protocol === "smtps:";
  const login =
    username === "" ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  return { host, port: Number(port) || (isSecure ? 465 : 587), isSecure, login, from };
}

/** Whether a text is an SMTP server's address, its user and password percent-encoded. */
export function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, password, username } = new URL(text);
  try {
    decodeURIComponent(`${username}${password}`);
  } catch {
    return false;
  }
  return hostname !== "";
}
