import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isQuickLabel } from "#parts/places/useLabelWords.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { AddressPage } from "./AddressPage.tsx";
import { OneAddress } from "./OneAddress.tsx";
import { useLeave } from "./addressDraft.ts";
import { NO_VALUES, useKnownValues, valuesOf } from "./addressValues.ts";
import { type SavedAddress, useRemoveAddress } from "./savedAddresses.ts";
import { useSaveAndLeave } from "./useSaveAddress.ts";

/** Corrects or removes one of the customer's addresses (`/addressDetail`). */
export function AddressDetailScreen({ query }: { readonly query: QueryOf<typeof routes.addressDetail> }) {
  const { t } = useTranslation("addresses");
  return (
    <AddressPage title={t("edit.title")} parent="userAddress">
      <OneAddress key={query.addressId} addressId={query.addressId}>
        {(address) => <Edit address={address} callback={query.callback} />}
      </OneAddress>
    </AddressPage>
  );
}

interface EditProps {
  readonly address: SavedAddress;
  readonly callback: string | undefined;
}

function Edit({ address, callback }: EditProps) {
  const { t } = useTranslation("addresses");
  const { address_id, email } = address;
  // A newer answer does not change what one is just correcting.
  const [begin] = useState(() => valuesOf(address));
  const { save, isGone } = useSaveAndLeave(address_id, callback);
  const leave = useLeave();
  const remove = useRemoveAddress(() => leave(href("userAddress", {})));
  return (
    <>
      <AddressForm
        addressId={address_id}
        begin={begin}
        onSave={(draft) => save({ ...draft, ...(email === null ? {} : { email }) })}
        action={isGone ? t("form.saveAsNew") : t("form.save")}
      />
      <Button block kind="quiet" onClick={() => remove(address)}>
        {t("remove.this")}
      </Button>
    </>
  );
}

/** Adds an address (`/addAddress`), as home or work where `label` says so; a visitor is registered with the first. */
export function AddAddressScreen({ query }: { readonly query: QueryOf<typeof routes.addAddress> }) {
  const { t } = useTranslation("addresses");
  const { callback, label = "" } = query;
  const { save } = useSaveAndLeave(undefined, callback);
  const known = useKnownValues();
  // What is asked for on the way to an order is most likely its guest's own.
  const begin = {
    ...(callback === undefined ? NO_VALUES : known),
    label: isQuickLabel(label) ? label : "",
  };
  return (
    <AddressPage title={t("add.title")} parent="userAddress">
      {/* What the device has kept is read a moment after the first render: the form begins anew with it. */}
      <AddressForm key={JSON.stringify(begin)} begin={begin} onSave={save} action={t("form.save")} />
    </AddressPage>
  );
}
