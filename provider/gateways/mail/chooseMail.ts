import type { MailGateway } from "#provider/gateways/mail.ts";
import { mailReach } from "#provider/reach.ts";
import type { Settings } from "#provider/settings.ts";
import { smtpMail } from "./smtpMail.ts";

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's mailbox. */
const deskMail: MailGateway = { send: () => Promise.resolve() };

/** Nothing sends mail, and the desk may not show it: what was written waits two days for a server to be set up. */
const noMail: MailGateway = { send: () => Promise.reject(new Error("no mail server is set up")) };

/** The operator's mail server; in a demo without one the desk; else nobody gets any mail. */
export function chooseMail(settings: Pick<Settings, "smtp" | "hasDemo">): MailGateway {
  if (settings.smtp !== null) return smtpMail(settings.smtp);
  return mailReach(settings) === "desk" ? deskMail : noMail;
}
