import { createTransport } from "nodemailer";
import { isRecord } from "#domain/values/untrusted.ts";
import type { SmtpSettings } from "#provider/operations/settingsGroups.ts";

/** A gateway that will never take this mail, whatever is tried: nobody has such an address, say. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

export interface Mail {
  /** The same each time that it is sent, so that doubles can be told. */
  readonly id: string;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Electronic mail: by a mail server, or, by default, shown at the desk. */
export interface MailGateway {
  /**
   * Hands over one mail; resolves when it has been taken, rejects when it may not have been.
   * @throws MailRefused when sending it again would not help
   */
  send(mail: Mail): Promise<void>;
}

/** Mail by an SMTP server (RFC 5321). A password goes over TLS alone, unless the server is this machine. */
export function smtpMail(settings: SmtpSettings): MailGateway {
  const { from } = settings;
  const transport = createTransport(smtpTransport(settings));
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          ...partsOf(mail),
          from,
          messageId: `<${mail.id}@${domainOf(from)}>`,
          // Nobody's holiday notice is wanted in answer (RFC 3834).
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function partsOf({ to, subject, text, html }: Mail) {
  // An address by itself, so that no comma makes two of it; a subject on one line, so that it adds no header.
  return { to: { name: "", address: to }, subject: subject.replace(/\p{Cc}+/gu, " "), text, html };
}

function domainOf(from: string): string {
  return /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
}

/** A refusal's codes; the server's own words repeat the address, and are not kept. */
function failureOf(error: unknown): Error {
  const { code, command, responseCode } = isRecord(error) ? error : {};
  const reason = [code, responseCode].filter((part) => part !== undefined).join(" ") || "no answer";
  const isRefusal = typeof responseCode === "number" && responseCode >= 500;
  // What is wrong with the sender or the password is the operator's to mend: this mail can wait for that.
  const isFinal = isRefusal && (command === "RCPT TO" || command === "DATA");
  return isFinal ? new MailRefused(reason) : new Error(`Mail server: ${reason}`);
}

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
