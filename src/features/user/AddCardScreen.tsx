import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { creditCartList } from "#contract/calls/cards.ts";
import type { ResponseOf } from "#contract/call.ts";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { CardEntry } from "./CardEntry.tsx";
import { CardPage } from "./CardPage.tsx";
import { useSaveCard } from "./useSaveCard.ts";

/** Adds a card to the account (`/addCard`); its number goes to the vault alone. */
export default function AddCardScreen() {
  const { t } = useTranslation("user");
  return (
    <CardPage title={t("cards.add")} parent="cardList">
      {(held) => <AddCard {...held} />}
    </CardPage>
  );
}

function AddCard({ cards, vault }: ResponseOf<typeof creditCartList>) {
  const { t } = useTranslation("user");
  const save = useSaveCard(cards, null);
  const [isDefault, setDefault] = useState(false);
  // The first one is it anyway.
  const canChoose = cards.length > 0;
  return (
    <CardEntry vault={vault} onStored={(card) => save(card, isDefault)} action={t("cards.save")}>
      {canChoose && (
        <Checkbox
          label={t("cards.makeDefault")}
          checked={isDefault}
          onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
        />
      )}
    </CardEntry>
  );
}
