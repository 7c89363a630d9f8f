import { getUnvToken } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { storeChannel } from "#provider/informs/storeChannel.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerGetUnvToken = answer(
  getUnvToken,
  async ({ store_id }, { caller, db, fail, now, origin, parts }) => {
    await findStore(db, store_id, fail);
    const channel = storeChannel(store_id);
    const uid = caller?.uid ?? `guest-${parts.random(12)}`;
    return {
      channel,
      ...(await parts.messages.listen({ uid, signIn: null, channels: [channel], origin, now })),
    };
  },
);
