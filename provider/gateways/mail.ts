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
