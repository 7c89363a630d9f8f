import PubNub from "pubnub";
import * as z from "zod/mini";
import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";

const Failure = z.object({ status: z.object({ statusCode: z.optional(z.number()) }) });

/** Seconds that PubNub may take. */
const PATIENCE = 10;

/** PubNub's three keys: a channel's history is read as the provider would, and nothing is published. */
export const pubnub: Check = async ({ settings }) => {
  const { ok, warning, fault } = findingsOf("messages");
  if (settings.pubnub === null) return [ok("The provider serves real-time messages itself.")];
  const { origin, ...keys } = settings.pubnub;
  const client = new PubNub({
    ...keys,
    ...(origin !== undefined && { origin: new URL(origin).host, ssl: origin.startsWith("https:") }),
    userId: "noren-doctor",
    transactionalRequestTimeout: PATIENCE,
    retryConfiguration: PubNub.NoneRetryPolicy(),
  });
  try {
    await client.fetchMessages({ channels: ["noren-doctor"], count: 1 });
    return [ok("PubNub takes the keys, and keeps messages.")];
  } catch (error) {
    const code = Failure.safeParse(error).data?.status.statusCode ?? 0;
    return [
      code >= 400 && code < 500
        ? fault(
            `PubNub refuses the keys (${code}).`,
            "Compare the three keys with PubNub's console, and switch on Access Manager and Message Persistence.",
          )
        : warning("PubNub gives no answer: its keys were not looked at.", "Let this machine reach it."),
    ];
  } finally {
    client.destroy();
  }
};
