import { Hono } from "hono";
import { listenOn } from "./listenOn.ts";

/** What the stand-in was asked for. */
interface Asked {
  readonly texts: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly key: string | null;
}

/**
 * Speaks DeepL's HTTP, version 2, on this machine: `POST /v2/translate` with a form of `text` (several), `source_lang` and
 * `target_lang`. It "translates" into the same words behind the language's code, and refuses with the status it is told to.
 */
export async function deeplServer(port = 0) {
  const asked: Asked[] = [];
  let refusal: 403 | 429 | 456 | 503 | null = null;
  const routes = new Hono();
  routes.post("/v2/translate", async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const texts = form.getAll("text");
    const to = form.get("target_lang");
    asked.push({
      texts,
      to,
      from: form.get("source_lang"),
      key: context.req.header("authorization") ?? null,
    });
    if (refusal !== null) return new Response(JSON.stringify({ message: "Refused" }), { status: refusal });
    return context.json({
      translations: texts.map((text) => ({
        detected_source_language: "JA",
        text: `[${to?.toUpperCase()}] ${text}`,
        billed_characters: text.length,
      })),
    });
  });
  const { close, origin } = await listenOn(routes, port);
  return {
    origin,
    close,
    asked,
    refuse: (status: typeof refusal) => {
      refusal = status;
    },
  };
}
