import { channelAccessToken, HTTPFetchError } from "@line/bot-sdk";
import * as z from "zod";
import { parseJson } from "#domain/values/untrusted.ts";
import type { Channel, ToolSettings } from "./settings.ts";

/** LINE did not do what it was asked for. */
export class LineRefusal extends Error {
  /** The HTTP status; 0: no answer came, and what was asked for may have been done or not. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const Refusal = z.object({
  message: z.string().optional(),
  error_description: z.string().optional(),
  details: z.array(z.object({ message: z.string().optional(), property: z.string().optional() })).optional(),
});

/** Milliseconds that LINE may take for an answer. */
const PATIENCE = 30_000;

/** An answer of LINE's SDK, which waits for ever and fails with a status line alone. */
export async function lineAnswer<T>(asked: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LineRefusal(0, "LINE gave no answer")), PATIENCE);
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    clearTimeout(timer);
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof LineRefusal) return error;
  if (error instanceof HTTPFetchError) return new LineRefusal(error.status, reasonOf(error));
  // What `fetch` rejects with when nobody answers.
  if (error instanceof TypeError && /fetch failed|terminated/.test(error.message))
    return new LineRefusal(0, "LINE could not be reached");
  if (error instanceof SyntaxError) return new LineRefusal(0, "LINE's answer could not be read");
  return error;
}

function reasonOf({ status, body }: HTTPFetchError): string {
  if (status === 429) return "LINE asks to wait: too many requests (429). Try again in an hour";
  // A proxy's page is no answer of LINE's.
  const { data } = Refusal.safeParse(parseJson(body));
  const details = data?.details?.map(({ message, property }) => `${property ?? ""} ${message ?? ""}`.trim());
  const reason = data?.message ?? data?.error_description ?? "no reason was given";
  return `LINE refused (${status}): ${[reason, ...(details ?? [])].join("; ")}`;
}

/** Something that the operator has to put right before the tool can go on; its message says what. */
export class UnmetCondition extends Error {}

/** A token for a channel: the one that was given, or a stateless one, good for 15 minutes, which nobody has to keep. */
export async function accessToken(given: ToolSettings["bot"] | Channel): Promise<string> {
  if ("token" in given) return given.token;
  const api = new channelAccessToken.ChannelAccessTokenClient({});
  const { access_token } = await lineAnswer(
    api.issueStatelessChannelTokenByClientSecret(given.id, given.secret),
  );
  return access_token;
}
