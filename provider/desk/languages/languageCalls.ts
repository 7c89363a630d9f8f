import * as z from "zod/mini";
import {
  type ListedText,
  listTexts,
  proposeTexts,
  saveTexts,
  textCounts,
  TEXTS_A_PAGE,
} from "#contract/calls/desk/languages.ts";
import { MenuLanguage } from "#contract/menuDocument.ts";
import { searchText } from "#domain/values/searchText.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { chooseTranslator } from "#provider/gateways/translator/translator.ts";
import { readDraft } from "#provider/menu/document/draft.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { answerDesk, type DeskContext, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import { listedTexts } from "./ownTexts.ts";
import { saveTranslations } from "./saveTranslations.ts";
import { take } from "./takeFile.ts";

type Asking = Pick<DeskContext<Signed>, "db" | "parts" | "signed">;

/** A store's texts beside their translations into a language, as its draft says them. */
async function textsIn(context: Asking, store_id: string, language: MenuLanguage): Promise<ListedText[]> {
  const store = await ownStore(context, store_id);
  const { menu } = await readDraft(context.db, store_id);
  return listedTexts(store, menu, language);
}

const counts = answerDesk(textCounts, async ({ store_id }, context) => {
  const store = await ownStore(context, store_id);
  const { menu } = await readDraft(context.db, store_id);
  return {
    languages: MenuLanguage.def.values.map((language) => {
      const texts = listedTexts(store, menu, language);
      return { language, missing: texts.filter(({ text }) => text === "").length, all: texts.length };
    }),
    service: chooseTranslator(context.parts.settings)?.name ?? null,
  };
});

/** Of a list of texts: the key of the last one. */
const Place = z.tuple([z.literal("texts"), z.string()]);

const list = answerDesk(listTexts, async ({ cursor, language, missing_only, store_id, words }, context) => {
  const { fail, parts } = context;
  const place = readCursor(Place, cursor, parts.signingKey, () => fail("cursor"));
  const all = await textsIn(context, store_id, language);
  const after = place === null ? 0 : all.findIndex(({ key }) => key === place[1]) + 1;
  const wanted = searchText(words ?? "").split(/\s+/);
  // What has been translated since the page before goes out of the list without moving what comes behind it.
  const found = all
    .slice(after)
    .filter(({ original, text, within }) =>
      wanted.every((word) => [original.text, text, within].some((each) => searchText(each).includes(word))),
    )
    .filter(({ text }) => !missing_only || text === "");
  const items = found.slice(0, TEXTS_A_PAGE);
  const last = items.at(-1);
  return {
    items,
    next_cursor:
      last === undefined || found.length <= items.length
        ? null
        : writeCursor(parts.signingKey, ["texts", last.key]),
  };
});

const save = answerDesk(saveTexts, async ({ language, store_id, texts }, context) => {
  const listed = new Map((await textsIn(context, store_id, language)).map((text) => [text.key, text]));
  const fields = texts.flatMap(({ key, text }, place) =>
    text.length > (listed.get(key)?.most ?? Infinity) ? [`texts.${place}.text`] : [],
  );
  if (fields.length > 0) throw new DeskFailed("malformed", { fields });
  const unsaved = await context.write((writing) =>
    saveTranslations(context, writing, { language, store_id, texts }),
  );
  return { unsaved };
});

const propose = answerDesk(proposeTexts, async ({ keys, language, store_id }, context) => {
  const texts = (await textsIn(context, store_id, language)).filter(({ key }) => keys.includes(key));
  const service = chooseTranslator(context.parts.settings);
  if (service === null) return { proposals: [], trouble: "no_service" as const };
  const byOriginal = Object.values(Object.groupBy(texts, ({ original }) => original.language));
  const said = await Promise.all(
    byOriginal.map(async (group = []) => {
      const from = group[0]?.original.language ?? "ja";
      const asked = { texts: group.map(({ original }) => original.text), from, to: language };
      const translation = await service.translate(asked);
      if (translation.trouble !== null) return { proposals: [], trouble: translation.trouble };
      const proposals = group.map(({ key, most }, at) => ({
        key,
        text: (translation.texts[at] ?? "").trim().slice(0, most),
      }));
      return { proposals: proposals.filter(({ text }) => text !== ""), trouble: null };
    }),
  );
  const trouble = said.find((each) => each.trouble !== null)?.trouble ?? null;
  if (trouble !== null) context.log.warn("translation service failed", { service: service.name, trouble });
  return { proposals: said.flatMap(({ proposals }) => proposals), trouble };
});

export const languageCalls = [counts, list, save, propose, take];
