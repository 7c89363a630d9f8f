import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import desk from "#desk/frame/Desk.module.css";

interface PartFormProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly saving: ComponentProps<typeof SavingForm>["saving"];
  /** As `usePart` tells it. */
  readonly part: { readonly isOvertaken: boolean; readonly forget: () => void };
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** A part of what guests see of a store, which is saved as one. */
export function PartForm({ children, id, note, onSave, part, saving, title }: PartFormProps) {
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  return (
    <section id={id} className={desk.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note !== undefined && <p className={desk.soft}>{note}</p>}
      <SavingForm
        saving={saving}
        label={title}
        submit={ts("save")}
        onSubmit={onSave}
        overtaken={part.isOvertaken ? { words: t("changed"), readTheirs: part.forget } : null}
      >
        {children}
      </SavingForm>
    </section>
  );
}
