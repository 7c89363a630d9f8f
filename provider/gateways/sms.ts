import { isRecord } from "#domain/values/untrusted.ts";
import type { TwilioSettings } from "#provider/operations/settingsGroups.ts";

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

/** Milliseconds until a silent service counts as out of reach. */
const PATIENCE = 10_000;

interface TwilioOptions extends TwilioSettings {
  /** Another place than Twilio's, for tests. */
  readonly api?: string;
}

/** Twilio's "Programmable Messaging", REST API of 2010-04-01, Messages resource. */
export function twilioSms(options: TwilioOptions): SmsGateway {
  const { accountSid, authToken, from, api = "https://api.twilio.com" } = options;
  const address = `${api}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  // A messaging service's id stands where a number does.
  const sender = from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from };
  return {
    async send({ phone, text }) {
      const response = await fetch(address, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ To: phone, Body: text, ...sender }),
        signal: AbortSignal.timeout(PATIENCE),
        redirect: "error",
      });
      const body: unknown = await response.json().catch(() => null);
      if (response.ok) return;
      // Twilio's own numbers say what is wrong (21211: no such number); its words repeat the number, and are not kept.
      const reason = `${response.status} ${isRecord(body) ? String(body["code"] ?? "") : ""}`.trim();
      if (isFinal(response.status)) throw new SmsRefused(reason);
      throw new Error(`Twilio answered ${reason}`);
    },
  };
}

/** 401 and 403 are the operator's to mend, 429 passes; any other refusal is of this message. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}
