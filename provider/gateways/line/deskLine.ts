import type { LineMessagesGateway } from "#provider/gateways/lineMessages.ts";

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's chat. */
export const deskLine: LineMessagesGateway = { isDesk: true, push: () => Promise.resolve(), service: null };
