import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { chevronIcon, pinIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Place.module.css";

const MyPlace = lazyWithRetry(() => import("./MyPlace.tsx"));
const WhereSheet = lazyWithRetry(() => import("./WhereSheet.tsx"));

/**
 * Says around which place stores are looked for; a tap changes it. Whoever has an address begins there.
 * @param note what a place is good for, while there is none
 */
export function WhereLine({ note }: { readonly note?: string }) {
  const { t } = useTranslation("stores");
  const here = useAtomValue(whereaboutsAtom);
  const hasSession = useAtomValue(sessionAtom) !== null;
  /** Null until it was opened once: its code comes then. */
  const [open, setOpen] = useState<boolean | null>(null);
  const words = here ? here.label || t("where.current") : t("where.none");
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        aria-label={here ? `${t("where.change")}: ${words}` : words}
        onClick={() => setOpen(true)}
      >
        <Icon of={pinIcon} size={20} />
        <span className={styles.place}>{words}</span>
        <span className={styles.chevron}>
          <Icon of={chevronIcon} size={16} />
        </span>
      </button>
      {note !== undefined && here === null && <p className={styles.unsaid}>{note}</p>}
      {hasSession && here === null && (
        <LazyLayer>
          <MyPlace />
        </LazyLayer>
      )}
      {open !== null && (
        <LazyLayer>
          <WhereSheet open={open} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
