import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextArea } from "#ui/fields/TextInput.tsx";
import desk from "./Desk.module.css";
import { useSaid } from "./Said.tsx";

interface WritingFormProps {
  readonly label: ReactNode;
  readonly initial?: string;
  readonly most: number;
  readonly submit: string;
  /** Sends what was written. */
  readonly onSend: (
    content: string,
  ) => Promise<{ readonly ok: true } | ({ readonly ok: false } & DeskFailure)>;
}

/** Words of the staff to somebody: never none, and kept whatever becomes of their way. */
export function WritingForm({ initial = "", label, most, onSend, submit }: WritingFormProps) {
  const { t } = useTranslation("desk/desk");
  const [content, setContent] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const { said, say } = useSaid();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(content.trim() === "");
    if (content.trim() === "") return form.current?.querySelector("textarea")?.focus();
    setBusy(true);
    const answer = await onSend(content.trim());
    setBusy(false);
    say(answer);
  };
  return (
    <form ref={form} className={desk.page} onSubmit={(event) => void send(event)} noValidate>
      {said}
      <Field label={label} required error={isMissing && content.trim() === "" ? t("empty") : undefined}>
        <TextArea
          name="content"
          rows={4}
          maxLength={most}
          counter={(length, max) => `${length} / ${max}`}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
