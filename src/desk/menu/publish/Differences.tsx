import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MenuDifference } from "#contract/menuChanges.ts";
import type { MenuText } from "#contract/menuDocument.ts";
import desk from "#desk/frame/Desk.module.css";
import { fieldWords } from "./fieldWords.ts";
import { menuPath } from "./menuPath.ts";
import styles from "./Publish.module.css";
import { useMenuWords } from "./useMenuWords.ts";

interface DifferencesProps {
  readonly differences: readonly MenuDifference[];
  /** How many there are in all. */
  readonly count: number;
  /** Names of the categories of which the order of dishes can have changed. */
  readonly categories: readonly { readonly id: string; readonly name: MenuText }[];
  /** The store whose dishes and groups they lead to; left out: they lead nowhere, as those of a former version. */
  readonly store_id?: string;
}

const KINDS = ["category", "group", "dish"] as const;
type Named = Exclude<MenuDifference, { readonly what: "moved" }>;

/** What differs between two menus, grouped by what it is of, in the words of the fields. */
export function Differences({ categories, count, differences, store_id }: DifferencesProps) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const named = differences.filter((one): one is Named => one.what !== "moved");
  const moved = differences.flatMap((one) => (one.what === "moved" ? [one] : []));
  const movedWords = ({ id, of }: (typeof moved)[number]) => {
    if (of !== "dishes") return t(`moved.${of}`);
    const category = categories.find((one) => one.id === id);
    return category === undefined
      ? t("moved.dishesSomewhere")
      : t("moved.dishes", { name: words(category.name) });
  };
  return (
    <>
      {KINDS.map((kind) => {
        const some = named.filter(({ of }) => of === kind);
        if (some.length === 0) return null;
        return (
          <section key={kind} className={styles.kind}>
            <h3>{t(`of.${kind}`)}</h3>
            <ul className={desk.list}>
              {some.map((one) => (
                <Difference key={one.id} of={one} store_id={store_id} />
              ))}
            </ul>
          </section>
        );
      })}
      {moved.length > 0 && (
        <section className={styles.kind}>
          <h3>{t("of.order")}</h3>
          <ul className={desk.list}>
            {moved.map((one) => (
              <li key={`${one.of} ${one.id}`} className={styles.row}>
                <span className={styles.name}>{movedWords(one)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {count > differences.length && (
        <p className={desk.soft}>{t("more", { count: count - differences.length })}</p>
      )}
    </>
  );
}

function Difference({
  of: { fields, id, name, of, what },
  store_id,
}: {
  readonly of: Named;
  readonly store_id: string | undefined;
}) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const isThere = store_id !== undefined && what !== "removed" && of !== "category";
  return (
    <li className={styles.row}>
      <mark className={styles.mark} data-what={what}>
        {t(`what.${what}`)}
      </mark>
      <span className={styles.name}>
        {isThere ? <Link to={menuPath(store_id, of, id)}>{words(name)}</Link> : words(name)}
      </span>
      {fields.length > 0 && <span className={desk.soft}>{fieldWords(fields, t)}</span>}
    </li>
  );
}
