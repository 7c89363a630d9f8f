import * as z from "zod/mini";
import { sessionValue } from "#state/storage/sessionValue.ts";

const PositionDraft = z.object({ latitude: z.number(), longitude: z.number() });

/** What was typed or picked of an address and not saved yet; what is missing is as the form began. */
const AddressDraft = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  postal_code: z.optional(z.string()),
  prefecture: z.optional(z.string()),
  city: z.optional(z.string()),
  address: z.optional(z.string()),
  detail: z.optional(z.string()),
  label: z.optional(z.string()),
  is_default: z.optional(z.boolean()),
  /** Null: it was set on the map, and is not any more. */
  position: z.optional(z.nullable(PositionDraft)),
  /** The address that the position was set for, as one text. */
  position_of: z.optional(z.string()),
  /** The town that came from the postal code: another one takes its place. */
  filled_town: z.optional(z.string()),
});
export type AddressDraft = z.infer<typeof AddressDraft>;

const kept = sessionValue(
  "noren.address",
  z.object({ owner: z.nullable(z.string()), drafts: z.record(z.string(), AddressDraft) }),
);

/** The draft of an address, by its id or `new`; empty for someone else than who typed it. Kept no longer than the tab. */
export function readAddressDraft(key: string, uid: string | null): AddressDraft {
  return draftsOf(uid)[key] ?? {};
}

/** Keeps a draft in the place of the last; an empty one is none. */
export function keepAddressDraft(key: string, uid: string | null, draft: AddressDraft): void {
  const { [key]: _, ...others } = draftsOf(uid);
  const drafts = Object.values(draft).some((value) => value !== undefined)
    ? { ...others, [key]: draft }
    : others;
  kept.keep(Object.keys(drafts).length === 0 ? null : { owner: uid, drafts });
}

/** Adds what was picked on another screen to a draft. */
export function addToAddressDraft(key: string, uid: string | null, picked: AddressDraft): void {
  keepAddressDraft(key, uid, { ...readAddressDraft(key, uid), ...picked });
}

/** What somebody typed before they had a session is theirs once they have one. */
function draftsOf(uid: string | null): Readonly<Record<string, AddressDraft>> {
  const read = kept.read();
  if (read !== null && (read.owner === null || read.owner === uid)) return read.drafts;
  kept.keep(null);
  return {};
}
