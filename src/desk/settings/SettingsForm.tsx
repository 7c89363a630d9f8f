import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { settings as settingsCall } from "#contract/calls/desk/settings.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { readAnew } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput, type TextInputProps } from "#ui/fields/TextInput.tsx";
import type { Faults, Sent } from "./save.ts";
import styles from "./Settings.module.css";

/** What was typed, by the fields' names; a box that is not ticked has none. */
export type Typed = Readonly<Record<string, string>>;

interface SettingsFormProps {
  readonly label: string;
  readonly submit: string;
  /** What stands for the values that the fields show. */
  readonly stamp: string;
  /** Sends what was typed, by someone who saw the values that `stamp` stands for. */
  readonly onSend: (typed: Typed, stamp: string) => Promise<Sent>;
  /** The fields show what is saved again: it was just saved, or somebody has gone back to it. */
  readonly onFilled?: () => void;
  readonly children: ReactNode;
}

const FaultsContext = createContext<Faults>({});

/**
 * Fields that are saved as one. What is wrong is said under them, and gone on with; what could not be sent stays as it was
 * typed. While nobody has typed anything it shows what others save; after that it says that somebody did.
 */
export function SettingsForm({ label, submit, stamp, onSend, onFilled, children }: SettingsFormProps) {
  const { t } = useTranslation("desk/settings");
  const { t: td } = useTranslation(["desk/desk", "form"]);
  const [filled, setFilled] = useState(stamp);
  const [turn, setTurn] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useRef<HTMLFormElement>(null);
  if (filled !== stamp && !isDirty) setFilled(stamp);
  const faults = sent?.kind === "wrong" ? sent.faults : {};
  useEffect(() => {
    if (sent?.kind === "wrong") form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [sent]);
  const send = async (own: HTMLFormElement) => {
    if (isBusy) return;
    const typed = Object.fromEntries(
      [...new FormData(own)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.trim()]] : [],
      ),
    );
    setBusy(true);
    const outcome = await onSend(typed, filled);
    if (outcome.kind === "saved") setDirty(false);
    await readAnew(settingsCall);
    setBusy(false);
    setSent(outcome);
    if (outcome.kind === "saved") {
      setTurn((before) => before + 1);
      onFilled?.();
    }
  };
  const isOvertaken = isDirty && filled !== stamp;
  return (
    <form
      key={`${filled} ${turn}`}
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onChange={() => {
        setDirty(true);
        if (sent?.kind === "saved") setSent(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <FaultsContext value={faults}>{children}</FaultsContext>
      <div role="status">
        {sent?.kind === "saved" && <Notice kind="ok">{t("saved")}</Notice>}
        {sent?.kind === "wrong" && <Notice kind="danger">{t("wrong")}</Notice>}
        {sent?.kind === "failed" && (
          <Notice kind="danger">
            {t("unsaved")} {failureText(sent.failure, td)}
          </Notice>
        )}
        {isOvertaken && (
          <Notice
            kind="warn"
            action={
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  setDirty(false);
                  setSent(null);
                  setTurn(turn + 1);
                  onFilled?.();
                }}
              >
                {t("theirs")}
              </Button>
            }
          >
            {td("fault.changed")}
          </Notice>
        )}
      </div>
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

/** What is wrong with a field, in words. */
export function useFault(name: string): string | undefined {
  const { t } = useTranslation("desk/settings");
  const fault = use(FaultsContext)[name];
  return fault && t(`faults.${fault}`);
}

interface TextFieldProps extends Pick<TextInputProps, "type" | "maxLength" | "placeholder"> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** As it is saved. */
  readonly value?: string | undefined;
  readonly isNumber?: boolean;
}

/** A line of a form, with what is wrong with it. */
export function TextField({ name, label, hint, value = "", isNumber = false, ...input }: TextFieldProps) {
  const error = useFault(name);
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        name={name}
        defaultValue={value}
        autoComplete="off"
        {...(isNumber && { inputMode: "numeric" as const, maxLength: 12 })}
        {...input}
      />
    </Field>
  );
}
