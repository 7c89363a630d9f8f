import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { listTablets, offerPairing } from "#contract/calls/desk/tablets.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { ChooseStore } from "#desk/stores/ChooseStore.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Staff.module.css";

type Listed = DeskResponse<typeof listTablets>;

/** Milliseconds between looks whether the tablet has come. */
const LOOK = 3_000;

interface PairSheetProps extends Pick<Listed, "tablets"> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The code by which a tablet becomes a store's, and that it has done so. */
export function PairSheet({ isOpen, onClose, tablets }: PairSheetProps) {
  const { t } = useTranslation("desk/tablet");
  const { t: td } = useTranslation("desk/desk");
  const when = useWhen();
  const { said, say } = useSaid();
  const { store_count, stores } = useMe();
  const [storeId, setStoreId] = useState(stores[0]?.store_id ?? "");
  const [offer, setOffer] = useState<(DeskResponse<typeof offerPairing> & { known: string[] }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const paired =
    offer === null
      ? undefined
      : tablets.find(({ store_id, tablet_id }) => store_id === storeId && !offer.known.includes(tablet_id));
  const isWaiting = offer !== null && paired === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void readAnew(listTablets), LOOK);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const show = async () => {
    setBusy(true);
    const answer = await deskSend(offerPairing, { store_id: storeId });
    setBusy(false);
    say(answer);
    if (answer.ok) setOffer({ ...answer.data, known: tablets.map(({ tablet_id }) => tablet_id) });
  };
  return (
    <Sheet open={isOpen} onClose={onClose} title={t("add")} closeLabel={td("close")}>
      <div className={styles.sheet}>
        {store_count > 1 && (
          <ChooseStore
            label={t("store")}
            value={storeId}
            onChoose={(chosen) => {
              setStoreId(chosen);
              setOffer(null);
            }}
          />
        )}
        {offer !== null && paired === undefined && (
          <>
            <p>{t("steps", { address: `${window.location.host}/desk`, shared: t("isShared") })}</p>
            <p className={styles.code}>{`${offer.code.slice(0, 4)} ${offer.code.slice(4)}`}</p>
            <p>{t("until", { time: when(offer.ends_time) })}</p>
          </>
        )}
        <div role="status">
          {paired !== undefined && <Notice kind="ok">{t("isPaired", { name: paired.name })}</Notice>}
        </div>
        {said}
        {paired === undefined ? (
          <Button block kind={offer === null ? "primary" : "quiet"} busy={isBusy} onClick={() => void show()}>
            {t(offer === null ? "show" : "another")}
          </Button>
        ) : (
          <Button block onClick={onClose}>
            {td("close")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
