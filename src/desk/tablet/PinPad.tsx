import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import type { Fault } from "#parts/forms/fault.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./Tablet.module.css";

const LENGTH = 4;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

interface PinPadProps {
  /** Whose PIN it is; read aloud. */
  readonly label: string;
  /** Hears the fourth digit; answers what is wrong, or null. */
  readonly onPin: (pin: string) => Promise<Fault | null>;
}

/** A keypad for four digits, by finger or keyboard. The fourth sends them; what was wrong is typed anew. */
export function PinPad({ label, onPin }: PinPadProps) {
  const { t } = useTranslation("desk/tablet");
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const isFull = typed.length === LENGTH;

  const send = async (pin: string) => {
    const wrong = await onPin(pin);
    setFault(wrong);
    // One that was right leads away.
    if (wrong !== null) setTyped("");
  };
  const type = (digit: string) => {
    if (isFull) return;
    const pin = `${typed}${digit}`;
    setTyped(pin);
    setFault(null);
    if (pin.length === LENGTH) void send(pin);
  };
  const erase = () => {
    if (!isFull) setTyped(typed.slice(0, -1));
  };
  const press = useEffectEvent(({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || target instanceof HTMLInputElement) return;
    if (/^\d$/.test(key)) type(key);
    if (key === "Backspace") erase();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <div role="group" aria-label={label} className={styles.pad}>
      <p className={styles.dots} role="status">
        <span className="visually-hidden">{t("typed", { typed: typed.length })}</span>
        {Array.from({ length: LENGTH }, (_, place) => (
          <span key={place} className={styles.dot} data-on={place < typed.length || undefined} />
        ))}
      </p>
      <div role="alert" className={styles.wrong}>
        {fault && (
          <Notice kind="danger">
            <FaultWords fault={fault} />
          </Notice>
        )}
      </div>
      <div className={styles.keys} aria-busy={isFull || undefined}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.erase} disabled={typed === "" || isFull} onClick={erase}>
          {t("erase")}
        </button>
      </div>
    </div>
  );
}
