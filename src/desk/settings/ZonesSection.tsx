import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { moveZone, saveTerms, saveZone, type Settings } from "#contract/calls/desk/settings.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { shownPostalCode, typedPostalCode } from "#domain/values/typedText.ts";
import { money } from "#text/formats.ts";
import { ActButton } from "./ActButton.tsx";
import { type Fault, type FaultAt, save, type SettingsTexts, shownNumber } from "./save.ts";
import { Section, type SectionProps } from "./Section.tsx";
import { SettingsForm, TextField, type Typed } from "./SettingsForm.tsx";
import styles from "./Settings.module.css";

type Zone = Settings["zones"][number];
type Terms = Settings["terms"];

const FIELDS = [
  "name",
  "postal_codes",
  "max_distance",
  "dispatchprice",
  "freeprice",
  "minimum_order",
] as const;

const faultAt: FaultAt = (path) => {
  if (path.endsWith("place")) return ["max_distance", "place"];
  const name: (typeof FIELDS)[number] & Fault = FIELDS.find((one) => path.includes(one)) ?? "name";
  return [name, name];
};

/** Where a store delivers and for how much: its zones in their order, or else its own terms. */
export function ZonesSection({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const { stamps, store_id, terms, zones } = settings;
  const zone_id = useRef(crypto.randomUUID());
  return (
    <Section id="zones" title={t("zones")} note={t(zones.length === 0 ? "noZones" : "zonesNote")}>
      <ol className={styles.items}>
        {zones.map((zone, index) => (
          <ZoneItem key={zone.zone_id} zone={zone} index={index} settings={settings} />
        ))}
      </ol>
      <details className={styles.more}>
        <summary>{t("addZone")}</summary>
        <SettingsForm
          label={t("addZone")}
          submit={t("addZone")}
          stamp=""
          onSend={(typed) => sendZone(typed, { store_id, zone_id: zone_id.current, stamp: null })}
          onFilled={() => {
            zone_id.current = crypto.randomUUID();
          }}
        >
          <ZoneFields zone={null} />
        </SettingsForm>
      </details>
      {zones.length === 0 && (
        <>
          <h3>{t("own")}</h3>
          <SettingsForm
            label={t("own")}
            submit={t("save")}
            stamp={stamps.terms}
            onSend={(typed, stamp) => save(saveTerms, { store_id, stamp, terms: typedTerms(typed) }, faultAt)}
          >
            <TermsFields terms={terms} />
          </SettingsForm>
        </>
      )}
    </Section>
  );
}

function ZoneItem({ zone, index, settings }: SectionProps & { readonly zone: Zone; readonly index: number }) {
  const { t } = useTranslation("desk/settings");
  const { store_id, zones } = settings;
  const { name, stamp, zone_id } = zone;
  const move = (to: "up" | "down" | "remove", label: string) => (
    <ActButton
      call={moveZone}
      request={{ store_id, zone_id, move: to }}
      label={label}
      about={name}
      kind={to === "remove" ? "outline" : "quiet"}
    />
  );
  return (
    <li>
      <b>{name}</b>
      <p className={styles.note}>{placeWords(zone, t)}</p>
      <p>{priceWords(zone, t)}</p>
      <div className={styles.acts}>
        {index > 0 && move("up", t("up"))}
        {index < zones.length - 1 && move("down", t("down"))}
        {move("remove", t("remove"))}
      </div>
      <details className={styles.more}>
        <summary>
          {t("change")}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <SettingsForm
          label={`${t("change")} ${name}`}
          submit={t("save")}
          stamp={stamp}
          onSend={(typed, seen) => sendZone(typed, { store_id, zone_id, stamp: seen })}
        >
          <ZoneFields zone={zone} />
        </SettingsForm>
      </details>
    </li>
  );
}

function ZoneFields({ zone }: { readonly zone: Zone | null }) {
  const { t } = useTranslation("desk/settings");
  return (
    <>
      <TextField name="name" label={t("name")} value={zone?.name} maxLength={60} />
      <TextField name="postal_codes" label={t("postalCodes")} value={zone?.postal_codes.join(" ")} />
      <TermsFields terms={zone} />
    </>
  );
}

function TermsFields({ terms }: { readonly terms: Terms | null }) {
  const { t } = useTranslation("desk/settings");
  const shown = (name: keyof Terms) => (terms === null ? "" : shownNumber(terms[name]));
  return (
    <div className={styles.pair}>
      <TextField name="max_distance" label={t("distance")} value={shown("max_distance")} isNumber />
      <TextField name="dispatchprice" label={t("dispatchprice")} value={shown("dispatchprice")} isNumber />
      <TextField name="freeprice" label={t("freeprice")} value={shown("freeprice")} isNumber />
      <TextField name="minimum_order" label={t("minimumOrder")} value={shown("minimum_order")} isNumber />
    </div>
  );
}

async function sendZone(
  typed: Typed,
  of: { readonly store_id: string; readonly zone_id: string; readonly stamp: string | null },
) {
  const { stamp, store_id, zone_id } = of;
  const zone = {
    zone_id,
    name: typed["name"] ?? "",
    postal_codes: codesIn(typed["postal_codes"] ?? ""),
    ...typedTerms(typed),
  };
  const sent = await save(saveZone, { store_id, stamp, zone }, faultAt);
  if (sent.kind === "saved" && sent.data.is_full === 1)
    return { kind: "wrong", faults: { name: "zones_most" } } as const;
  return sent;
}

function typedTerms(typed: Typed) {
  return {
    max_distance: wholeOr(typed["max_distance"] ?? "", null),
    dispatchprice: wholeNumber(typed["dispatchprice"] ?? ""),
    freeprice: wholeNumber(typed["freeprice"] ?? ""),
    minimum_order: wholeNumber(typed["minimum_order"] ?? ""),
  };
}

/** 〒104-0045, 1040061 and 150, as they are typed. */
function codesIn(text: string): string[] {
  const codes = text.split(/[\s,、，]+/).map(typedPostalCode);
  return [...new Set(codes.filter((code) => code !== ""))];
}

function placeWords({ max_distance, postal_codes }: Zone, t: SettingsTexts): string {
  const distance = max_distance === null ? "" : `${max_distance.toLocaleString("en-US")} m`;
  const codes = postal_codes.map((code) => `〒${shownPostalCode(code)}`).join(" ");
  return [distance, codes].filter(Boolean).join(" · ") || t("anyDistance");
}

function priceWords({ dispatchprice, freeprice, minimum_order }: Zone, t: SettingsTexts): string {
  const free = freeprice > 0 ? [t("freeFrom", { price: money(freeprice) })] : [];
  const least = minimum_order > 0 ? [t("atLeast", { price: money(minimum_order) })] : [];
  return [money(dispatchprice), ...free, ...least].join(" · ");
}
