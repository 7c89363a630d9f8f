import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "#parts/form/Form.tsx";
import { SubmitButton } from "#parts/form/SubmitButton.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { addressLines } from "./addressLines.ts";
import { addressSchema } from "./addressSchema.ts";
import { DefaultField } from "./DefaultField.tsx";
import { LabelField } from "./LabelField.tsx";
import type { SavedAddress } from "./savedAddress.ts";
import { useSaveAndLeave } from "./useSaveAndLeave.ts";

const keySchema = addressSchema.pick(["label", "is_default"]);

/** The label of one address, and whether it is the default; all else of it stays as it is. */
export function KeyForm({ address }: { readonly address: SavedAddress }) {
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
