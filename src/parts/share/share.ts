import type { i18n } from "i18next";
import type { createStore } from "jotai";
import { permanentLink } from "#domain/share/shareCard.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { localeAtom } from "#state/page/choices.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { copyText } from "#ui/actions/copyText.ts";
import { cardOf, type Shared } from "./shareCards.ts";

/** Passes something on: in LINE to friends as a card in their chat, elsewhere by the system's sheet or a copied link. */
export async function share(
  shared: Shared,
  texts: i18n,
  store: ReturnType<typeof createStore>,
): Promise<void> {
  await ensureTexts(texts, loadTexts, store.get(localeAtom), ["share", "specials"]);
  const t = texts.getFixedT(texts.language, "share");
  const card = cardOf(shared, texts);
  const { host, liffId, reach } = store.get(signInPathAtom);
  if (host === "line") {
    const outcome = await reach().then(
      (line) => line.share(card),
      () => "none" as const,
    );
    if (outcome === "done") store.set(showToastAtom, t("sent"), "good");
    if (outcome !== "none") return;
  }
  const entryPoints = { liffId: host === "line" ? liffId : null, origin: window.location.origin };
  const outcome = await plainShare(
    card.title,
    plainText(shared, card),
    permanentLink(card.buttons[0].address, entryPoints),
  );
  if (outcome === "copied") store.set(showToastAtom, t("copied"), "good");
  if (outcome === "failed") store.set(showToastAtom, t("notCopied"), "bad");
}

/** A divided bill is read in the message itself; for the rest the link shows more than words. */
function plainText(shared: Shared, card: ReturnType<typeof cardOf>): string {
  if (shared.kind !== "split") return card.summary;
  const rows = card.details.filter(({ text }) => text !== "");
  return [card.title, ...rows.map(({ label, text }) => (label === null ? text : `${label} ${text}`))].join(
    "\n",
  );
}

/** What became of it: `shared` by the system's sheet, `copied`, `dropped` by the customer, or `failed`. */
export type PlainOutcome = "shared" | "copied" | "dropped" | "failed";

/** Passes text and link on by the system's sheet where there is one, else by copying them. */
async function plainShare(title: string, text: string, url: string): Promise<PlainOutcome> {
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
