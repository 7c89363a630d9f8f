import { wordsIn } from "#domain/menu/document/menuTexts.ts";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { isLocale, wireLanguage } from "#domain/values/localeCodes.ts";
import { failureText } from "#desk/net/deskRefusal.ts";
import { useStore } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import { AllergenGrid } from "./AllergenGrid.tsx";
import { DishByDish } from "./DishByDish.tsx";
import { ALL_OPTIONS, olderSubjects, openSubjects, rowsOf, type StatedRow } from "./rows.ts";
import { SIGNS } from "./signs.ts";
import type { AllergensRead, SubjectKey } from "./statements.ts";
import { useIsWide } from "./useIsWide.ts";
import { type Refusal, useStatements } from "./useStatements.ts";
import styles from "./Allergens.module.css";

/** Dish by dish one comes to the options as to a category. */
const NONE: ReadonlySet<string> = new Set();

/** Lines that alone are shown, as they were when that was asked for. */
interface Only {
  readonly of: "open" | "older";
  readonly subjects: ReadonlySet<SubjectKey>;
}
const onlyOlder = (...of: Parameters<typeof olderSubjects>): Only => ({
  of: "older",
  subjects: olderSubjects(...of),
});

interface FillInProps {
  readonly store_id: string;
  readonly read: AllergensRead;
}

/** The table or the dishes of what is chosen to be filled in, and what became of what was filled in. */
export function FillIn({ read, store_id }: FillInProps) {
  const { i18n, t } = useTranslation("desk/allergens");
  const when = useWhen(useStore()?.time_zone);
  const own = useStatements(store_id, read);
  const { checks, statements } = own;
  const isWide = useIsWide();
  const isRecheck = useSearchParams()[0].has("recheck");
  const [category, setCategory] = useState(
    read.categories.length > 1 && !isRecheck ? (read.categories[0]?.id ?? "") : "",
  );
  // As it was when it was asked for: what one fills in stays in its place.
  const [only, setOnly] = useState<Only | null>(() => (isRecheck ? onlyOlder(read, checks) : null));
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const language = isLocale(i18n.language) ? wireLanguage(i18n.language) : "ja";
  const rows = useMemo(
    () =>
      rowsOf(read, { category, only: only?.subjects ?? null, unfolded: isWide ? unfolded : NONE }, (name) =>
        wordsIn(name, language),
      ),
    [category, isWide, language, only, read, unfolded],
  );
  const left = openSubjects(statements).size;
  const fold = (dish_id: string) =>
    setUnfolded((before) =>
      before.has(dish_id)
        ? new Set([...before].filter((id) => id !== dish_id))
        : new Set([...before, dish_id]),
    );
  const checkWords = ({ check }: StatedRow) => {
    const checked = checks.get(check);
    if (!checked) return "";
    const time = when(checked.at);
    return checked.by === null ? t("checkedAt", { time }) : t("checkedBy", { name: checked.by, time });
  };
  const isOlder = ({ check }: StatedRow) => checks.get(check)?.is_older === true;
  const older = olderSubjects(read, checks).size;
  const fill = {
    rows,
    statements,
    onState: own.state,
    onUndo: own.undo,
    checkWords,
    isOlder,
    isPending: own.isPending,
    onConfirm: ({ check }: StatedRow) => own.confirm(check),
  };
  return (
    <>
      <div className={styles.filters}>
        <Field label={t("category")}>
          <Select
            value={category}
            onChange={({ currentTarget: { value } }) => setCategory(value)}
            options={[
              { value: "", label: t("all") },
              ...read.categories.map(({ id, name }) => ({ value: id, label: wordsIn(name, language) })),
              ...(read.groups.length > 0 ? [{ value: ALL_OPTIONS, label: t("options") }] : []),
            ]}
          />
        </Field>
        <Checkbox
          label={t("openOnly", { count: left })}
          checked={only?.of === "open"}
          onChange={({ currentTarget: { checked } }) =>
            setOnly(checked ? { of: "open", subjects: openSubjects(statements) } : null)
          }
        />
        {(older > 0 || only?.of === "older") && (
          <Checkbox
            label={t("again.only", { count: older })}
            checked={only?.of === "older"}
            onChange={({ currentTarget: { checked } }) => setOnly(checked ? onlyOlder(read, checks) : null)}
          />
        )}
        <ul className={styles.legend} aria-label={t("legend")}>
          {(["contains", "without", "unstated", "kitchen"] as const).map((state) => (
            <li key={state}>
              <b aria-hidden="true">{SIGNS[state]}</b> {t(`state.${state}`)}
            </li>
          ))}
        </ul>
      </div>
      <Saved of={own} />
      <Refused refusals={own.refusals} read={read} language={language} onSettle={own.settle} />
      {rows.length === 0 ? (
        <EmptyState title={t(only === null ? "noneHere" : only.of === "open" ? "noneOpen" : "again.none")} />
      ) : isWide ? (
        <AllergenGrid {...fill} unfolded={unfolded} onFold={fold} />
      ) : (
        <DishByDish key={`${category} ${only?.of}`} {...fill} />
      )}
    </>
  );
}

/** Whether what was filled in is kept. */
function Saved({ of: { failure, isPending, save } }: { readonly of: ReturnType<typeof useStatements> }) {
  const { t } = useTranslation(["desk/allergens", "desk/desk", "form"]);
  const { t: td } = useTranslation(["desk/desk", "form"]);
  return (
    <div role="status" className={styles.saved}>
      {failure === null ? (
        t(isPending ? "saving" : "saved")
      ) : (
        <Notice
          kind="danger"
          action={
            <Button size="small" kind="quiet" onClick={save}>
              {td("retry")}
            </Button>
          }
        >
          {failureText(failure, td)} {t("notSaved")}
        </Notice>
      )}
    </div>
  );
}

interface RefusedProps {
  readonly refusals: readonly Refusal[];
  readonly read: AllergensRead;
  readonly language: string;
  readonly onSettle: (isMine: boolean) => void;
}

/** What was not taken, for somebody else has changed it: theirs is shown, and one says which of the two counts. */
function Refused({ language, onSettle, read, refusals }: RefusedProps) {
  const { t } = useTranslation("desk/allergens");
  if (refusals.length === 0) return null;
  const called = ({ id, kind, option_id }: Refusal): string => {
    const group = read.groups.find((each) => each.id === id);
    const found =
      kind === "dish"
        ? read.dishes.find((each) => each.id === id)
        : group?.options.find((each) => each.id === option_id);
    return found === undefined ? id : wordsIn(found.name, language);
  };
  const isChanged = refusals.some(({ why }) => why === "changed");
  return (
    <div role="alert">
      <Notice
        kind="warn"
        action={
          <div className={styles.choice}>
            {isChanged && (
              <Button size="small" kind="outline" onClick={() => onSettle(true)}>
                {t("mine")}
              </Button>
            )}
            <Button size="small" kind="outline" onClick={() => onSettle(false)}>
              {t(isChanged ? "theirs" : "close")}
            </Button>
          </div>
        }
      >
        {refusals.map((each) => (
          <p key={JSON.stringify([each.kind, each.id, each.option_id])}>
            {t(each.by === null ? `refused.${each.why}` : "refused.changedBy", {
              name: called(each),
              by: each.by ?? "",
            })}
          </p>
        ))}
      </Notice>
    </div>
  );
}
