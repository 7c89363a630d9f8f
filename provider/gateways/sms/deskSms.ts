import type { SmsGateway } from "#provider/gateways/sms.ts";

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's phone. */
export const deskSms: SmsGateway = { send: () => Promise.resolve() };
