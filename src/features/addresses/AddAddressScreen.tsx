import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AddressForm } from "./AddressForm.tsx";
import { AddressPage } from "./AddressPage.tsx";
import { NO_VALUES } from "./addressValues.ts";
import { isQuickLabel } from "#parts/place/useLabelWords.ts";
import { useSaveAndLeave } from "./useSaveAndLeave.ts";

/** Adds an address (`/addAddress`), as home or work where `label` says so; a visitor is registered with the first. */
export default function AddAddressScreen({ query }: { readonly query: QueryOf<typeof routes.addAddress> }) {
  const { t } = useTranslation("addresses");
  const { save } = useSaveAndLeave(undefined, query.callback);
  const { label = "" } = query;
  const [begin] = useState({ ...NO_VALUES, label: isQuickLabel(label) ? label : "" });
  return (
    <AddressPage title={t("add.title")} parent="userAddress">
      <AddressForm begin={begin} onSave={save} action={t("form.save")} />
    </AddressPage>
  );
}
