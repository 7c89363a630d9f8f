import { useTranslation } from "react-i18next";
import { companyInfo } from "#contract/calls/store.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";

/** The ways to a store's own terms and privacy policy, where it has such beside those of the service. */
export function OwnTextLinks({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation("store");
  const own = useCall(companyInfo, { store_id: storeId }, { isSilent: true }).data?.own_texts;
  if (own === undefined) return null;
  return (
    <>
      {own.terms && (
        <Button kind="outline" href={href("rule", { storeId })}>
          {t("own.terms")}
        </Button>
      )}
      {own.privacy && (
        <Button kind="outline" href={href("secret", { storeId })}>
          {t("own.privacy")}
        </Button>
      )}
    </>
  );
}
