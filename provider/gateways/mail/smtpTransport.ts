import type { SmtpSettings } from "#provider/settingsGroups.ts";

/** Milliseconds until a silent server counts as out of reach; one that is slow at every step may get a mail twice. */
const PATIENCE = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 8_000,
};
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** How nodemailer connects to a mail server. A password goes over TLS alone, unless the server is this machine. */
export function smtpTransport({ host, port, isSecure, login }: SmtpSettings) {
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && login !== null && !LOOPBACK.test(host),
    ...(login !== null && { auth: { user: login.user, pass: login.password } }),
    // Nothing in a mail is ever fetched from a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  };
}
