import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { isQuickLabel, QUICK_LABELS, useLabelWords } from "#parts/places/useLabelWords.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { briefcaseIcon } from "#ui/icons/account.ts";
import { pinIcon } from "#ui/icons/common.ts";
import { homeIcon } from "#ui/icons/discovery.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { AddressPage } from "./AddressPage.tsx";
import { OneAddress } from "./OneAddress.tsx";
import { addressSchema, DefaultField, LabelField } from "./addressFields.tsx";
import { addressLines, type SavedAddress, useAddresses } from "./savedAddresses.ts";
import { useSaveAndLeave } from "./useSaveAddress.ts";

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

const keySchema = addressSchema.pick(["label", "is_default"]);

/** The label of one address, and whether it is the default; all else of it stays as it is. */
function KeyForm({ address }: { readonly address: SavedAddress }) {
  const { t } = useTranslation("addresses");
  const { save } = useSaveAndLeave(address.address_id, undefined);
  const [initial] = useState({ label: address.label, is_default: address.is_default === 1 });
  const { name, phone, email, postal_code, prefecture, city, address: street, detail } = address;
  return (
    <>
      <Card>
        <div lang="ja">
          {addressLines(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Card>
      <Form
        initial={initial}
        schema={keySchema}
        onSubmit={({ label, is_default }) =>
          save({
            name,
            phone,
            postal_code,
            prefecture,
            city,
            address: street,
            detail,
            label,
            ...(email === null ? {} : { email }),
            is_default: is_default ? 1 : 0,
          })
        }
      >
        <LabelField />
        <DefaultField isDefault={initial.is_default} />
        <SubmitButton>{t("key.save")}</SubmitButton>
      </Form>
    </>
  );
}

const icons = { home: homeIcon, work: briefcaseIcon } as const;

/** Home and work, each with its address or the way to one; below them the addresses with other labels or none. */
function QuickKeys() {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const words = useLabelWords();
  const { addresses, failure, reload, isValidating } = useAddresses();
  if (!addresses) {
    if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
    return (
      <SkeletonGroup label={tc("loading")}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    );
  }
  const quick = QUICK_LABELS.map((label) => ({
    label,
    address: addresses.find((address) => address.label === label),
  }));
  const others = addresses.filter(
    ({ address_id, label }) =>
      !isQuickLabel(label) || !quick.some(({ address }) => address?.address_id === address_id),
  );
  return (
    <>
      <Card padded={false}>
        <ul>
          {quick.map(({ label, address }) => (
            <li key={label}>
              <ListRow
                start={<Icon of={icons[label]} />}
                title={t(`label.${label}`)}
                note={address ? address.prefecture + address.city + address.address : t("key.unset")}
                href={
                  address
                    ? href("addressKey", { addressId: address.address_id })
                    : href("addAddress", { label })
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {others.length > 0 && (
        <Card padded={false}>
          <ul>
            {others.map(({ address_id, label, prefecture, city, address }) => (
              <li key={address_id}>
                <ListRow
                  start={<Icon of={pinIcon} />}
                  title={words(label) || t("key.noLabel")}
                  note={prefecture + city + address}
                  href={href("addressKey", { addressId: address_id })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
