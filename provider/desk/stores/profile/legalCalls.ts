import { saveStoreLegal, storeLegal } from "#contract/calls/desk/storeLegal.ts";
import { OWN_TEXTS } from "#contract/ownTexts.ts";
import type { OwnLegalTexts } from "#provider/db/tables/stores.ts";
import { disclosureIn, findCompany, written } from "#provider/desk/company/companyCalls.ts";
import { changeStore, type StoreChange } from "#provider/desk/settings/changeStore.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { answerDesk, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** What stands for what is kept: whoever saves has seen this. */
function stampOfLegal(
  store: Pick<StoreRow, "disclosure" | "follows_company" | "legal_texts" | "registration_number">,
) {
  const { disclosure, follows_company, legal_texts, registration_number } = store;
  return stampOf([disclosure, follows_company, legal_texts, registration_number]);
}

const read = answerDesk(storeLegal, async ({ store_id }, context) => {
  const store = await ownStore(context, store_id);
  const { follows_company, legal_texts, registration_number } = store;
  return {
    follows_company,
    has_company: (await findCompany(context.db)) !== undefined,
    disclosure: written(store.disclosure),
    registration_number,
    terms: { ...legal_texts.terms },
    privacy: { ...legal_texts.privacy },
    stamp: stampOfLegal(store),
  };
});

const save = answerDesk(saveStoreLegal, async (request, context) => {
  const { disclosure, registration_number, stamp, store_id } = request;
  const company = disclosure === null ? await findCompany(context.db) : undefined;
  const stated: StoreChange | undefined =
    disclosure !== null
      ? { follows_company: false, disclosure: disclosureIn(disclosure), registration_number }
      : company && { follows_company: true, ...stating(company) };
  if (stated === undefined) throw new DeskFailed("malformed", { fields: ["disclosure"] });
  const change = { ...stated, legal_texts: textsIn(request) };
  await changeStore(context, { store_id, button: "legal" }, (store) => {
    const now = stampOfLegal(store);
    // Sent again, after an answer that was lost, it is there already.
    const isWanted = now === stamp || now === stampOfLegal({ ...store, ...change } as StoreRow);
    return isWanted ? change : context.fail("changed");
  });
  return {};
});

const stating = ({
  disclosure,
  registration_number,
}: NonNullable<Awaited<ReturnType<typeof findCompany>>>) => ({
  disclosure,
  registration_number,
});

/** What was written of each text; one that is empty in a language is not said in it. */
function textsIn(
  typed: Readonly<Record<(typeof OWN_TEXTS)[number], Readonly<Partial<Record<string, string>>>>>,
) {
  const texts = OWN_TEXTS.flatMap((name) => {
    const said = Object.entries(typed[name]).filter(([, words]) => words !== undefined && words !== "");
    return said.length === 0 ? [] : [[name, Object.fromEntries(said)] as const];
  });
  return Object.fromEntries(texts) as OwnLegalTexts;
}

/** What a store states by law, and its own legal texts. */
export const legalCalls = [read, save];
