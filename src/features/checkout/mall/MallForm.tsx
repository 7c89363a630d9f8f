import { useTranslation } from "react-i18next";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { AttemptPanel } from "../AttemptPanel.tsx";
import { toFault } from "../away/toFault.ts";
import { LONGEST_TITLE } from "../checkoutFaults.ts";
import card from "../SubmitOrderScreen.module.css";
import { MallLegal } from "./MallLegal.tsx";
import { MallPayment } from "./MallPayment.tsx";
import { ShipToField } from "./ShipToField.tsx";
import { ShopOrder } from "./ShopOrder.tsx";
import type { MallPurchase } from "./useMallPurchase.ts";

const PriceChanged = lazyAgain(() => import("../PriceChanged.tsx"));

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
