import { useState } from "react";
import { Badge, Rating } from "#ui/feedback/Rating.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Icon, type IconShape } from "#ui/pictures/Icon.tsx";
import { IconButton, QuantityBadge } from "#ui/actions/IconButton.tsx";
import { bellIcon } from "#ui/icons/account.ts";
import { cartIcon, closeIcon, plusIcon } from "#ui/icons/common.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import { Price } from "#ui/lists/Price.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import styles from "./Gallery.module.css";
import { Sample, Section } from "./Section.tsx";

const shapes = import.meta.glob<Record<string, IconShape>>("../icons/*.ts", { eager: true });

const stepperLabels = { group: "Miso ramen", decrease: "One less", increase: "One more" };

/** Colours, letters, icons, buttons and other small things. */
export const Basics = () => {
  const [number, setNumber] = useState(2);
  const [card, setCard] = useState(0);
  const [liked, setLiked] = useState(true);
  const [busy, setBusy] = useState(true);
  return (
    <Section title="Basics">
      <Sample name="Colours" row>
        {["page", "surface", "raised", "sunken", "accent", "accent-soft"].map((colour) => (
          <span key={colour} className={styles.swatch} data-colour={colour}>
            {colour}
          </span>
        ))}
      </Sample>
      <Sample name="Letters, each language with its own glyphs: 直 骨 次 底">
        {["ja", "zh-Hans", "zh-Hant", "ko", "en"].map((lang) => (
          <p key={lang} lang={lang}>
            直骨次底 ¥1,280 · <small>{lang}</small> ·{" "}
            {
              {
                ja: "味噌ラーメン",
                "zh-Hans": "味噌拉面",
                "zh-Hant": "味噌拉麵",
                ko: "미소 라멘",
                en: "Miso ramen",
              }[lang]
            }
          </p>
        ))}
      </Sample>
      <Sample name="Icons">
        <ul className={styles.icons}>
          {Object.values(shapes).flatMap((module) =>
            Object.entries(module).map(([name, shape]) => (
              <li key={name}>
                <Icon of={shape} />
                {name.replace("Icon", "")}
              </li>
            )),
          )}
        </ul>
      </Sample>
      <Sample name="Button: primary, with a price, quiet, outline, danger">
        <Button block>Place the order</Button>
        <Button block end="¥2,460" icon={<Icon of={cartIcon} size={20} />}>
          Add to cart
        </Button>
        <Button kind="quiet">Add more dishes</Button>
        <Button kind="outline">Not now</Button>
        <Button kind="danger">Cancel the order</Button>
      </Sample>
      <Sample name="Button: small, busy (tap to change), disabled, link" row>
        <Button size="small">Pay</Button>
        <Button size="small" busy={busy}>
          Sending
        </Button>
        <Button size="small" kind="outline" onClick={() => setBusy(!busy)}>
          Change
        </Button>
        <Button size="small" disabled>
          Sold out
        </Button>
        <Button size="small" kind="quiet" href="#top">
          To the top
        </Button>
      </Sample>
      <Sample name="IconButton: plain, raised, tinted, count, filled, disabled" row>
        <IconButton icon={closeIcon} label="Close" />
        <IconButton icon={bellIcon} label="3 notices" kind="raised" count={3} />
        <IconButton icon={plusIcon} label="Add" kind="tinted" />
        <IconButton icon={cartIcon} label="Cart, 120 dishes" count={120} />
        <IconButton
          icon={heartIcon}
          label="Favourite"
          filled={liked}
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconButton icon={closeIcon} label="Close, not now" disabled />
      </Sample>
      <Sample name="Stepper: within bounds 0 to 5, on a card, removable" row>
        <Stepper value={number} onChange={setNumber} max={5} labels={stepperLabels} />
        <Stepper value={card} onChange={setCard} labels={{ ...stepperLabels, group: "Gyoza" }} collapse />
        <Stepper value={1} onChange={() => {}} labels={{ ...stepperLabels, group: "Beer" }} removable />
      </Sample>
      <Sample name="Price" row>
        <Price>¥1,280</Price>
        <Price was="¥1,480" wasLabel="was">
          ¥1,180
        </Price>
      </Sample>
      <Sample name="Badge and QuantityBadge" row>
        <Badge>Sold out</Badge>
        <Badge tone="accent">Popular</Badge>
        <Badge tone="ok">Open</Badge>
        <Badge tone="warn">Few left</Badge>
        <Badge tone="danger">Cancelled</Badge>
        <Badge tone="info">Preparing</Badge>
        <QuantityBadge count={3} />
        <QuantityBadge count={100} />
      </Sample>
      <Sample name="Rating" row>
        <Rating value={4.5} label="4.5 of 5 stars, 128 reviews" text="4.5 (128)" />
        <Rating value={3.5} label="3.5 of 5 stars" layout="stars" text="3.5" />
      </Sample>
    </Section>
  );
};
