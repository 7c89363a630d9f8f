import { type ComponentType, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router-dom";
import { settings as settingsCall } from "#contract/calls/desk/settings.ts";
import { OrderType } from "#contract/enumerations.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { BookedSection } from "./BookedSection.tsx";
import { DaysSection } from "./DaysSection.tsx";
import { EntrySection } from "./EntrySection.tsx";
import { HoursSection } from "./HoursSection.tsx";
import { LoadSection } from "./LoadSection.tsx";
import { PauseSection } from "./PauseSection.tsx";
import type { SectionProps } from "./Section.tsx";
import styles from "./Settings.module.css";
import { TablesSection } from "./TablesSection.tsx";
import { TakingSection } from "./TakingSection.tsx";
import { TIMED } from "./timed.ts";
import { TimesSection } from "./TimesSection.tsx";
import { WaitsSection } from "./WaitsSection.tsx";
import { ZonesSection } from "./ZonesSection.tsx";

/** Milliseconds between two looks at what colleagues have saved. */
const LOOK_EVERY = 15_000;

/** How a store takes orders. Who may do no more sees the pause alone. */
export default function SettingsScreen() {
  const { t } = useTranslation("desk/settings");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(settingsCall, { store_id }, { every: LOOK_EVERY });
  return (
    <>
      <PageHead title={t("title")} />
      <Shown of={read}>{(settings) => <Sections settings={settings} />}</Shown>
    </>
  );
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly Body: ComponentType<SectionProps>;
}

const WEEKS: Readonly<Record<(typeof TIMED)[number], ComponentType<SectionProps>>> = {
  [OrderType.dineIn]: (own) => <HoursSection type={OrderType.dineIn} {...own} />,
  [OrderType.takeAway]: (own) => <HoursSection type={OrderType.takeAway} {...own} />,
  [OrderType.delivery]: (own) => <HoursSection type={OrderType.delivery} {...own} />,
};

function Sections({ settings }: SectionProps) {
  const { t } = useTranslation("desk/settings");
  const isWhole = useMe().rights.includes("store");
  const { hash } = useLocation();
  // The part that a link leads to comes after the page: its browser has looked for it in vain.
  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const { order_types } = settings;
  if (!isWhole)
    return (
      <div className={styles.sections}>
        <PauseSection settings={settings} />
      </div>
    );
  const timed = TIMED.filter((type) => order_types.includes(type));
  const isBooked = order_types.includes(OrderType.takeAway) || order_types.includes(OrderType.delivery);
  const hasTables = order_types.includes(OrderType.dineIn);
  const hasCounter = timed.length > 0;
  const delivers = order_types.includes(OrderType.delivery);
  const parts: readonly Part[] = [
    { id: "pause", name: t("pause"), isShown: true, Body: PauseSection },
    { id: "booked", name: t("booked"), isShown: isBooked, Body: BookedSection },
    { id: "taking", name: t("takingTitle"), isShown: hasCounter, Body: TakingSection },
    { id: "load", name: t("load"), isShown: hasCounter, Body: LoadSection },
    { id: "days", name: t("days"), isShown: hasCounter, Body: DaysSection },
    { id: "times", name: t("times"), isShown: hasCounter, Body: TimesSection },
    { id: "waits", name: t("waits"), isShown: hasTables, Body: WaitsSection },
    { id: "entry", name: t("entry"), isShown: hasTables, Body: EntrySection },
    { id: "tables", name: t("tables"), isShown: hasTables, Body: TablesSection },
    { id: "zones", name: t("zones"), isShown: delivers, Body: ZonesSection },
    ...timed.map((type) => ({
      id: `hours-${type}`,
      name: t(`hours.${type}`),
      isShown: true,
      Body: WEEKS[type],
    })),
  ];
  const shown = parts.filter(({ isShown }) => isShown);
  // Two columns on a wide screen, which leave no holes; what grows in one moves nothing to the other.
  const half = Math.ceil(shown.length / 2);
  return (
    <>
      <nav className={styles.jump} aria-label={t("jump")}>
        {shown.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        {[shown.slice(0, half), shown.slice(half)].map((column) => (
          <div key={column[0]?.id} className={styles.column}>
            {column.map(({ Body, id }) => (
              <Body key={id} settings={settings} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
