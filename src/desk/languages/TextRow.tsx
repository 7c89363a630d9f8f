import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedText } from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { nameOfWire, tagOfWire } from "#domain/values/localeCodes.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge, type BadgeTone } from "#ui/feedback/Rating.tsx";
import { TextArea, TextInput } from "#ui/fields/TextInput.tsx";
import type { useTranslations, Written } from "./useTranslations.ts";
import styles from "./Languages.module.css";

interface TextRowProps {
  readonly store_id: string;
  readonly of: ListedText;
  readonly language: MenuLanguage;
  readonly writing: ReturnType<typeof useTranslations>;
}

/** Texts of which there are several lines. */
const LONG: readonly ListedText["kind"][] = ["about", "store_about", "store_notes"];

const TONES: Readonly<Record<Written["state"], BadgeTone>> = {
  proposed: "info",
  typed: "plain",
  waiting: "plain",
  saving: "plain",
  saved: "ok",
  failed: "danger",
  conflict: "warn",
};

/** An original, and the field of its translation beside it. */
export function TextRow({ language, of, store_id, writing }: TextRowProps) {
  const { t } = useTranslation("desk/languages");
  const one = writing.written.get(of.key);
  const text = one?.text ?? of.text;
  const original = one?.seen.original ?? of.original.text;
  const input = {
    name: of.key,
    lang: tagOfWire(language),
    autoComplete: "off",
    maxLength: of.most,
    value: text,
    placeholder: t("missing"),
    "aria-label": t("field", { language: nameOfWire(language), text: original }),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      writing.type(of, currentTarget.value),
    onBlur: () => writing.keep([of], false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // The Enter that ends an input method's word goes nowhere.
      if (event.nativeEvent.isComposing || event.keyCode === 229 || event.key !== "Enter") return;
      if (LONG.includes(of.kind) && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      writing.keep([of], true);
      next(event.currentTarget);
    },
  };
  return (
    <li className={styles.row}>
      <div className={styles.original}>
        <p className={styles.what}>
          <span>{t(`kind.${of.kind}`)}</span>
          {of.within !== "" && <span lang={tagOfWire(of.original.language)}>{of.within}</span>}
        </p>
        <p className={styles.text} lang={tagOfWire(of.original.language)}>
          {original}
        </p>
        {of.original.language !== "ja" && (
          <p className={styles.what}>
            <span>{nameOfWire(of.original.language)}</span>
          </p>
        )}
      </div>
      <div className={styles.field}>
        {LONG.includes(of.kind) ? (
          <TextArea rows={2} {...input} />
        ) : (
          <TextInput enterKeyHint="next" {...input} />
        )}
        {one !== undefined && (
          <p className={styles.state} role="status">
            <Badge tone={TONES[one.state]}>{t(`state.${one.state}`)}</Badge>
            {one.state === "proposed" && (
              <Button
                size="small"
                kind="quiet"
                aria-label={t("keepOne", { text })}
                onClick={() => writing.keep([of], true)}
              >
                {t("keep")}
              </Button>
            )}
          </p>
        )}
        {one !== undefined && one.conflict !== null && (
          <Conflict store_id={store_id} of={of} conflict={one.conflict} settle={writing.settle} />
        )}
      </div>
    </li>
  );
}

interface ConflictProps {
  readonly store_id: string;
  readonly of: ListedText;
  readonly conflict: NonNullable<Written["conflict"]>;
  readonly settle: ReturnType<typeof useTranslations>["settle"];
}

/** Somebody was first: what it says now, and the ways on. */
function Conflict({ conflict: { by, original, text, why }, of, settle, store_id }: ConflictProps) {
  const { t } = useTranslation("desk/languages");
  const isOther = why === "changed" && original !== of.original.text;
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        {why === "changed"
          ? t(by === null ? "conflict.changed" : "conflict.changedBy", { name: by ?? "" })
          : t(`conflict.${why}`)}
      </p>
      {isOther && <p>{t("conflict.original", { text: original })}</p>}
      {why === "changed" && <p>{text === "" ? t("conflict.empty") : t("conflict.now", { text })}</p>}
      {why === "changed" && (
        <p className={styles.state}>
          <Button size="small" kind="outline" onClick={() => settle(of, true)}>
            {t("conflict.mine")}
          </Button>
          <Button size="small" kind="quiet" onClick={() => settle(of, false)}>
            {t("conflict.theirs")}
          </Button>
        </p>
      )}
      {why === "published" && (
        <Link to={`/menu/${encodeURIComponent(store_id)}`}>{t("conflict.editor")}</Link>
      )}
    </div>
  );
}

/** Goes on to the next field of the list. */
function next(from: HTMLElement): void {
  const fields = [...(from.closest("ul")?.querySelectorAll<HTMLElement>("input, textarea") ?? [])];
  const after = fields[fields.indexOf(from) + 1];
  if (after === undefined) from.blur();
  else after.focus();
}
