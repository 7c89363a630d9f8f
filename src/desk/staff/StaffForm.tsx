import { useState } from "react";
import { useTranslation } from "react-i18next";
import { array, object, string } from "yup";
import { type DeskResponse, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { changeStaff, type Colleague, invite, listStaff } from "#contract/calls/desk/staff.ts";
import { LoginField } from "#desk/door/accountFields.tsx";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { useFormField } from "#parts/forms/useFormField.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Staff.module.css";

type Stores = DeskResponse<typeof listStaff>["stores"];

const Account = object({
  name: string().trim().default(""),
  login: string().trim().default(""),
  role: string<StaffRole>().oneOf(StaffRole.def.values).default("floor"),
  store_ids: array(string().required()).default([]),
});

interface StaffFormProps {
  /** Null: somebody new. */
  readonly person: Colleague | null;
  readonly stores: Stores;
  readonly onInvited: (link: DeskResponse<typeof invite>, name: string) => void;
  readonly onSaved: () => void;
}

/** Name, login, role and stores of an account. */
export function StaffForm({ onInvited, onSaved, person, stores }: StaffFormProps) {
  const { t } = useTranslation("desk/staff");
  const { t: td } = useTranslation("desk/desk");
  const [only, ...others] = stores;
  // Where there is one store, that is where they work.
  const given = person?.store_ids ?? (only !== undefined && others.length === 0 ? [only.store_id] : []);
  return (
    <Form
      initial={{
        name: person?.name ?? "",
        login: person?.login ?? "",
        role: person?.role ?? ("floor" satisfies StaffRole),
        store_ids: [...given],
      }}
      schema={Account}
      onSubmit={async ({ login, name, role, store_ids }) => {
        const account = { login, name, role, store_ids: role === "owner" ? null : store_ids };
        const at = {
          login_taken: "login",
          malformed: name === "" ? "name" : "login",
          last_owner: "role",
        } as const;
        if (person === null) {
          const invited = await deskSend(invite, account);
          if (!invited.ok) return deskRefusal(invited, td, at);
          onInvited(invited.data, name);
        } else {
          const changed = await deskSend(changeStaff, { staff_id: person.staff_id, ...account });
          if (!changed.ok) return deskRefusal(changed, td, at);
          onSaved();
        }
        await readAnew(listStaff);
        return null;
      }}
    >
      <FormField name="name" label={t("name")} autoComplete="off" maxLength={40} />
      <LoginField hint={t("loginHint")} autoComplete="off" />
      <RoleField />
      <StoresField stores={stores} />
      <SubmitButton>{t(person === null ? "invite" : "save")}</SubmitButton>
    </Form>
  );
}

function RoleField() {
  const { t } = useTranslation("desk/staff");
  const { t: td } = useTranslation("desk/desk");
  const { fault, set, value } = useFormField<StaffRole>("role");
  const error = fault?.kind === "message" ? fault.text : undefined;
  return (
    <Field group label={t("role")} error={error}>
      <RadioCards
        name="role"
        value={value}
        onChange={set}
        options={StaffRole.def.values.map((role) => ({
          value: role,
          label: td(`role.${role}`),
          note: td(`roleNote.${role}`),
        }))}
      />
    </Field>
  );
}

/** So many stores are all shown; of more one finds them by name. */
const FEW = 8;

function StoresField({ stores }: { readonly stores: Stores }) {
  const { t } = useTranslation("desk/staff");
  const role = useFormField<StaffRole>("role").value;
  const { set, value } = useFormField<readonly string[]>("store_ids");
  const [typed, setTyped] = useState("");
  if (role === "owner") return <p className={desk.soft}>{t("allStores")}</p>;
  const words = typed.trim().toLowerCase();
  const isShown = ({ name, store_id }: Stores[number]) =>
    words === "" ? value.includes(store_id) || stores.length <= FEW : name.toLowerCase().includes(words);
  const shown = stores.filter(isShown).slice(0, 50);
  return (
    <Field group label={t("stores")}>
      {stores.length > FEW && (
        <TextInput
          type="search"
          aria-label={t("findStore")}
          placeholder={t("findStore")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      )}
      <div className={styles.stores}>
        {shown.map(({ name, store_id }) => (
          <Checkbox
            key={store_id}
            label={name}
            checked={value.includes(store_id)}
            onChange={({ currentTarget: { checked } }) =>
              set(checked ? [...value, store_id] : value.filter((one) => one !== store_id))
            }
          />
        ))}
      </div>
    </Field>
  );
}
