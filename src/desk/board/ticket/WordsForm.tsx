import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { SheetForm } from "./SheetForm.tsx";

interface WordsFormProps {
  readonly label: string;
  readonly onSend: (content: string) => Promise<unknown>;
  /** Above the field. */
  readonly children: ReactNode;
}

/** Words to a guest, who is not sent none. */
export function WordsForm({ label, onSend, children }: WordsFormProps) {
  const { t } = useTranslation("desk/board");
  const [isMissing, setMissing] = useState(false);
  const send = async ({ content = "" }: Readonly<Record<string, string>>) => {
    setMissing(content === "");
    if (content !== "") await onSend(content);
  };
  return (
    <SheetForm submit={t("send")} onSend={send}>
      {children}
      <Field label={label} required error={isMissing ? t("emptyMessage") : undefined}>
        <TextInput name="content" maxLength={200} autoComplete="off" autoFocus />
      </Field>
    </SheetForm>
  );
}
