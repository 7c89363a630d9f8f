import { copyText } from "#ui/actions/copyText.ts";

/** What became of it: `shared` by the system's sheet, `copied`, `dropped` by the customer, or `failed`. */
export type PlainOutcome = "shared" | "copied" | "dropped" | "failed";

/** Passes text and link on by the system's sheet where there is one, else by copying them. */
export async function plainShare(title: string, text: string, url: string): Promise<PlainOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, url });
      return "shared";
    } catch (error) {
      // Closing the sheet without a choice rejects too. Some apps have a sheet that they do not let pages open.
      if (error instanceof DOMException && error.name === "AbortError") return "dropped";
    }
  }
  return (await copyText(`${text}\n${url}`)) ? "copied" : "failed";
}
