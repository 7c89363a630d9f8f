import { useTranslation } from "react-i18next";
import { object, string } from "yup";
import { pairTablet } from "#contract/calls/desk/tablets.ts";
import { deskRefusal } from "#desk/net/deskRefusal.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { Form, SubmitButton } from "#parts/forms/Form.tsx";
import { FormField } from "#parts/forms/FormField.tsx";

const Pairing = object({ code: string().trim().default(""), name: string().trim().default("") });

/** Makes this browser a store's shared tablet, by the code that an owner or a manager sees. */
export function PairForm({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const { t } = useTranslation("desk/tablet");
  const { t: td } = useTranslation("desk/desk");
  return (
    <Form
      initial={{ code: "", name: "" }}
      schema={Pairing}
      onSubmit={async ({ code, name }) => {
        const answer = await deskSend(pairTablet, { code, name });
        if (!answer.ok)
          return deskRefusal(answer, td, {
            wrong_pairing: "code",
            malformed: name === "" ? "name" : "code",
          });
        await onDone();
        return null;
      }}
    >
      <p>{t("pairText")}</p>
      <FormField
        name="code"
        label={t("code")}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
      />
      <FormField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" maxLength={40} />
      <SubmitButton>{t("pair")}</SubmitButton>
    </Form>
  );
}
