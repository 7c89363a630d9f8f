import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameContent } from "#domain/menu/document/sameContent.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Edit.module.css";
import type { Met } from "./useContentForm.ts";
import type { MenuField } from "./useValueWords.ts";

/** A field that two have written differently, in words. */
interface MetField {
  readonly field: MenuField;
  readonly mine: string;
  readonly theirs: string;
  /** One has not touched it oneself. */
  readonly isTheirs: boolean;
}

/** The fields in which two versions differ, in the order of the form. */
export function metFields<Content extends object, Field extends keyof Content & MenuField>(
  { base, mine, theirs }: Met<Content>,
  fields: readonly Field[],
  wordsOf: (content: Content, field: Field) => string,
): MetField[] {
  if (theirs === null) return [];
  return fields
    .filter((field) => !isSameContent(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: wordsOf(mine, field),
      theirs: wordsOf(theirs, field),
      isTheirs: isSameContent(mine[field], base[field]),
    }));
}

interface MetPanelProps {
  readonly met: Pick<Met<unknown>, "by" | "theirs">;
  readonly fields: readonly MetField[];
  readonly isBusy: boolean;
  /** Writes what is one's own, but with these fields as the other one has them. */
  readonly onWrite: (theirFields: MenuField[]) => void;
  readonly onTheirs: () => void;
  readonly onBack: () => void;
}

/** What somebody else has changed beside what one was about to save, field by field, to choose from. */
export function MetPanel({ fields, isBusy, met: { by, theirs }, onBack, onTheirs, onWrite }: MetPanelProps) {
  const { t } = useTranslation("desk/menu");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // What one has not touched oneself is at first as the other one wants it.
  const [taken, setTaken] = useState(() =>
    fields.filter(({ isTheirs }) => isTheirs).map(({ field }) => field),
  );
  const isRemoved = theirs === null;
  const who = by ?? t("met.somebody");
  const choose = (field: MenuField, isTheirs: boolean) =>
    setTaken(isTheirs ? [...taken, field] : taken.filter((each) => each !== field));
  const side = (each: MetField, isTheirs: boolean) => (
    <label htmlFor={`met-${each.field}-${isTheirs}`}>
      <input
        id={`met-${each.field}-${isTheirs}`}
        type="radio"
        name={`met-${each.field}`}
        checked={taken.includes(each.field) === isTheirs}
        onChange={() => choose(each.field, isTheirs)}
      />
      <small>{isTheirs ? t("met.theirs", { who }) : t("met.yours")}</small>
      <span className={desk.said}>{(isTheirs ? each.theirs : each.mine) || t("met.nothing")}</span>
    </label>
  );
  return (
    <section className={desk.card} aria-labelledby="met-title">
      <h2 id="met-title" ref={heading} tabIndex={-1}>
        {t(isRemoved ? "met.removedTitle" : "met.title", { who })}
      </h2>
      <Notice kind="warn">
        {t(isRemoved ? "met.removedNote" : by === null ? "met.publishedNote" : "met.note")}
      </Notice>
      <ul className={styles.met}>
        {fields.map((each) => (
          <li key={each.field}>
            <fieldset>
              <legend>{t(`field.${each.field}`)}</legend>
              {side(each, true)}
              {side(each, false)}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className={desk.acts}>
        {!isRemoved && (
          <Button busy={isBusy} onClick={() => onWrite(taken)}>
            {t("met.merge")}
          </Button>
        )}
        <Button kind={isRemoved ? "primary" : "outline"} busy={isBusy} onClick={() => onWrite([])}>
          {t("met.mine")}
        </Button>
        <Button kind="outline" busy={isBusy} onClick={onTheirs}>
          {t(isRemoved ? "met.letGo" : "met.takeTheirs")}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t("met.back")}
        </Button>
      </div>
    </section>
  );
}
