import type { i18n } from "i18next";
import type { createStore } from "jotai";
import { permanentLink } from "#domain/share/shareCard.ts";
import { localeAtom } from "#state/page/choices.ts";
import { signInDoorAtom } from "#state/account/signInDoor.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { ensureTexts } from "#text/instance.ts";
import { loadTexts } from "#text/loadTexts.ts";
import { cardOf } from "./cardOf.ts";
import { plainShare } from "./plainShare.ts";
import type { Shared } from "./shared.ts";

/** Passes something on: in LINE to friends as a card in their chat, elsewhere by the system's sheet or a copied link. */
export async function share(
  shared: Shared,
  texts: i18n,
  store: ReturnType<typeof createStore>,
): Promise<void> {
  await ensureTexts(texts, loadTexts, store.get(localeAtom), ["share", "specials"]);
  const t = texts.getFixedT(texts.language, "share");
  const card = cardOf(shared, texts);
  const { host, liffId, reach } = store.get(signInDoorAtom);
  if (host === "line") {
    const outcome = await reach().then(
      (line) => line.share(card),
      () => "none" as const,
    );
    if (outcome === "done") store.set(showToastAtom, t("sent"), "good");
    if (outcome !== "none") return;
  }
  const doors = { liffId: host === "line" ? liffId : null, origin: window.location.origin };
  const outcome = await plainShare(
    card.title,
    plainText(shared, card),
    permanentLink(card.buttons[0].address, doors),
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
