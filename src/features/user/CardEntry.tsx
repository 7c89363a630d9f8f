import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Vault } from "#contract/payment.ts";
import CardForm from "#parts/card/CardForm.tsx";
import type { StoredCard } from "#parts/card/useCardForm.ts";
import { useCardName } from "#parts/card/useCardName.ts";
import type { Fault } from "#parts/form/fault.ts";
import { FaultWords } from "#parts/form/FaultWords.tsx";
import { useVaultPage } from "#parts/payment/useVaultPage.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { cardIcon } from "#ui/icons/payment.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";

interface CardEntryProps {
  readonly vault: Vault;
  /** Saves what the vault has; null once that is done or goes on elsewhere, `forget` where it has to be typed anew. */
  readonly onStored: (
    card: StoredCard,
  ) => Promise<{ readonly fault: Fault; readonly forget: boolean } | null>;
  readonly action: string;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** A card that is typed: to the vault, and from there to the account. Once the vault has it nothing is typed again. */
export function CardEntry({ vault, onStored, action, children }: CardEntryProps) {
  const { t } = useTranslation("card");
  const nameOf = useCardName();
  const formId = useId();
  const [typed, setTyped] = useState<StoredCard | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  useVaultPage(vault);

  const save = async (card: StoredCard) => {
    setTyped(card);
    setFault(null);
    setBusy(true);
    const refused = await onStored(card);
    setBusy(false);
    if (refused?.forget) setTyped(null);
    setFault(refused?.fault ?? null);
  };
  return (
    <>
      {fault && (
        <div role="alert">
          <Notice kind="danger">
            <FaultWords fault={fault} />
          </Notice>
        </div>
      )}
      {typed === null ? (
        <CardForm id={formId} vault={vault} onStored={save} onBusy={setBusy} />
      ) : (
        <Card padded={false}>
          <ListRow
            title={nameOf(typed.brand, typed.last4)}
            note={t("period", { period: typed.valid_period })}
            start={<Icon of={cardIcon} />}
            end={
              <Button kind="quiet" size="small" onClick={() => setTyped(null)}>
                {t("change")}
              </Button>
            }
          />
        </Card>
      )}
      {children}
      {typed === null ? (
        <Button block type="submit" form={formId} busy={isBusy}>
          {action}
        </Button>
      ) : (
        <Button block busy={isBusy} onClick={() => void save(typed)}>
          {action}
        </Button>
      )}
    </>
  );
}
