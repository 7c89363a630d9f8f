/** Real-time messages: PubNub, or the embedded service that speaks the part of its protocol that the SDK uses. */
export interface MessagesGateway {
  /** Publishes to a channel; resolves when it has been taken. */
  publish(channel: string, payload: unknown): Promise<void>;
  /** What a client needs to listen to these channels alone, as `uid`. */
  listen(listener: { uid: string; channels: readonly string[]; now: Date }): Promise<{
    subscribe_key: string;
    /** Host and port of the service; null: PubNub's own. */
    origin: string | null;
    token: string;
    /** Seconds that the token lives. */
    expires_in: number;
  }>;
}
