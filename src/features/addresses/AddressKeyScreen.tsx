import { useTranslation } from "react-i18next";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AddressPage } from "./AddressPage.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { OneAddress } from "./OneAddress.tsx";
import { QuickKeys } from "./QuickKeys.tsx";

/** Quick keys (`/addressKey`): which address is home and which is work; of one address its label, and whether it is the default. */
export default function AddressKeyScreen({ query }: { readonly query: QueryOf<typeof routes.addressKey> }) {
  const { addressId } = query;
  const { t } = useTranslation("addresses");
  if (!addressId) {
    return (
      <AddressPage title={t("key.title")} parent="userAddress" lead={t("key.lead")}>
        <QuickKeys />
      </AddressPage>
    );
  }
  return (
    <AddressPage title={t("key.ofOne")} parent="userAddress">
      <OneAddress key={addressId} addressId={addressId}>
        {(address) => <KeyForm address={address} />}
      </OneAddress>
    </AddressPage>
  );
}
