import { useTranslation } from "react-i18next";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import card from "../SubmitOrderScreen.module.css";
import type { Away } from "./useAway.ts";

/** Whether it is left at the door; not where cash is handed over there. */
export function Contactless({ away }: { readonly away: Away }) {
  const { t } = useTranslation("away");
  const { isOn, isPossible } = away.contactless;
  return (
    <div>
      <Checkbox
        label={t("contactless.label")}
        name="contactless"
        checked={isOn}
        disabled={!isPossible}
        onChange={(event) => away.set({ is_contactless: event.target.checked })}
      />
      {!isPossible && <p className={card.note}>{t("contactless.notWithCash")}</p>}
    </div>
  );
}
