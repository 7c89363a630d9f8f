import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { shownPhone } from "#domain/values/typedText.ts";
import { KnownRow } from "#features/checkout/fields/KnownRow.tsx";
import { useLabelWords } from "#parts/places/useLabelWords.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Booked.module.css";
import { useAskingAddress } from "./useAnsweredAddress.ts";
import type { Destination } from "./useDestination.ts";

interface ReceiverRowProps {
  readonly address: NonNullable<Destination["address"]>;
  /** Leads to the other addresses. */
  readonly href: string;
  readonly onChange: () => void;
}

/** Where an order is brought to and to whom, in one row that leads to other addresses. */
export function ReceiverRow({ address, href: others, onChange }: ReceiverRowProps) {
  const { t } = useTranslation("offPremises");
  const words = useLabelWords();
  const { name, phone, prefecture, city, address: street, detail, label } = address;
  return (
    <KnownRow
      start={<Icon of={pinIcon} size={20} />}
      title={
        <span lang="ja">
          {[prefecture + city + street, detail].filter(Boolean).join(" ").replaceAll("-", "\u2011")}
        </span>
      }
      note={
        <span className={styles.pieces}>
          {label !== "" && <span>{words(label)}</span>}
          <span>{t("receiver", { name })}</span>
          <span className={styles.phone}>{shownPhone(phone)}</span>
        </span>
      }
      href={others}
      onChange={onChange}
    />
  );
}

/** In the place of the button that orders, while there is no address: the step that comes before. */
export function AddAddress() {
  const { t } = useTranslation("offPremises");
  const callback = createPath(useLocation());
  const asking = useAskingAddress();
  return (
    <Button block href={href("addAddress", { callback })} onClick={asking}>
      {t("addAddress")}
    </Button>
  );
}
