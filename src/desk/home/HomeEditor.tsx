import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import type { HomeField } from "#contract/calls/desk/home.ts";
import type { Picture as PictureShape, WireLanguage } from "#contract/scalars.ts";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PictureField } from "#desk/pictures/PictureField.tsx";
import { PictureChoice } from "./PictureChoice.tsx";

/** What both forms have: words by language, a picture, and lines of text by their fields' names. */
interface HomeForm {
  readonly text: Readonly<Partial<Record<WireLanguage, string>>>;
  readonly picture: PictureShape | null;
}

type Answer<Data> = { readonly ok: true; readonly data: Data } | ({ readonly ok: false } & DeskFailure);

export interface Line {
  readonly name: Exclude<HomeField, "text" | "picture" | "place" | "store_id">;
  readonly label: string;
  readonly type?: "text" | "url" | "datetime-local" | "number";
}

interface HomeEditorProps<Form extends HomeForm> {
  readonly initial: Form;
  /** It cannot do without a picture. */
  readonly isPictureNeeded: boolean;
  /** Of a picture that is sent: height divided by width. */
  readonly ratio: number;
  readonly pictures: readonly PictureShape[];
  readonly lines: readonly Line[];
  /** Fields before the words. */
  readonly renderHead?: (
    form: Form,
    set: (changes: Partial<Form>) => void,
    fault: (field: HomeField) => string | undefined,
  ) => ReactNode;
  readonly isNew: boolean;
  readonly save: (form: Form) => Promise<Answer<{ readonly wrong: readonly HomeField[] }>>;
  readonly remove: () => Promise<Answer<unknown>>;
  readonly onDone: () => Promise<unknown>;
}

/** The form of a banner or a post: what is wrong stands at its field, and what was typed stays. */
export function HomeEditor<Form extends HomeForm>({
  initial,
  isNew,
  isPictureNeeded,
  lines,
  onDone,
  pictures,
  ratio,
  remove,
  renderHead,
  save,
}: HomeEditorProps<Form>) {
  const { t } = useTranslation("desk/home");
  const [form, setForm] = useState(initial);
  const [wrong, setWrong] = useState<readonly HomeField[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong.length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  }, [wrong]);
  const fault = (field: HomeField) => (wrong.includes(field) ? t(`fault.${field}`) : undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await save(form);
    setBusy(false);
    say(answer);
    if (!answer.ok) return;
    setWrong(answer.data.wrong);
    if (answer.data.wrong.length === 0) await onDone();
  };
  const typed = new Map<string, unknown>(Object.entries(form));
  return (
    <form ref={element} className={desk.page} onSubmit={(event) => void send(event)} noValidate>
      {renderHead?.(form, (changes) => setForm((now) => ({ ...now, ...changes })), fault)}
      {LOCALES.map(wireLanguage).map((one) => (
        <Field
          key={one}
          label={`${t("text")} (${nameOfWire(one)})`}
          required={one === "ja"}
          error={one === "ja" ? fault("text") : undefined}
        >
          <TextInput
            name={`text_${one}`}
            maxLength={500}
            autoComplete="off"
            value={form.text[one] ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setForm({ ...form, text: { ...form.text, [one]: value } })
            }
          />
        </Field>
      ))}
      <PictureField
        label={t("picture")}
        value={form.picture}
        ratio={ratio}
        isNeeded={isPictureNeeded}
        isDescribed={false}
        error={fault("picture")}
        onChange={(picture) => setForm((now) => ({ ...now, picture }))}
      />
      {pictures.length > 0 && (
        <PictureChoice
          pictures={pictures}
          chosen={form.picture?.src ?? null}
          onChoose={(picture) => setForm({ ...form, picture })}
        />
      )}
      {lines.map(({ label, name, type = "text" }) => (
        <Field key={name} label={label} error={fault(name)}>
          <TextInput
            name={name}
            type={type}
            autoComplete="off"
            maxLength={500}
            value={String(typed.get(name) ?? "")}
            onChange={({ currentTarget: { value } }) => setForm({ ...form, [name]: value })}
          />
        </Field>
      ))}
      {said}
      <Button type="submit" block busy={isBusy}>
        {t(isNew ? "add" : "change")}
      </Button>
      {!isNew && (
        <Remove
          remove={async () => {
            const answer = await remove();
            if (answer.ok) await onDone();
            return answer;
          }}
        >
          {form.text.ja}
        </Remove>
      )}
    </form>
  );
}

interface RemoveProps {
  readonly remove: () => Promise<Answer<unknown>>;
  /** What it says. */
  readonly children: ReactNode;
}

/** Takes it away, once one has read what that means. */
function Remove({ children, remove }: RemoveProps) {
  const { t } = useTranslation("desk/home");
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { said, say } = useSaid();
  const confirm = async () => {
    setBusy(true);
    const answer = await remove();
    setBusy(false);
    say(answer);
  };
  return (
    <>
      <Button block kind="outline" onClick={() => ask(true)}>
        {t("remove")}
      </Button>
      <Confirm
        open={isAsking}
        title={
          <>
            {t("remove")}: {children}
          </>
        }
        act={t("remove")}
        busy={isBusy}
        onAct={() => void confirm()}
        onClose={() => ask(false)}
      >
        {t("removeHow")}
        {said}
      </Confirm>
    </>
  );
}
