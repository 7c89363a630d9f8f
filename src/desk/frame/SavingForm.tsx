import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "./Desk.module.css";
import type { useSaving } from "./useSaving.ts";

interface SavingFormProps {
  readonly saving: Pick<ReturnType<typeof useSaving>, "form" | "isBusy" | "isWrong" | "said">;
  readonly label?: string;
  /** Said before anything else. */
  readonly lead?: ReactNode;
  /** Words of the button. */
  readonly submit: string;
  readonly onSubmit: () => Promise<void>;
  /** Somebody else has changed what is typed over, with the way to read theirs; null: nobody has. */
  readonly overtaken?: { readonly words: string; readonly readTheirs: () => void } | null;
  readonly children: ReactNode;
}

/** A form that is saved as one, with what `useSaving` tells of it. */
export function SavingForm(props: SavingFormProps) {
  const { children, label, lead, onSubmit, overtaken = null, submit } = props;
  const { form, isBusy, isWrong, said } = props.saving;
  const { t } = useTranslation("desk/settings");
  return (
    <form
      ref={form}
      className={desk.typed}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {lead}
      {isWrong && (
        <div role="alert">
          <Notice kind="danger">{t("wrong")}</Notice>
        </div>
      )}
      {children}
      {said}
      {overtaken !== null && (
        <Notice
          kind="warn"
          action={
            <Button kind="quiet" size="small" onClick={overtaken.readTheirs}>
              {t("theirs")}
            </Button>
          }
        >
          {overtaken.words}
        </Notice>
      )}
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
