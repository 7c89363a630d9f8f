import { checkStoreReg, jumpType } from "#contract/calls/session.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { companyInfo, remarkTemplate, storeAttr } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { flag } from "#provider/server/envelope.ts";
import { operatorDisclosure } from "#provider/operator/operatorDisclosure.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { payListFor } from "#provider/stores/payListFor.ts";
import { presentDisclosure } from "#provider/stores/presentDisclosure.ts";

const CARD = 5;

export const answerStorePayList = answer(storePayList, async ({ store_id, order_type }, context) => {
  const { caller, db, fail, now, origin, parts } = context;
  const store = await findStore(db, store_id, fail);
  const paying = { order_type, uid: caller?.uid ?? null, now, gateway: parts.payment };
  const offered = await payListFor(db, store, paying);
  const takesCards = offered.pay_list.includes(CARD);
  return { ...offered, vault: takesCards ? parts.payment.vault(origin) : null };
});

export const answerRemarkTemplate = answer(remarkTemplate, async ({ store_id }, { db, fail, language }) => {
  const { remark_templates } = await findStore(db, store_id, fail);
  return {
    templates: remark_templates.map(({ template_id, content }) => ({
      template_id,
      content: content[language],
    })),
  };
});

export const answerStoreAttr = answer(storeAttr, async ({ store_id }, { db, fail, language }) => {
  const { attributes } = await findStore(db, store_id, fail);
  return {
    attributes: attributes.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  };
});

export const answerCompanyInfo = answer(
  companyInfo,
  async ({ store_id, of_operator }, { db, fail, language, parts }) =>
    store_id === undefined || of_operator === 1
      ? operatorDisclosure(parts.settings, language)
      : presentDisclosure(await findStore(db, store_id, fail), language),
);

export const answerCheckStoreReg = answer(checkStoreReg, async ({ store_id }, { db, fail }) => {
  const { is_room, is_reg } = await findStore(db, store_id, fail);
  return { is_room: flag(is_room), is_reg };
});

/**
 * A room store that registers by table lets its guests in without a name (specification, section 6); elsewhere one signs
 * in, on the operator's page where there is one.
 */
export const answerJumpType = answer(jumpType, async ({ store_id }, { db, fail, parts }) => {
  const store = store_id === undefined ? null : await findStore(db, store_id, fail);
  const isAnonymous = store?.is_room === true && store.is_reg === 2;
  const { ssoUrl } = parts.settings;
  const jump_type: 1 | 2 | 3 = isAnonymous ? 2 : ssoUrl === null ? 1 : 3;
  return { jump_type, url: jump_type === 3 ? ssoUrl : null };
});
