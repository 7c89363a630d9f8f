import { useTranslation } from "react-i18next";
import { array, object, string } from "yup";
import { type DeskResponse, StaffRole } from "#contract/calls/desk/deskCall.ts";
import { changeStaff, type Colleague, invite, listStaff } from "#contract/calls/desk/staff.ts";
import { LoginField } from "#desk/door/accountFields.tsx";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { ChooseStores } from "#desk/stores/ChooseStores.tsx";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";
import { useFormField } from "#parts/forms/useFormField.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import desk from "#desk/frame/Desk.module.css";

const Account = object({
  name: string().trim().default(""),
  login: string().trim().default(""),
  role: string<StaffRole>().oneOf(StaffRole.def.values).default("floor"),
  store_ids: array(string().required()).default([]),
});

interface StaffFormProps {
  /** Null: somebody new. */
  readonly person: Colleague | null;
  /** Where somebody new works as long as nothing else is chosen. */
  readonly only: string | null;
  readonly onInvited: (link: DeskResponse<typeof invite>, name: string) => void;
  readonly onSaved: () => void;
}

/** Name, login, role and stores of an account. */
export function StaffForm({ onInvited, onSaved, only, person }: StaffFormProps) {
  const { t } = useTranslation("desk/staff");
  const { t: td } = useTranslation("desk/desk");
  const given = person?.store_ids ?? (only === null ? [] : [only]);
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
      <StoresField />
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

function StoresField() {
  const { t } = useTranslation("desk/staff");
  const role = useFormField<StaffRole>("role").value;
  const { set, value } = useFormField<readonly string[]>("store_ids");
  if (role === "owner") return <p className={desk.soft}>{t("allStores")}</p>;
  return <ChooseStores label={t("stores")} chosen={value} onChoose={set} />;
}
