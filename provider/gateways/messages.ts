/** Real-time messages: PubNub, or the embedded service that speaks the part of its protocol that the SDK uses. */
export interface MessagesGateway {
  /** Whether it lets nobody listen for a sign-in that has ended; else the member is given another channel then. */
  readonly knowsSignIns: boolean;
  /** Publishes to a channel; resolves when it has been taken, rejects when it may not have been. */
  publish(channel: string, payload: unknown): Promise<void>;
  /** What a client needs to listen to these channels alone, as `uid`. */
  listen(listener: {
    uid: string;
    /** The sign-in that it ends with, as far as the service can; null for what everybody may hear. */
    signIn: string | null;
    channels: readonly string[];
    /** The origin that the client used, for a service on the same host. */
    origin: string;
    now: Date;
  }): Promise<{
    subscribe_key: string;
    /** Origin of the service, scheme and port included; null: PubNub's own. */
    origin: string | null;
    /** Whom the token was made for: the client listens under this id, or is refused. */
    user_id: string;
    token: string;
    /** Seconds that the token lives, an hour at most. */
    expires_in: number;
  }>;
}
