import { useEffect, useRef, useState } from "react";
import type { LegalAnswer, LegalWords } from "#text/legal/legalTexts.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Block } from "./Block.tsx";
import styles from "./Legal.module.css";

interface AnswerProps {
  readonly answer: LegalAnswer;
  readonly words: LegalWords;
  /** Whether the address names it: it is open then, and in sight. */
  readonly isNamed: boolean;
  readonly onOpen: () => void;
}

/** A question that unfolds its answer. */
export function Answer({ answer: { id, question, blocks }, words, isNamed, onOpen }: AnswerProps) {
  const [isOpen, setOpen] = useState(isNamed);
  const box = useRef<HTMLDetailsElement>(null);
  /** What the customer unfolds is in sight already. */
  const isByHand = useRef(false);
  useEffect(() => {
    if (!isNamed || isByHand.current) return;
    setOpen(true);
    box.current?.scrollIntoView();
  }, [isNamed]);
  const toggled = (opens: boolean) => {
    if (opens === isOpen) return;
    isByHand.current = true;
    setOpen(opens);
    if (opens) onOpen();
  };
  return (
    <details
      ref={box}
      id={id}
      className={styles.answer}
      open={isOpen}
      onToggle={(event) => toggled(event.currentTarget.open)}
    >
      <summary>
        <h2>{question}</h2>
        <Icon of={chevronIcon} size={20} />
      </summary>
      <div className={styles.text}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} words={words} />
        ))}
      </div>
    </details>
  );
}
