import * as z from "zod/mini";
import { askLine, type LineAsking } from "./askLine.ts";

const Issued = z.object({ access_token: z.string(), expires_in: z.number() });
/** Milliseconds before its end from which on a token is not used any more. */
const MARGIN = 60_000;

/** What speaks for a channel. */
export interface ChannelToken {
  /** @throws Error when LINE gives none */
  read(): Promise<string>;
  /** LINE does not take it any more: the next one is asked for anew. */
  forget(): void;
}

/** Stateless channel access tokens, good for 15 minutes and asked for when they are needed ("Channel access token v3"). */
export function channelToken(
  { id, secret }: { readonly id: string; readonly secret: string },
  { clock, ...asking }: LineAsking & { readonly clock: () => Date },
): ChannelToken {
  let known: { readonly token: string; readonly until: number } | null = null;
  return {
    async read() {
      if (known !== null && clock().getTime() < known.until) return known.token;
      const fields = { grant_type: "client_credentials", client_id: id, client_secret: secret };
      const { status, body } = await askLine(
        { path: "/oauth2/v3/token", headers: {}, body: new URLSearchParams(fields) },
        asking,
      );
      const issued = Issued.safeParse(body).data;
      if (status !== 200 || issued === undefined)
        throw new Error(`LINE gives the channel no token: ${status}`);
      known = {
        token: issued.access_token,
        until: clock().getTime() + issued.expires_in * 1_000 - MARGIN,
      };
      return issued.access_token;
    },
    forget() {
      known = null;
    },
  };
}
