import { useTranslation } from "react-i18next";
import { PayType } from "#contract/enumerations.ts";
import { AttemptPanel } from "#features/checkout/AttemptPanel.tsx";
import card from "#features/checkout/Checkout.module.css";
import { LONGEST_TITLE } from "#features/checkout/checkoutFaults.ts";
import styles from "#features/checkout/fulfilment/Booked.module.css";
import { toFault } from "#features/checkout/submitting.ts";
import { PayLack, PayTypeCards } from "#parts/payments/PayTypeCards.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyAgain, LazyLayer, LazyPart } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { calendarDay, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { ShipToField } from "./ShipToField.tsx";
import { ShopOrder } from "./ShopOrder.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

const PriceChanged = lazyAgain(() => import("#features/checkout/PriceChanged.tsx"));

/** The confirmation, top to bottom: where to, what of each shop, age, payment, total, law, and the button that orders. */
export function MallForm({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "checkout"]);
  const { age, attempt, changeDraft, draft, faults, isChecked, priceChange, problems, shops } = purchase;
  const { progress } = attempt;
  const changed = priceChange.of;
  if (shops.length === 0 && progress.kind === "none") {
    return (
      <EmptyState
        title={t("mallOrder:nothingChosen")}
        illustration={<EmptyBowl />}
        action={<Button href={href("mall", {})}>{t("mallOrder:toMall")}</Button>}
      />
    );
  }
  return (
    <form
      className={card.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void purchase.submit().then(() => toFault(form));
      }}
    >
      <AttemptPanel
        progress={progress}
        onSendAgain={() => progress.kind === "not_sent" && void attempt.place(progress.attempt)}
        onChange={attempt.giveUp}
      />
      <ShipToField purchase={purchase} />
      {purchase.failure && <CallTrouble failure={purchase.failure} onRetry={purchase.reload} />}
      {shops.map((shop) => (
        <ShopOrder key={shop.store_id} shop={shop} purchase={purchase} />
      ))}
      <section className={card.card}>
        <Field
          label={t("checkout:companyName")}
          mark={t("checkout:optional")}
          hint={t("checkout:companyNameHint")}
        >
          <TextInput
            name="companyName"
            autoComplete="organization"
            maxLength={LONGEST_TITLE}
            value={draft.companyName}
            onChange={(event) => changeDraft({ companyName: event.target.value })}
          />
        </Field>
      </section>
      {age > 0 && (
        <section className={card.card}>
          <Field
            group
            required
            label={t("mallOrder:age.title")}
            error={isChecked && faults.isAgeOpen ? t("mallOrder:age.error") : undefined}
          >
            <Checkbox
              label={t("mallOrder:age.label", { age })}
              checked={draft.is_old_enough}
              onChange={({ currentTarget }) => changeDraft({ is_old_enough: currentTarget.checked })}
            />
          </Field>
        </section>
      )}
      <MallPayment purchase={purchase} />
      <MallLegal purchase={purchase} />
      <div className={card.bar}>
        {problems.length > 0 ? (
          <Button block onClick={purchase.tidy}>
            {t("checkout:tidy")}
          </Button>
        ) : (
          <Button
            block
            type="submit"
            busy={purchase.isWaiting}
            end={purchase.isPriced && !faults.isUnaddressed ? money(purchase.total) : undefined}
          >
            {t("checkout:submit")}
          </Button>
        )}
      </div>
      {changed && (
        <LazyLayer>
          <PriceChanged
            data={changed.data}
            shop={{
              name: shops.find(({ store_id }) => store_id === changed.store_id)?.store_name,
              others: priceChange.others,
              deliveryLabel: t("mallOrder:shipping"),
            }}
            onAccept={priceChange.accept}
            onClose={priceChange.close}
          />
        </LazyLayer>
      )}
    </form>
  );
}

/**
 * What the last screen before a purchase must say in one place: quantity, total with shipping, when and how it is paid,
 * when it comes, until when it can be cancelled (Specified Commercial Transactions Act, Article 12-6).
 */
