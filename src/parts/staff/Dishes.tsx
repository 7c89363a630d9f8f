import type { TFunction } from "i18next";
import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/cart.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { optionWords } from "#domain/menu/optionWords.ts";
import { goodsDetailCall, orderDetailsCall, remarkTemplateCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { isToCollect } from "#domain/orders/orderStage.ts";
import { orderDraftAtom } from "#state/orders/orderDraft.ts";
import { localeAtom } from "#state/page/choices.ts";
import { dayAndTime } from "#text/formats.ts";
import { japaneseOf } from "#text/otherLanguages.ts";
import { intlTag, useLanguageTag } from "#text/useLanguageTag.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import styles from "./StaffCard.module.css";

/** An order that the store has, by its number, with the customer's remark. */
export function OrderDishes({ order }: { readonly order: OrderDetail }) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const { order_no, remark } = order;
  // In the staff's language, whatever the customer's is.
  const { data, failure } = useCall(orderDetailsCall, isJapanese ? null : { order_no, language: "ja" }, {
    isSilent: true,
  });
  return (
    <>
      {order.order_type === OrderType.takeAway && <Collected order={order} />}
      <p className={styles.head}>
        <Bilingual say={(words) => words("staffCard:orderNo", { number: order_no })} />
      </p>
      <ul className={styles.dishes}>
        {order.lines.map(({ line_id, name, option_name, number }) => {
          const line = data?.lines.find((one) => one.line_id === line_id);
          return (
            <Dish
              key={line_id}
              own={{ name, options: option_name }}
              japanese={
                line ? { name: line.name, options: line.option_name } : failure || data ? null : undefined
              }
              number={number}
            />
          );
        })}
      </ul>
      <Remark storeId={order.store_id} remark={remark} />
    </>
  );
}

interface CartDishesProps {
  readonly storeId: string;
  readonly lines: readonly CartLine[];
  readonly draftKey: string;
}

/** What is in the cart, to be ordered by showing it, with what was remarked of it. */
export function CartDishes({ storeId, lines, draftKey }: CartDishesProps) {
  const { remark } = useAtomValue(orderDraftAtom(draftKey));
  return (
    <>
      <ul className={styles.dishes}>
        {lines.map((line) => (
          <CartDish key={lineKey(line)} storeId={storeId} line={line} />
        ))}
      </ul>
      <Remark storeId={storeId} remark={remark} />
    </>
  );
}

function CartDish({ storeId, line }: { readonly storeId: string; readonly line: CartLine }) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const { goods_id, goods_detail, number, option_name, option_value } = line;
  // In the staff's language, whatever the customer's is.
  const { data, failure } = useCall(
    goodsDetailCall,
    isJapanese ? null : { store_id: storeId, goods_id, language: "ja" },
    { isSilent: true },
  );
  const japanese = data && { name: data.name, options: optionWords(data.option, option_value) };
  return (
    <Dish
      own={{ name: goods_detail.name, options: option_name }}
      japanese={japanese ?? (failure ? null : undefined)}
      number={number}
    />
  );
}

export interface Named {
  readonly name: string;
  readonly options: string;
}

interface DishProps {
  readonly own: Named;
  /** Null where its Japanese name is not on the device; undefined until that is known. */
  readonly japanese: Named | null | undefined;
  readonly number: number;
}

/** A dish as the staff read it, and below as the customer chose it. */
function Dish({ own, japanese, number }: DishProps) {
  const { t } = useTranslation("staffCard");
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const large = isJapanese ? own : japanese;
  return (
    <li className={styles.dish}>
      <div className={styles.words}>
        {large === undefined && <Skeleton shape="title" />}
        {large && (
          <p lang="ja">
            <span className={styles.large}>{large.name}</span>
            {large.options !== "" && <span className={styles.strong}>{large.options}</span>}
          </p>
        )}
        {!isJapanese && (
          <p className={large === null ? styles.large : styles.own}>
            {own.name}
            {own.options !== "" && <span className={styles.options}>{own.options}</span>}
          </p>
        )}
        {large === null && (
          <p className={styles.missing}>
            <Bilingual say={(words) => words("staffCard:noName")} />
          </p>
        )}
      </div>
      <p className={styles.number}>
        <span className="visually-hidden">{t("quantity")}</span>× {number}
      </p>
    </li>
  );
}

interface RemarkProps {
  readonly storeId: string;
  /** As the customer wrote it, or picked it from what the store has to pick from. */
  readonly remark: string;
}

/** The remark of an order; what was picked stands in Japanese, too. */
function Remark({ storeId, remark }: RemarkProps) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const request = isJapanese || remark === "" ? null : { store_id: storeId };
  const own = useCall(remarkTemplateCall, request, { isSilent: true }).data?.templates ?? [];
  const inJapanese = useCall(remarkTemplateCall, request && { ...request, language: "ja" }, {
    isSilent: true,
  }).data;
  if (remark.trim() === "") return null;
  const japanese = own.reduce((words, { template_id, content }) => {
    const found = inJapanese?.templates.find((one) => one.template_id === template_id);
    return found ? words.replaceAll(content, found.content) : words;
  }, remark);
  return (
    <section className={styles.remark}>
      <p className={styles.head}>
        <Bilingual say={(words) => words("staffCard:remark")} />
      </p>
      {japanese !== remark && (
        <p lang="ja" className={styles.large}>
          {japanese}
        </p>
      )}
      <p className={japanese === remark ? styles.large : styles.own}>{remark}</p>
    </section>
  );
}

/** What the counter goes by to hand over what was ordered: when it is for, for whom, and the digits they ask for. */
function Collected({ order }: { readonly order: OrderDetail }) {
  const { pickup_time, contact_name, contact_phone, time_zone } = order;
  const digits = contact_phone.slice(-4);
  return (
    <>
      {isToCollect(order) && (
        <p className={styles.head}>
          <Bilingual say={(words) => words("staffCard:collect")} isLarge />
        </p>
      )}
      {pickup_time && (
        <p className={styles.head}>
          <Bilingual
            say={(words, tag) =>
              words("staffCard:pickupAt", { time: dayAndTime(pickup_time, tag, time_zone) })
            }
          />
        </p>
      )}
      {contact_name !== "" && (
        <p className={styles.head}>
          <Bilingual say={(words) => words("staffCard:name", { name: contact_name })} />
        </p>
      )}
      {digits !== "" && (
        <p className={styles.head}>
          <Bilingual say={(words) => words("staffCard:digits", { digits })} />
        </p>
      )}
    </>
  );
}

type Words = TFunction<readonly ["staffCard", "menu", "bill"]>;

interface BilingualProps {
  /** `tag` is the language as `Intl` knows it, for times. */
  readonly say: (words: Words, tag: string) => string;
  /** As large as can be read from across a counter. */
  readonly isLarge?: boolean;
}

/** Words in Japanese, and below them in the customer's language; in Japanese they stand alone. */
export function Bilingual({ say, isLarge = false }: BilingualProps) {
  const { t, i18n } = useTranslation(["staffCard", "menu", "bill"]);
  const tag = useLanguageTag();
  const isJapanese = useAtomValue(localeAtom) === "ja";
  return (
    <>
      <span lang="ja" className={isLarge ? styles.large : styles.strong}>
        {say(japaneseOf(i18n), intlTag("ja"))}
      </span>
      {!isJapanese && <span className={styles.own}>{say(t, tag)}</span>}
    </>
  );
}
