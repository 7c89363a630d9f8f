import { makeMenuPreview, menuPreview } from "#contract/calls/desk/menuPreview.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { makePreviewLink, previewLink, type PreviewLink } from "#provider/menu/preview/previewLink.ts";
import { sentOrigin } from "#provider/server/origins.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";

function told(link: PreviewLink | null, origin: string, settings: Settings) {
  if (link === null) return { link: null, ends_at: null };
  const address = `${sentOrigin(origin, settings)}/preview/${encodeURIComponent(link.token)}`;
  return { link: address, ends_at: link.ends_at.toISOString() };
}

const read = answerDesk(menuPreview, async ({ store_id }, context) => {
  const { db, now, origin, parts } = context;
  await ownStore(context, store_id);
  return told(await previewLink(db, { store_id, key: parts.signingKey, now }), origin, parts.settings);
});

const make = answerDesk(makeMenuPreview, async ({ store_id }, context) => {
  const { now, origin, parts, write } = context;
  await ownStore(context, store_id);
  const link = await write(async ({ db }) => {
    await makePreviewLink(db, { store_id, now });
    return previewLink(db, { store_id, key: parts.signingKey, now });
  });
  return told(link, origin, parts.settings);
});

export const previewCalls = [read, make];
