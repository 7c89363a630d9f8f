/** A gateway that will never take this message, whatever is tried: the number cannot receive it, say. */
export class SmsRefused extends Error {
  override name = "SmsRefused";
}

/** Text messages to phones: by a service, or, by default, shown at the desk. */
export interface SmsGateway {
  /**
   * Hands over one message; resolves when it has been taken, rejects when it may not have been.
   * @throws SmsRefused when sending it again would not help
   */
  send(message: { readonly phone: string; readonly text: string }): Promise<void>;
}