function MallLegal({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "offPremises", "bill"]);
  const tag = useLanguageTag();
  const { faults, isPriced, pay_type, quoteOf, shopDraft, shops, total } = purchase;
  const count = shops.reduce((sum, { lines }) => lines.reduce((all, { number }) => all + number, sum), 0);
  const method = pay_type === null ? null : t(`bill:payType.${pay_type}`);
  const shipped = shops.filter(({ store_id }) => !faults.unshipped.has(store_id));
  const handed = shipped.map(({ store_id, store_name }) => {
    const shipping = quoteOf(store_id)?.shipping ?? null;
    const { date, section } = shopDraft(store_id);
    const time = shipping?.delivery_sections.find((one) => one.delivery_section === section)?.name;
    const day =
      date !== null
        ? [calendarDay(date, tag), time].filter(Boolean).join(" ")
        : shipping === null
          ? t("offPremises:legal.handedOpen")
          : t("mallOrder:legal.earliest", { day: calendarDay(shipping.delivery_from, tag) });
    return {
      store_id,
      words: shops.length > 1 ? t("mallOrder:legal.of", { store: store_name, words: day }) : day,
    };
  });
  const facts = [
    [t("offPremises:legal.quantity"), t("offPremises:legal.pieces", { count })],
    ...(isPriced && !faults.isUnaddressed ? [[t("mallOrder:legal.total"), money(total)]] : []),
    [
      t("offPremises:legal.payment"),
      method === null
        ? t("offPremises:legal.paymentOpen")
        : pay_type === PayType.cashOnDelivery
          ? t("offPremises:legal.cash.3", { method })
          : t("mallOrder:legal.online", { method }),
    ],
    [t("offPremises:legal.cancel"), t("offPremises:legal.cancelText")],
    [t("mallOrder:legal.returns"), t("mallOrder:legal.returnsText")],
  ];
  return (
    <section className={card.card}>
      <h2>{t("offPremises:legal.title")}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("offPremises:legal.handed.3")}</dt>
          {handed.map(({ store_id, words }) => (
            <dd key={store_id}>{words}</dd>
          ))}
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shops.map(({ store_id, store_name }) => (
        <p key={store_id} className={styles.law}>
          <Anchor href={href("statute", { storeId: store_id })}>
            {shops.length > 1
              ? t("mallOrder:legal.of", { store: store_name, words: t("offPremises:legal.link") })
              : t("offPremises:legal.link")}
          </Anchor>
        </p>
      ))}
    </section>
  );
}

const StoredAhead = lazyAgain(() => import("#parts/storedValue/StoredAhead.tsx"));
const CardAhead = lazyAgain(() => import("#parts/payments/CardAhead.tsx"));

/** How a purchase is paid, of what all its shops take: all of it at once, or each order by itself. */
function MallPayment({ purchase }: { readonly purchase: MallPurchase }) {
  const { t } = useTranslation(["mallOrder", "checkout", "offPremises"]);
  const { changeDraft, draft, methods, pay_type, shops, stored } = purchase;
  const isMissing = purchase.isChecked && purchase.faults.isUnpaid && !methods.isLoading;
  return (
    <section className={card.card}>
      {stored.ahead && (
        <LazyLayer>
          <StoredAhead {...stored.ahead} />
        </LazyLayer>
      )}
      <Field
        group
        required
        label={t("checkout:payType")}
        hint={t("offPremises:payHint.3")}
        error={isMissing ? t("checkout:error.payType") : undefined}
      >
        {stored.isCovered ? null : methods.failure && methods.types === undefined ? (
          <CallTrouble failure={methods.failure} onRetry={methods.reload} />
        ) : methods.types === undefined ? (
          <Skeleton lines={4} />
        ) : methods.types.length === 0 ? (
          <Notice kind="warn">{t("mallOrder:noShared")}</Notice>
        ) : (
          <PayTypeCards
            types={stored.hasCard ? methods.types.filter((type) => type !== PayType.wallet) : methods.types}
            value={pay_type}
            onChange={(chosen) => changeDraft({ pay_type: chosen })}
            balance={methods.balance}
            total={stored.left}
          />
        )}
      </Field>
      {!stored.isCovered && methods.types !== undefined && <PayLack types={undefined} />}
      {!stored.isCovered && pay_type === PayType.card && methods.hasVault && (
        <LazyPart>
          <CardAhead />
        </LazyPart>
      )}
      {!stored.isCovered && shops.length > 1 && pay_type !== null && pay_type !== PayType.cashOnDelivery && (
        <Field group label={t("mallOrder:together.label")}>
          <RadioCards
            name="together"
            value={draft.is_together ? "one" : "each"}
            onChange={(way) => changeDraft({ is_together: way === "one" })}
            options={(["one", "each"] as const).map((value) => ({
              value,
              label: t(`mallOrder:together.${value}`),
            }))}
          />
        </Field>
      )}
    </section>
  );
}
