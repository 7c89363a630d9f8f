import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { PayType } from "#contract/enumerations.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Notice } from "#ui/feedback/Notice.tsx";

/** Why there is less to choose from than elsewhere, or nothing: an operator without a gateway takes no payment online. */
export function PayLack({ types }: { readonly types: readonly PayType[] | undefined }) {
  const { t } = useTranslation("bill");
  const isOffline = useAtomValue(lacksAtom).includes("online_payment");
  const isNone = types?.length === 0;
  if (!isOffline && !isNone) return null;
  return (
    <Notice kind={isNone ? "warn" : "info"}>
      {isOffline && <p>{t("noOnline")}</p>}
      {isNone && <p>{t("noWay")}</p>}
    </Notice>
  );
}
