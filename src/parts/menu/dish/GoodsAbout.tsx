import { Fragment, type ReactNode, use, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Allergen } from "#contract/allergens.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { allergenFacts, chosenFacts, unstatedOptions } from "#domain/menu/allergenFacts.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { nameOfTag } from "#domain/values/localeCodes.ts";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { checkIcon, infoIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./GoodsAbout.module.css";
import { GoodsPrice, GoodsTags } from "#parts/menu/GoodsPrice.tsx";

/** The way of ordering of each cart, as a link to goods names it. */
const LINK_TYPES = {
  [CartAction.dineIn]: undefined,
  [CartAction.takeAway]: "2",
  [CartAction.delivery]: "3",
  [CartAction.offerTakeAway]: "2",
  [CartAction.offerDelivery]: "3",
} as const;

interface GoodsAboutProps {
  readonly goods: Goods;
  /** Said beside the price. */
  readonly priceNote?: string;
  /** What belongs to the price, below it. */
  readonly children?: ReactNode;
}

/** What the goods are: price, marks and story. */
export function GoodsAbout({ goods, priceNote, children }: GoodsAboutProps) {
  const { action, mall } = use(CartContext);
  const type = mall ? "4" : LINK_TYPES[action];
  const tag = goods.name_lang ?? goods.description_lang;
  return (
    <div className={styles.about}>
      <div className={styles.head}>
        <div className={styles.price}>
          <GoodsPrice goods={goods} />
          {priceNote && <small>{priceNote}</small>}
          <GoodsTags goods={goods} />
        </div>
        <ShareButton shared={{ kind: "goods", goods, type }} />
      </div>
      {children}
      {tag && (
        <small className={styles.original} lang={tag}>
          {nameOfTag(tag)}
        </small>
      )}
      <p lang={goods.description_lang}>{goods.description}</p>
    </div>
  );
}

interface GoodsAllergensProps {
  readonly goods: Goods;
  /** The ids of the options that are chosen, which count in. */
  readonly chosen: readonly string[];
}

/**
 * What the store states of a dish's allergens, below its options, for one chooses before one reads: what is in it, what is used
 * beside it, and one line behind which stand those that nobody has said anything about, as that line says, and those
 * that the store has checked not to be in it.
 */
export function GoodsAllergens({ chosen, goods }: GoodsAllergensProps) {
  const { t } = useTranslation("menu");
  const id = useId();
  const isShipped = use(CartContext).mall !== undefined;
  const { contains, notStated, sameKitchen, without } = chosenFacts(goods, chosen);
  const own = allergenFacts(goods);
  const stated = [contains, sameKitchen, without, own.contains, own.sameKitchen, own.without];
  const isNothing = stated.every((list) => list.length === 0);
  const unstated = unstatedOptions(goods, chosen).map(({ name }) => name);
  const checked = t("allergenFacts.without", { count: without.length });
  // Bowls and paper have none to tell.
  if (goods.tax_class === "goods") return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.allergens}>
      <b id={id} className={styles.title}>
        {t("allergens")}
      </b>
      {isNothing ? (
        <p className={styles.unknown}>
          <Icon of={infoIcon} size={16} />
          {t(isShipped ? "allergenFacts.nothingShipped" : "allergenFacts.nothing")}
        </p>
      ) : (
        <>
          {contains.length > 0 && <Named words={t("allergenFacts.contains")} list={contains} isIn />}
          {sameKitchen.length > 0 && <Named words={t("allergenFacts.sameKitchen")} list={sameKitchen} />}
          <details className={styles.folded}>
            <summary>
              <Icon of={notStated.length > 0 ? infoIcon : checkIcon} size={16} />
              <span>
                {notStated.length > 0 ? t("allergenFacts.notStated", { count: notStated.length }) : checked}
              </span>
            </summary>
            {notStated.length > 0 && <p className={styles.means}>{t("allergenFacts.notStatedMeans")}</p>}
            <Names list={notStated} />
            {notStated.length > 0 && without.length > 0 && <p className={styles.means}>{checked}</p>}
            <Names list={without} />
          </details>
          {unstated.length > 0 && (
            <p className={styles.note}>{t("allergenFacts.options", { names: unstated.join(" · ") })}</p>
          )}
        </>
      )}
    </div>
  );
}

interface ListProps {
  readonly words: string;
  readonly list: readonly Allergen[];
}

function Named({ words, list, isIn }: ListProps & { readonly isIn?: boolean }) {
  const { t } = useTranslation("menu");
  const id = useId();
  return (
    <div className={styles.named} data-in={isIn || undefined}>
      <span id={id}>{words}</span>
      <ul aria-labelledby={id}>
        {list.map((one) => (
          <li key={one}>{t(`allergen.${one}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Many of them, in a paragraph. */
function Names({ list }: Pick<ListProps, "list">) {
  const { t } = useTranslation("menu");
  if (list.length === 0) return null;
  return (
    <p className={styles.list}>
      {list.map((one, at) => (
        <Fragment key={one}>
          {at > 0 && " "}
          <span>
            {t(`allergen.${one}`)}
            {at < list.length - 1 && "\u00a0·"}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
