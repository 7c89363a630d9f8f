import { noneRegister } from "#contract/calls/session.ts";
import { answer } from "#provider/server/context.ts";
import { storeChannel } from "#provider/informs/storeChannel.ts";
import { registerVisitor } from "#provider/members/registerVisitor.ts";
import { issueToken } from "#provider/server/session.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findTable } from "#provider/stores/findTable.ts";

export const answerNoneRegister = answer(
  noneRegister,
  async (request, { db, fail, language, now, parts }) => {
    const { store_id, table_id: tableId } = request;
    if (store_id !== undefined) await findStore(db, store_id, fail);
    if (store_id !== undefined && tableId !== undefined) {
      await findTable(db, { store_id, tableId, key: parts.signingKey }, fail);
    }
    const { uid, channel } = await registerVisitor(db, { language, now }, parts.random);
    return {
      uid,
      auth_token: await issueToken(db, { uid, now }, parts.random),
      inform_channel: store_id === undefined ? null : storeChannel(store_id),
      inform_channel_member: channel,
    };
  },
);
