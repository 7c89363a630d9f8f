import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { shownPostalCode, typedPostalCode } from "#domain/values/typedText.ts";
import { FormField } from "#parts/forms/FormField.tsx";
import { useFormField } from "#parts/forms/useFormField.ts";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { chevronIcon, pinIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Addresses.module.css";
import { draftOf } from "./addressDraft.ts";
import { positionFor, type SetPosition, writtenPlace } from "./addressValues.ts";
import { type PostalFindings as Findings, usePostalAreas } from "./usePostalAreas.ts";

interface FoldedProps {
  readonly title: string;
  /** What stands in it, as one line. */
  readonly value?: string;
  /** Whether something in it is to be seen to. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Fields behind one line, until they are needed or wanted; once open they stay so. */
export function Folded({ title, value = "", isNeeded, children }: FoldedProps) {
  const { t } = useTranslation("addresses");
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        {value !== "" && (
          <>
            <strong>{value}</strong> <span className={styles.change}>{t("form.change")}</span>
          </>
        )}
        {value === "" && <Icon of={chevronIcon} size={20} />}
      </summary>
      <div className={styles.foldedFields}>{children}</div>
    </details>
  );
}

/**
 * Where an address is: its postal code fills prefecture, city and town when it is whole, and the first two are one line
 * then; all of them can be corrected, typed, filled by the browser, or picked from a list.
 */
export function PlaceFields({ addressId }: { readonly addressId: string | undefined }) {
  const { t } = useTranslation("addresses");
  const code = typedPostalCode(useFormField<string>("postal_code").value);
  const prefecture = useFormField<string>("prefecture");
  const city = useFormField<string>("city");
  const findings = usePostalAreas(code, addressId);
  const isEmpty = prefecture.value === "" && city.value === "";
  const isUnfound = findings.kind === "failed" || findings.kind === "none" || findings.kind === "several";
  const isWrong = prefecture.fault !== null || city.fault !== null;
  return (
    <>
      <PostalField addressId={addressId} code={code} findings={findings} />
      <Folded
        title={t("form.region")}
        value={[prefecture.value, city.value].filter(Boolean).join(" ")}
        isNeeded={isWrong || (isEmpty && isUnfound)}
      >
        <div className={styles.fields}>
          <FormField
            name="prefecture"
            label={t("form.prefecture")}
            placeholder={t("form.prefectureExample")}
            autoComplete="address-level1"
            enterKeyHint="next"
          />
          <FormField
            name="city"
            label={t("form.city")}
            placeholder={t("form.cityExample")}
            autoComplete="address-level2"
            enterKeyHint="next"
          />
        </div>
        <Anchor className={styles.link} href={href("selectCounty", { addressId })}>
          {t("form.chooseRegion")}
        </Anchor>
      </Folded>
    </>
  );
}

const tidy = (text: string) => shownPostalCode(typedPostalCode(text));

/** A postal code, what it led to, and the search for it. */
function PostalField({ addressId, code, findings }: PostalFindingsProps) {
  const { t } = useTranslation("addresses");
  return (
    <>
      <FormField
        name="postal_code"
        label={t("form.postal")}
        hint={t("form.postalHint")}
        placeholder="100-0001"
        start="〒"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        tidy={tidy}
      />
      <div className={styles.said} role="status">
        <PostalFindings findings={findings} code={code} addressId={addressId} />
      </div>
      {findings.kind !== "several" && findings.kind !== "none" && (
        <Anchor
          className={styles.link}
          href={href("zipcodeSearch", { addressId, keyword: code === "" ? undefined : code })}
        >
          {t("form.findPostal")}
        </Anchor>
      )}
    </>
  );
}

interface PostalFindingsProps {
  readonly findings: Findings;
  readonly code: string;
  readonly addressId: string | undefined;
}

/** What a postal code led to, and where it did not lead to one place, the way on. */
function PostalFindings({ findings, code, addressId }: PostalFindingsProps) {
  const { t } = useTranslation("addresses");
  const link = (words: string) => (
    <Anchor className={styles.link} href={href("zipcodeSearch", { addressId, keyword: code })}>
      {words}
    </Anchor>
  );
  switch (findings.kind) {
    case "nothing":
      return null;
    case "searching":
      return <p className={styles.quiet}>{t("postal.searching")}</p>;
    case "filled":
      return <p className={styles.quiet}>{t("postal.filled")}</p>;
    case "failed":
      return <p className={styles.quiet}>{t("postal.failed")}</p>;
    case "none":
      return (
        <Notice kind="warn">
          {t("postal.none")} {link(t("postal.searchAgain"))}
        </Notice>
      );
    case "several":
      return (
        <Notice>
          {findings.place === "" ? t("postal.several") : t("postal.severalTowns", { place: findings.place })}{" "}
          {link(t("postal.choose"))}
        </Notice>
      );
  }
}

/** Where an address is on the map: found from its words, unless the customer shows the door on the map. */
export function PositionField({ of }: { readonly of: ReturnType<typeof useMapPosition> }) {
  const { t } = useTranslation("addresses");
  const here = createPath(useLocation());
  const { state, position, written, remove } = of;
  const start =
    position === null
      ? { keyword: written || undefined }
      : { latitude: String(position.latitude), longitude: String(position.longitude) };
  return (
    <Field group label={t("position.legend")} mark={t("form.optional")}>
      <p className={styles.quiet} role="status">
        {t(`position.${state}`)}
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          kind="outline"
          icon={<Icon of={pinIcon} size={20} />}
          href={href("googleEarth", { callback: here, ...start })}
        >
          {state === "found" ? t("position.choose") : t("position.again")}
        </Button>
        {state === "set" && (
          <Button size="small" kind="quiet" onClick={remove}>
            {t("position.remove")}
          </Button>
        )}
      </div>
    </Field>
  );
}

const NONE: SetPosition = { position: undefined, position_of: undefined };

/**
 * The position that the customer set on the map, `set` before; it is given up (`old`) once the address in the form is
 * another one.
 */
export function useMapPosition(addressId: string | undefined, set: SetPosition) {
  const prefecture = useFormField<string>("prefecture").value;
  const city = useFormField<string>("city").value;
  const address = useFormField<string>("address").value;
  const [kept, setKept] = useState(set);
  const position = positionFor({ prefecture, city, address }, kept);
  const state = position ? "set" : kept.position ? "old" : "found";
  const remove = () => {
    draftOf(addressId).add(NONE);
    setKept(NONE);
  };
  return { state, position, written: writtenPlace({ prefecture, city, address }), remove } as const;
}
