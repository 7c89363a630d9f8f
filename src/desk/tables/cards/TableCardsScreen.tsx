import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { tableCards } from "#contract/calls/desk/tableCards.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { qrAddress } from "#parts/share/qrAddress.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./TableCards.module.css";

type Cards = DeskResponse<typeof tableCards>;

/** The cards that stand on a store's tables, to be printed and cut out: all of them, or those of chosen tables. */
export default function TableCardsScreen() {
  const { t } = useTranslation("desk/cards");
  const { storeId = "" } = useParams();
  const read = useDesk(tableCards, { store_id: storeId });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")}>
        <Button size="small" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </PageHead>
      <Shown of={read}>
        {(cards) => (cards.tables.length === 0 ? <EmptyState title={t("none")} /> : <Chosen cards={cards} />)}
      </Shown>
    </div>
  );
}

/** Which tables are meant, and where their codes lead, is the page's address. */
function Chosen({ cards }: { readonly cards: Cards }) {
  const { t } = useTranslation("desk/cards");
  const [query, setQuery] = useSearchParams();
  const { tables } = cards;
  const chosen = query.getAll("table");
  const hasLine = tables.some(({ line_link }) => line_link !== null);
  const isForLine = hasLine && query.get("line") === "1";
  const shown = tables.filter(({ table_id }) => chosen.length === 0 || chosen.includes(table_id));
  const go = (some: readonly string[], inLine: boolean) =>
    setQuery(
      [
        ...some.map((id) => ["table", id] as [string, string]),
        ...(inLine ? [["line", "1"] as [string, string]] : []),
      ],
      // At once: a tick follows the finger.
      { replace: true, flushSync: true },
    );
  return (
    <>
      <div className={desk.screenOnly}>
        <Field group label={t("choose")}>
          <div className={styles.choices}>
            {tables.map(({ name, table_id }) => (
              <Checkbox
                key={table_id}
                label={name}
                checked={chosen.includes(table_id)}
                onChange={({ currentTarget: { checked } }) =>
                  go(checked ? [...chosen, table_id] : chosen.filter((one) => one !== table_id), isForLine)
                }
              />
            ))}
          </div>
        </Field>
        {hasLine && (
          <Field group label={t("forLine")} hint={t("lineNote")}>
            <Checkbox
              label={t("openLine")}
              checked={isForLine}
              onChange={({ currentTarget: { checked } }) => go(chosen, checked)}
            />
          </Field>
        )}
      </div>
      <ul className={styles.cards}>
        {shown.map((table) => (
          <Card
            key={table.table_id}
            cards={cards}
            name={table.name}
            link={isForLine ? (table.line_link ?? table.link) : table.link}
          />
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  readonly cards: Cards;
  readonly name: string;
  readonly link: string;
}

function Card({ cards, link, name }: CardProps) {
  const { t } = useTranslation("desk/cards");
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.store} lang="ja">
          {cards.name}
        </p>
        {cards.name_en !== null && (
          <p className={styles.storeEn} lang="en">
            {cards.name_en}
          </p>
        )}
        <p className={styles.table}>{name}</p>
        {cards.lines.map(({ lang, text }) => (
          <p key={lang} className={styles.line} lang={lang}>
            {text}
          </p>
        ))}
      </div>
      {/* Quiet as far as the standard asks: a card is cut by hand. */}
      <img
        className={styles.code}
        src={qrAddress(link, 4)}
        alt={t("code", { name })}
        width={174}
        height={174}
      />
    </li>
  );
}
