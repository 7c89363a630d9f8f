import type { MailGateway } from "#provider/gateways/mail.ts";

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's mailbox. */
export const deskMail: MailGateway = { send: () => Promise.resolve() };
