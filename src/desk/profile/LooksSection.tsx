import { useState } from "react";
import { useTranslation } from "react-i18next";
import { profile, saveLooks } from "#contract/calls/desk/profile.ts";
import type { Picture } from "#contract/scalars.ts";
import { useSaving } from "#desk/frame/useSaving.ts";
import { PictureChoice } from "#desk/home/PictureChoice.tsx";
import { readAnew } from "#desk/net/deskSend.ts";
import { PictureField } from "#desk/pictures/PictureField.tsx";
import { GROUNDS, isSeenAsItself, leastContrast } from "#domain/values/contrast.ts";
import { accentPalette } from "#ui/accentPalette.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { ContrastTable } from "./ContrastTable.tsx";
import { PartForm } from "./PartForm.tsx";
import styles from "./Profile.module.css";
import type { ProfileProps } from "./ProfileSections.tsx";
import { usePart } from "./usePart.ts";

/** Height of a cover divided by its width. */
const COVER_RATIO = 9 / 16;

/** A picture's address; empty where there is none. */
const addressOf = (picture: Picture | null) => picture?.src ?? "";

/** A store's color, with how well it is seen on light and dark pages, its cover picture and its logo. */
export function LooksSection({ kept, store_id }: ProfileProps) {
  const { t } = useTranslation("desk/stores");
  const { t: ts } = useTranslation("desk/settings");
  const { looks, pictures, stamps } = kept;
  const shown = {
    accent_color: looks.accent_color,
    picture: looks.picture,
    logo: looks.logo,
  };
  const part = usePart(shown, stamps.looks);
  const saving = useSaving(saveLooks);
  const { form, isAt } = saving;
  const { accent_color } = part.value;
  const color = accent_color.trim().toLowerCase();
  const isCode = /^#[0-9a-f]{6}$/.test(color);
  const palette = isCode ? accentPalette(color) : null;
  const set = (changes: Partial<typeof shown>) => part.set({ ...part.value, ...changes });
  const [refused, setRefused] = useState<string | null>(null);
  // One that it has had for long stays.
  const isPale = isCode && color !== looks.accent_color && !isSeenAsItself(color);
  const save = async () => {
    setRefused(isPale ? color : null);
    if (isPale) return form.current?.querySelector<HTMLElement>('[name="accent_color"]')?.focus();
    const saved = await saving.send(
      {
        store_id,
        stamp: part.stamp,
        looks: { accent_color, picture: addressOf(part.value.picture), logo: addressOf(part.value.logo) },
      },
      ts("saved"),
    );
    await readAnew(profile);
    if (saved !== null) part.forget();
  };
  const ratio = isCode ? leastContrast(color, GROUNDS.light).toFixed(2) : "";
  const fault =
    isPale && (refused === color || isAt("looks.accent_color"))
      ? t("looks.fault.accent_color", { ratio })
      : !isCode && isAt("looks.accent_color")
        ? t("looks.fault.code")
        : undefined;
  const picture = (name: "picture" | "logo") => (
    <>
      <PictureField
        label={t(`looks.${name}`)}
        value={part.value[name]}
        ratio={name === "logo" ? 1 : COVER_RATIO}
        isDescribed={false}
        error={isAt(`looks.${name}`) ? t("looks.fault.picture") : undefined}
        onChange={(chosen) => set({ [name]: chosen })}
      />
      {pictures.length > 0 && (
        <PictureChoice
          name={name}
          label={t(`looks.${name}`)}
          pictures={pictures}
          chosen={part.value[name]?.src ?? null}
          onChoose={(chosen) => set({ [name]: chosen })}
        />
      )}
    </>
  );
  return (
    <PartForm
      id="looks"
      title={t("looks.title")}
      note={t("looks.note")}
      saving={saving}
      part={part}
      onSave={save}
    >
      <div className={styles.color}>
        <Field label={t("looks.color")}>
          <TextInput
            type="color"
            name="color"
            value={isCode ? color : looks.accent_color}
            onChange={(event) => set({ accent_color: event.currentTarget.value })}
          />
        </Field>
        <Field label={t("looks.code")} hint={t("looks.codeHint")} error={fault}>
          <TextInput
            name="accent_color"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={7}
            value={accent_color}
            onChange={(event) => set({ accent_color: event.currentTarget.value })}
          />
        </Field>
      </div>
      {palette !== null && <ContrastTable color={color} palette={palette} />}
      {palette !== null && fault !== undefined && (
        <Button kind="outline" size="small" onClick={() => set({ accent_color: palette.light.accent })}>
          {t("looks.useInstead", { color: palette.light.accent })}
        </Button>
      )}
      {picture("picture")}
      {picture("logo")}
    </PartForm>
  );
}
