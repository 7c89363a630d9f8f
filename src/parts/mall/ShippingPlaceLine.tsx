import { useAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { mallStoreAttrCall } from "#net/calls/mallCalls.ts";
import { useCall } from "#net/useCall.ts";
import { prefectureAtom } from "#state/places/prefecture.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import styles from "./MallCart.module.css";
import type { ShipTo } from "./useShipTo.ts";

interface ShippingPlaceLineProps {
  readonly shipTo: Pick<ShipTo, "address" | "isNone">;
  /** A shop whose list of prefectures is offered. */
  readonly storeId: string;
}

/** Where shipping is reckoned to: the known address, else a prefecture, which one may choose. */
export function ShippingPlaceLine({ shipTo, storeId }: ShippingPlaceLineProps) {
  const { t } = useTranslation("mallOrder");
  const [prefecture, choose] = useAtom(prefectureAtom);
  const { address, isNone } = shipTo;
  const rules = useCall(mallStoreAttrCall, isNone ? { store_id: storeId } : null, { isSilent: true }).data;
  if (address) {
    const { city, prefecture: written, address: street } = address;
    return (
      <p className={styles.place}>
        {t("place.to")} <span lang="ja">{written + city + street}</span>
      </p>
    );
  }
  if (!isNone) return null;
  const fees = rules?.shipping.fees ?? [];
  return (
    <Field label={t("place.label")} hint={t("place.hint")}>
      <Select
        name="prefecture"
        value={fees.some((fee) => fee.prefecture === prefecture) ? (prefecture ?? "") : ""}
        placeholder={t("place.unknown")}
        options={fees.map((fee) => ({ value: fee.prefecture, label: fee.name }))}
        onChange={({ currentTarget }) => choose(currentTarget.value || null)}
      />
    </Field>
  );
}
