import { useTranslation } from "react-i18next";
import { shownPhone } from "#domain/values/typedText.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import styles from "./AddressCard.module.css";
import { addressLines } from "./addressLines.ts";
import type { SavedAddress } from "./savedAddress.ts";
import { useLabelWords } from "#parts/place/useLabelWords.ts";

interface AddressCardProps {
  readonly address: SavedAddress;
  /** Null where nothing asks for an address. */
  readonly onPick: (() => void) | null;
  readonly onRemove: () => void;
}

/** An address with what can be done with it; one that the store does not deliver to cannot be chosen for it. */
export function AddressCard({ address, onPick, onRemove }: AddressCardProps) {
  const { t } = useTranslation("addresses");
  const addressId = address.address_id;
  const isOut = address.is_in_range === 0;
  const named = (
    <span className="visually-hidden">: {address.prefecture + address.city + address.address}</span>
  );
  return (
    <article className={styles.card}>
      {onPick && !isOut ? (
        <button type="button" className={styles.about} onClick={onPick}>
          <About address={address} />
        </button>
      ) : (
        <div className={styles.about} data-out={isOut || undefined}>
          <About address={address} />
          {isOut && <p className={styles.why}>{t("range.outText")}</p>}
        </div>
      )}
      <div className={styles.actions}>
        <Anchor className={styles.action} href={href("addressDetail", { addressId })}>
          {t("edit.action")}
          {named}
        </Anchor>
        <Anchor className={styles.action} href={href("addressKey", { addressId })}>
          {t("key.action")}
          {named}
        </Anchor>
        <button type="button" className={styles.action} onClick={onRemove}>
          {t("remove.action")}
          {named}
        </button>
      </div>
    </article>
  );
}

function About({ address }: { readonly address: SavedAddress }) {
  const { t } = useTranslation("addresses");
  const words = useLabelWords();
  const { name, phone, label, is_default, is_in_range } = address;
  return (
    <>
      <span className={styles.badges}>
        {label !== "" && <Badge>{words(label)}</Badge>}
        {is_default === 1 && <Badge tone="accent">{t("default")}</Badge>}
        {is_in_range === 1 && <Badge tone="ok">{t("range.in")}</Badge>}
        {is_in_range === 0 && <Badge tone="warn">{t("range.out")}</Badge>}
      </span>
      <span>
        <span className={styles.receiver}>{t("receiver", { name })}</span>{" "}
        <span className={styles.phone}>{shownPhone(phone)}</span>
      </span>
      <span lang="ja">
        {addressLines(address).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </>
  );
}
