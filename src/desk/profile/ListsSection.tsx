import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { profile, saveLists } from "#contract/calls/desk/profile.ts";
import { OrderType } from "#contract/enumerations.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { type TypedWords, WordsField } from "#desk/frame/WordsField.tsx";
import { readAnew } from "#desk/net/deskSend.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PartForm } from "./PartForm.tsx";
import styles from "./Profile.module.css";
import type { ProfileProps } from "./ProfileSections.tsx";
import { usePart } from "./usePart.ts";

const WAYS = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery] as const;

/** Nothing is written yet. */
const NO_WORDS: TypedWords = {};

/** An id of a line's own, as short as those that are written by hand. */
const newId = () => crypto.randomUUID().slice(0, 8);

/** Tableware, notes to choose from, and facilities: lines that are added and taken away, in each language. */
export function ListsSection({ kept, store_id }: ProfileProps) {
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  const part = usePart(kept.lists, kept.stamps.lists);
  const saving = useSaving(saveLists);
  const { isAt } = saving;
  const { attributes, dishware, remark_templates } = part.value;
  const set = (changes: Partial<typeof part.value>) => part.set({ ...part.value, ...changes });
  const save = async () => {
    const saved = await saving.send({ store_id, stamp: part.stamp, lists: part.value }, ts("saved"));
    await readAnew(profile);
    if (saved !== null) part.forget();
  };
  /** A text of a line, in one language. */
  const text =
    (
      at: string,
      of: {
        readonly label: string;
        readonly most: number;
        readonly words: TypedWords;
        readonly onType: (words: TypedWords) => void;
      },
    ) =>
    (language: WireLanguage) => (
      <WordsField
        key={at}
        name={at}
        language={language}
        isNeeded={language === "ja"}
        error={language === "ja" && isAt(`lists.${at}`) ? t("lists.fault") : undefined}
        {...of}
      />
    );
  return (
    <PartForm id="lists" title={t("lists.title")} saving={saving} part={part} onSave={save}>
      <LinesOf
        title={t("lists.dishware")}
        add={t("lists.addDishware")}
        isWrong={isAt("lists.dishware")}
        lines={dishware}
        onLines={(lines) => set({ dishware: lines })}
        makeLine={() => ({ dishware_id: newId(), name: NO_WORDS })}
        keyOf={({ dishware_id }) => dishware_id}
        nameOf={({ name }) => name.ja}
        textsOf={({ name }, place, change) => [
          text(`dishware.${place}.name`, {
            label: t("lists.name"),
            most: 40,
            words: name,
            onType: (words) => change({ name: words }),
          }),
        ]}
      />
      <LinesOf
        title={t("lists.remark_templates")}
        add={t("lists.addRemark")}
        isWrong={isAt("lists.remark_templates")}
        lines={remark_templates}
        onLines={(lines) => set({ remark_templates: lines })}
        makeLine={() => ({ template_id: newId(), content: NO_WORDS, order_types: [] })}
        keyOf={({ template_id }) => template_id}
        nameOf={({ content }) => content.ja}
        textsOf={({ content }, place, change) => [
          text(`remark_templates.${place}.content`, {
            label: t("lists.content"),
            most: 60,
            words: content,
            onType: (words) => change({ content: words }),
          }),
        ]}
        moreOf={waysOf}
      />
      <LinesOf
        title={t("lists.attributes")}
        add={t("lists.addAttribute")}
        isWrong={isAt("lists.attributes")}
        lines={attributes}
        onLines={(lines) => set({ attributes: lines })}
        makeLine={() => ({ name: NO_WORDS, value: NO_WORDS })}
        keyOf={(_, place) => String(place)}
        nameOf={({ name }) => name.ja}
        textsOf={({ name, value }, place, change) => [
          text(`attributes.${place}.name`, {
            label: t("lists.name"),
            most: 40,
            words: name,
            onType: (words) => change({ name: words }),
          }),
          text(`attributes.${place}.value`, {
            label: t("lists.value"),
            most: 120,
            words: value,
            onType: (words) => change({ value: words }),
          }),
        ]}
      />
    </PartForm>
  );
}

/** What else a note says: the ways of ordering that it fits. */
function waysOf(
  { order_types }: { readonly order_types: readonly OrderType[] },
  change: (changes: { order_types: OrderType[] }) => void,
) {
  return <WaysField ways={order_types} onChoose={(ways) => change({ order_types: ways })} />;
}

interface WaysFieldProps {
  readonly ways: readonly OrderType[];
  readonly onChoose: (ways: OrderType[]) => void;
}

/** The ways of ordering that a note fits: all, one, or both of those away from the store. */
function WaysField({ onChoose, ways }: WaysFieldProps) {
  const { t } = useTranslation("desk/stores");
  const { t: tb } = useTranslation("desk/board");
  const choices: readonly (readonly OrderType[])[] = [
    [],
    ...WAYS.map((way) => [way]),
    [OrderType.takeAway, OrderType.delivery],
  ];
  const keyOf = (some: readonly OrderType[]) => some.toSorted((one, other) => one - other).join(" ");
  const all = choices.some((some) => keyOf(some) === keyOf(ways)) ? choices : [...choices, ways];
  return (
    <Field label={t("lists.ways")}>
      <Select
        value={keyOf(ways)}
        onChange={({ currentTarget: { value } }) =>
          onChoose([...(all.find((some) => keyOf(some) === value) ?? [])])
        }
        options={all.map((some) => ({
          value: keyOf(some),
          label: some.length === 0 ? t("lists.all") : some.map((way) => tb(`mode.${way}`)).join(" · "),
        }))}
      />
    </Field>
  );
}

interface LinesOfProps<Line> {
  readonly title: string;
  readonly add: string;
  /** Something is wrong with a line of it. */
  readonly isWrong: boolean;
  readonly lines: readonly Line[];
  readonly onLines: (lines: Line[]) => void;
  readonly makeLine: () => Line;
  readonly keyOf: (line: Line, place: number) => string;
  readonly nameOf: (line: Line) => string | undefined;
  /** Its texts, each in one language. */
  readonly textsOf: (
    line: Line,
    place: number,
    change: (changes: Partial<Line>) => void,
  ) => readonly ((language: WireLanguage) => ReactNode)[];
  readonly moreOf?: (line: Line, change: (changes: Partial<Line>) => void) => ReactNode;
}

function LinesOf<Line>(props: LinesOfProps<Line>) {
  const { add, isWrong, keyOf, lines, makeLine, moreOf, nameOf, onLines, textsOf, title } = props;
  const { t } = useTranslation("desk/stores");
  return (
    <details className={`${desk.fold} ${styles.lines}`} open={isWrong || undefined}>
      <summary>
        {title} ({lines.length})
      </summary>
      {lines.length === 0 && <p className={desk.soft}>{t("lists.none")}</p>}
      <ul className={styles.items}>
        {lines.map((line, place) => {
          const change = (changes: Partial<Line>) =>
            onLines(lines.map((one) => (one === line ? { ...one, ...changes } : one)));
          const texts = textsOf(line, place, change);
          return (
            <li key={keyOf(line, place)}>
              {texts.map((text) => text("ja"))}
              <OtherLanguages>{(language) => texts.map((text) => text(language))}</OtherLanguages>
              {moreOf?.(line, change)}
              <Button kind="quiet" size="small" onClick={() => onLines(lines.filter((one) => one !== line))}>
                {t("lists.remove")}
                <span className="visually-hidden"> {nameOf(line) || t("lists.unnamed")}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <Button kind="outline" size="small" onClick={() => onLines([...lines, makeLine()])}>
        {add}
      </Button>
    </details>
  );
}
