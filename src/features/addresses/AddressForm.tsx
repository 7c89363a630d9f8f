import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestOf } from "#contract/call.ts";
import type { addrAdd } from "#contract/calls/addresses.ts";
import type { Refusal } from "#parts/forms/fault.ts";
import { Form, FormMemory, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField, PhoneField } from "#parts/forms/FormField.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { useFormField } from "#parts/forms/useFormField.ts";
import { addressSchema, DefaultField, LabelField } from "./addressFields.tsx";
import {
  type AddressValues,
  changesOf,
  positionFor,
  type SetPosition,
  useBeginning,
} from "./addressValues.ts";
import { draftOf } from "./addressDraft.ts";
import { Folded, PlaceFields, PositionField, useMapPosition } from "./RegionFields.tsx";

interface AddressFormProps {
  /** Of the address that is edited; none for a new one. */
  readonly addressId?: string | undefined;
  /** What the form begins with, before what was typed into it earlier. */
  readonly begin: AddressValues;
  /** Saves; null when it is done. */
  readonly onSave: (draft: RequestOf<typeof addrAdd>) => Promise<Refusal | null>;
  readonly action: string;
}

/** The form of an address. What is typed is kept until it is saved, or thrown away by the button below. */
export function AddressForm(props: AddressFormProps) {
  const [round, setRound] = useState(0);
  const startOver = () => {
    draftOf(props.addressId).forget();
    setRound((count) => count + 1);
  };
  return <Fields key={round} {...props} onStartOver={startOver} />;
}

function Fields({
  addressId,
  begin,
  onSave,
  action,
  onStartOver,
}: AddressFormProps & { readonly onStartOver: () => void }) {
  const { t } = useTranslation("addresses");
  const draft = draftOf(addressId);
  const { initial, set } = useBeginning(addressId, begin);
  const [isChanged, setChanged] = useState(false);

  const keep = (values: AddressValues) => {
    const { position, position_of, filled_town } = draft.read();
    const changes = changesOf(values, begin);
    setChanged(Object.keys(changes).length > 0);
    draft.keep({ ...changes, position, position_of, filled_town });
  };
  const save = async (values: AddressValues) => {
    const { is_default, ...rest } = values;
    const position = positionFor(values, draft.read());
    const refused = await onSave({
      ...rest,
      is_default: is_default ? 1 : 0,
      ...(position ? { position } : {}),
    });
    if (refused === null) draft.forget();
    return refused;
  };

  return (
    <Form<AddressValues> initial={initial} schema={addressSchema} onSubmit={save}>
      <FormMemory<AddressValues> onValues={keep} />
      <PlaceFields addressId={addressId} />
      <FormField
        name="address"
        label={t("form.street")}
        placeholder={t("form.streetExample")}
        autoComplete="street-address"
        enterKeyHint="next"
      />
      {/* The browser's street address may bring the building with it: it is not filled in twice. */}
      <FormField
        name="detail"
        label={t("form.building")}
        placeholder={t("form.buildingExample")}
        mark={t("form.optional")}
        autoComplete="off"
        enterKeyHint="next"
      />
      <FormField name="name" label={t("form.name")} autoComplete="name" enterKeyHint="next" />
      <PhoneField name="phone" autoComplete="tel" hint={t("form.phoneHint")} />
      <MoreFields addressId={addressId} set={set} isDefault={begin.is_default} />
      <SubmitButton>{action}</SubmitButton>
      {isChanged && (
        <Button block kind="quiet" onClick={onStartOver}>
          {t("form.startOver")}
        </Button>
      )}
    </Form>
  );
}

interface MoreFieldsProps {
  readonly addressId: string | undefined;
  /** What was set on the map before. */
  readonly set: SetPosition;
  readonly isDefault: boolean;
}

/** What few say of an address: folded, until there is something of it. */
function MoreFields({ addressId, set, isDefault }: MoreFieldsProps) {
  const { t } = useTranslation("addresses");
  const position = useMapPosition(addressId, set);
  const label = useFormField<string>("label");
  return (
    <Folded title={t("form.more")} isNeeded={position.state !== "found" || label.value !== "" || isDefault}>
      <PositionField of={position} />
      <LabelField />
      <DefaultField isDefault={isDefault} />
    </Folded>
  );
}
