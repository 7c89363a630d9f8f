import { useTranslation } from "react-i18next";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { money } from "#text/formats.ts";
import { CheckCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { tagIcon } from "#ui/icons/discovery.ts";
import { walletIcon } from "#ui/icons/payment.ts";
import type { StoredParts } from "./useStoredParts.ts";

/** Cards and vouchers that pay a part, each with what it pays; nothing where there is none. Texts of `bill`. */
export function StoredPartsField({ stored }: { readonly stored: StoredParts }) {
  const { t } = useTranslation("bill");
  const { offered, chosen, choose, parts } = stored;
  if (stored.isUnknown) {
    return (
      <NotKnown onRetry={stored.reload} isRetrying={stored.isRetrying}>
        {t("storedUnknown")}
      </NotKnown>
    );
  }
  if (offered.length === 0) return null;
  return (
    <Field group label={t("useStored")}>
      <CheckCards
        name="stored_value"
        options={offered.map(({ id, kind, name, balance }) => {
          const pays = parts.find((part) => part.id === id)?.amount;
          return {
            value: id,
            label: name,
            note: t("walletHolds", { balance: money(balance) }),
            start: <Icon of={kind === 1 ? walletIcon : tagIcon} />,
            end: pays === undefined ? undefined : money(-pays),
          };
        })}
        values={chosen}
        onChange={choose}
      />
    </Field>
  );
}
