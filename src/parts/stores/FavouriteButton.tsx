import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as Code from "#contract/codes.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { light } from "#net/calls/callReference.ts";
import { useSend } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { favouriteMarksAtom, markFavouriteAtom } from "#state/places/favourites.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { heartIcon } from "#ui/icons/discovery.ts";

interface FavouriteButtonProps {
  readonly store: Pick<StoreSummary, "store_id" | "name" | "is_favourite">;
  /** `raised` over a picture. */
  readonly kind?: "plain" | "raised";
}

/** The heart that takes a store into the favourites, or out of them. */
export function FavouriteButton({ store, kind = "plain" }: FavouriteButtonProps) {
  const { t } = useTranslation("stores");
  const { isFavourite, toggle } = useFavourite(store);
  return (
    <IconButton
      icon={heartIcon}
      kind={kind}
      filled={isFavourite}
      label={t("favourite", { name: store.name })}
      aria-pressed={isFavourite}
      onClick={() => void toggle()}
    />
  );
}

/** Its schemas are many, and no list waits for them. */
const alterMemberInfoCall = light(() => import("#contract/calls/member.ts"), "alterMemberInfo");

/**
 * Whether a store is among the favourites, and how to change that. The heart answers at once, and goes back where the
 * provider did not keep it. Whoever has no session yet is registered as a visitor first.
 */
export function useFavourite({ store_id, is_favourite }: Pick<StoreSummary, "store_id" | "is_favourite">) {
  const { t } = useTranslation("stores");
  const marks = useAtomValue(favouriteMarksAtom);
  const mark = useSetAtom(markFavouriteAtom);
  const toast = useSetAtom(showToastAtom);
  const atoms = useStore();
  const send = useSend();
  const isBusy = useRef(false);
  const hasOwn = useAtomValue(sessionAtom) !== null;
  // What a list said to whoever was signed in before is not said to nobody.
  const isFavourite = (marks[store_id] ?? (hasOwn ? is_favourite : 0)) === 1;

  /** Its code comes with the first press that needs it. */
  const becomeVisitor = () =>
    import("#parts/account/registerVisitor.ts").then(
      ({ registerVisitor }) => registerVisitor(send, atoms),
      () => false,
    );

  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const before = marks[store_id];
    const wanted = isFavourite ? 0 : 1;
    mark(store_id, wanted);
    const hasSession = atoms.get(sessionAtom) !== null || (await becomeVisitor());
    // A new visitor's marks are their own: what was drawn for nobody is drawn for them.
    if (hasSession) mark(store_id, wanted);
    const answer = hasSession
      ? await send(
          alterMemberInfoCall,
          { favourite: { store_id, is_favourite: wanted } },
          { handles: [Code.storeMissing] },
        )
      : null;
    if (!answer?.ok) {
      mark(store_id, before);
      const isGone = answer?.kind === "code" && answer.code === Code.storeMissing;
      if (answer?.kind !== "code" || isGone) toast(t(isGone ? "gone" : "favouriteFailed"), "bad");
    }
    isBusy.current = false;
  };

  return { isFavourite, toggle };
}
