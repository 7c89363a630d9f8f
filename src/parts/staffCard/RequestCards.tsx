import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PayType } from "#contract/enumerations.ts";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Bilingual } from "./Bilingual.tsx";
import { ASKED_ALLERGENS, requestsFor, type StaffRequest } from "./requests.ts";
import styles from "./StaffCard.module.css";

/** Balances are with the app and not with whoever stands at the counter. */
const BALANCE = 8;
type Allergen = (typeof ASKED_ALLERGENS)[number];

interface RequestCardsProps {
  readonly isAway: boolean;
  readonly payList?: readonly PayType[] | undefined;
}

/** A handful of requests: what is tapped stands above, as large as it can be read from across a counter. */
export function RequestCards({ isAway, payList = [] }: RequestCardsProps) {
  const { t } = useTranslation(["staffCard", "menu", "bill"]);
  const [request, setRequest] = useState<StaffRequest | null>(null);
  const [allergens, setAllergens] = useState<Allergen[]>([]);
  const [way, setWay] = useState<`${PayType}` | null>(null);
  const ways = payList.filter((one) => one !== BALANCE).map((one) => `${one}` as const);
  return (
    <>
      <div role="status" className={styles.shown}>
        {request !== null && <Bilingual say={(words) => words(`staffCard:ask.${request}`)} isLarge />}
        {request === "allergy" && (
          <ul className={styles.items}>
            {allergens.map((one) => (
              <li key={one}>
                <Bilingual say={(words) => words(`menu:allergen.${one}`)} isLarge />
              </li>
            ))}
          </ul>
        )}
        {request === "pay" && way !== null && (
          <p className={styles.items}>
            <Bilingual say={(words) => words(`bill:payType.${way}`)} isLarge />
          </p>
        )}
      </div>
      {request === "allergy" && (
        <Field label={t("staffCard:whichAllergens")} group>
          <ChipGroup
            label={t("staffCard:whichAllergens")}
            name="allergens"
            many
            options={ASKED_ALLERGENS.map((value) => ({ value, label: t(`menu:allergen.${value}`) }))}
            value={allergens}
            onChange={setAllergens}
          />
        </Field>
      )}
      {request === "pay" && ways.length > 0 && (
        <Field label={t("staffCard:whichWay")} group>
          <ChipGroup
            label={t("staffCard:whichWay")}
            name="way"
            options={ways.map((value) => ({ value, label: t(`bill:payType.${value}`) }))}
            value={way}
            onChange={setWay}
          />
        </Field>
      )}
      <Field label={t("staffCard:choose")} group>
        <ChipGroup
          label={t("staffCard:choose")}
          name="request"
          options={requestsFor(isAway).map((value) => ({ value, label: t(`staffCard:short.${value}`) }))}
          value={request}
          onChange={setRequest}
        />
      </Field>
    </>
  );
}
