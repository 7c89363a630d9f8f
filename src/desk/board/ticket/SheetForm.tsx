import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./TicketSheet.module.css";

interface SheetFormProps {
  readonly submit: string;
  readonly kind?: "primary" | "danger";
  /** What was typed, by the fields' names. */
  readonly onSend: (typed: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly children: ReactNode;
}

/** Fields with a button that sends them; its work is under way until the answer has come. What is wrong first is gone on with. */
export function SheetForm({ submit, kind = "primary", onSend, children }: SheetFormProps) {
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isBusy]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.trim()]] : [],
      ),
    );
    setBusy(true);
    await onSend(typed);
    setBusy(false);
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={(event) => void send(event)} noValidate>
      {children}
      <Button type="submit" block kind={kind} busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
