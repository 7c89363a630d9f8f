/** How a message that is sent after its transaction stands: given up once it is not tried again. */
export function outboxState(message: {
  readonly sent_at: Date | null;
  readonly due_at: Date | null;
}): "waiting" | "sent" | "given_up" {
  if (message.sent_at !== null) return "sent";
  return message.due_at === null ? "given_up" : "waiting";
}
