import { createTransport } from "nodemailer";
import { type Mail, type MailGateway, MailRefused } from "#provider/gateways/mail.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import type { SmtpSettings } from "#provider/settingsGroups.ts";
import { smtpTransport } from "./smtpTransport.ts";

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
