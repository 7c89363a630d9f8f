import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Profile.module.css";

interface PartFormProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** Something of it is wrong. */
  readonly isWrong: boolean;
  /** What became of it last. */
  readonly said: ReactNode;
  /** As `usePart` tells it. */
  readonly part: { readonly isOvertaken: boolean; readonly forget: () => void };
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A part of what guests see of a store, which is saved as one. */
export function PartForm(props: PartFormProps) {
  const { children, form, id, isBusy, isWrong, note, onSave, part, said, title } = props;
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  return (
    <section id={id} className={desk.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note !== undefined && <p className={desk.soft}>{note}</p>}
      <form
        ref={form}
        className={`${desk.typed} ${styles.part}`}
        aria-labelledby={`${id}-title`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {isWrong && (
          <div role="alert">
            <Notice kind="danger">{ts("wrong")}</Notice>
          </div>
        )}
        {children}
        {said}
        {part.isOvertaken && (
          <Notice
            kind="warn"
            action={
              <Button kind="quiet" size="small" onClick={part.forget}>
                {ts("theirs")}
              </Button>
            }
          >
            {t("changed")}
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {ts("save")}
        </Button>
      </form>
    </section>
  );
}
