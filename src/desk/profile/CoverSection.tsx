import { useTranslation } from "react-i18next";
import { profile, saveCover } from "#contract/calls/desk/profile.ts";
import { useSaving } from "#desk/frame/useSaving.ts";
import { readAnew } from "#desk/net/deskSend.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { money } from "#text/formats.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";
import { PartForm } from "./PartForm.tsx";
import type { ProfileProps } from "./ProfileSections.tsx";
import { usePart } from "./usePart.ts";

/** What each diner pays beside the dishes, how guests are told, and how many may come with one order. */
export function CoverSection({ kept, store_id }: ProfileProps) {
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  const { cover, cover_tax, stamps } = kept;
  const shown = {
    is_tea_money: cover.is_tea_money,
    tea_money: cover.tea_money === 0 ? "" : String(cover.tea_money),
    max_people: String(cover.max_people),
  };
  const part = usePart(shown, stamps.cover);
  const saving = useSaving(saveCover);
  const { isAt } = saving;
  const { is_tea_money, max_people, tea_money } = part.value;
  const yen = tea_money.trim() === "" && !is_tea_money ? 0 : wholeNumber(tea_money);
  const set = (changes: Partial<typeof shown>) => part.set({ ...part.value, ...changes });
  const save = async () => {
    const change = { is_tea_money, tea_money: yen, max_people: wholeNumber(max_people) };
    const saved = await saving.send({ store_id, stamp: part.stamp, cover: change }, ts("saved"));
    await readAnew(profile);
    if (saved !== null) part.forget();
  };
  const number = (name: "tea_money" | "max_people", label: string) => (
    <Field label={label} error={isAt(`cover.${name}`) ? t(`cover.fault.${name}`) : undefined}>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={part.value[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <PartForm
      id="cover"
      title={t("cover.title")}
      note={t("cover.note")}
      saving={saving}
      part={part}
      onSave={save}
    >
      <Checkbox
        label={t("cover.takes")}
        checked={is_tea_money}
        onChange={({ currentTarget: { checked } }) => set({ is_tea_money: checked })}
      />
      {is_tea_money && number("tea_money", t("cover.price"))}
      {is_tea_money && cover_tax !== null && yen > 0 && (
        <p className={desk.soft}>
          {t("cover.tax", { rate: cover_tax, label: t("cover.label"), price: money(yen) })}
        </p>
      )}
      {number("max_people", t("cover.people"))}
    </PartForm>
  );
}
