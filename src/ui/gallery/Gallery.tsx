import { useEffect, useState } from "react";
import { accentCss, accentPalette } from "#ui/accentPalette.ts";
import { BottomTabs } from "#ui/navigation/BottomTabs.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { bagIcon, homeIcon, receiptIcon, shareIcon } from "#ui/icons/discovery.ts";
import { personIcon } from "#ui/icons/common.ts";
import { TopBar } from "#ui/navigation/TopBar.tsx";
import { Basics } from "./Basics.tsx";
import { Forms } from "./Forms.tsx";
import styles from "./Gallery.module.css";
import { Lists } from "./Lists.tsx";
import { Overlays } from "./Overlays.tsx";
import { States } from "./States.tsx";

const themes = ["auto", "light", "dark"] as const;
const widths = ["full", "320"] as const;
const brands = {
  noren: "",
  indigo: "#1f4e79",
  matcha: "#5b7f2b",
  yellow: "#ffd400",
  pink: "#e8b4c8",
} as const;
type Brand = keyof typeof brands;

const options = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** Every component in every state, on one page; for those who build and check them, never in the product. */
export const Gallery = () => {
  const [theme, setTheme] = useState<(typeof themes)[number]>("auto");
  const [width, setWidth] = useState<(typeof widths)[number]>("full");
  const [brand, setBrand] = useState<Brand>("noren");
  const palette = accentPalette(brands[brand]);

  useEffect(() => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <div className={styles.gallery} data-narrow={width === "320" || undefined} id="top">
      {palette && <style>{accentCss(palette)}</style>}
      <TopBar
        title="Noren components"
        backLabel="Back"
        onBack={() => {}}
        actions={<IconButton icon={shareIcon} label="Share" />}
      />
      <main>
        <div className={styles.settings}>
          <ChipGroup label="Theme" name="theme" value={theme} onChange={setTheme} options={options(themes)} />
          <ChipGroup label="Width" name="width" value={width} onChange={setWidth} options={options(widths)} />
          <ChipGroup
            label="Store's colour"
            name="brand"
            value={brand}
            onChange={setBrand}
            options={options(Object.keys(brands).filter((name): name is Brand => name in brands))}
          />
        </div>
        <Basics />
        <Forms />
        <Lists />
        <Overlays />
        <States />
      </main>
      <BottomTabs
        label="Main"
        tabs={[
          { href: "#home", label: "Home", icon: homeIcon },
          {
            href: "#order",
            label: "Orders",
            icon: receiptIcon,
            current: true,
            news: "2 in progress",
          },
          { href: "#mall", label: "Mall", icon: bagIcon },
          { href: "#me", label: "Me", icon: personIcon },
        ]}
      />
    </div>
  );
};
