import { type LineMessagesGateway, LineRefused } from "#provider/gateways/lineMessages.ts";

/** Sends nothing: the desk shows what is in the outbox, and stands for everybody's chat. */
export const deskLine: LineMessagesGateway = { isDesk: true, push: () => Promise.resolve(), service: null };

/** Nothing sends messages in LINE, and the desk may not show them: none gets anywhere, and that is said. */
export const noLine: LineMessagesGateway = {
  ...deskLine,
  push: () => Promise.reject(new LineRefused("no official account is set up")),
};
