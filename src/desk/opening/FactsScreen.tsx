import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { saveFacts, storeFacts, type StoreFacts } from "#contract/calls/desk/newStore.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { profile } from "#contract/calls/desk/profile.ts";
import { settings } from "#contract/calls/desk/settings.ts";
import { deskStore } from "#contract/calls/desk/stores.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { readAnew, useDesk } from "#desk/net/deskSend.ts";
import { ProfileSections } from "#desk/profile/ProfileSections.tsx";
import { StoreActs } from "#desk/stores/StoreActs.tsx";
import desk from "#desk/frame/Desk.module.css";
import { FactsFields } from "./FactsFields.tsx";

/** What a store is called, where it is, and how one orders and pays there, to be changed. */
export default function FactsScreen() {
  const { t } = useTranslation("desk/opening");
  const { storeId: store_id = "" } = useParams();
  const read = useDesk(storeFacts, { store_id });
  const { rights } = useMe();
  return (
    <div className={desk.page}>
      <PageHead title={t("store")} />
      <Shown of={read}>{(kept) => <FactsForm key={store_id} store_id={store_id} kept={kept} />}</Shown>
      <ProfileSections key={`profile ${store_id}`} store_id={store_id}>
        {rights.includes("operator") && <StoreActs store_id={store_id} />}
      </ProfileSections>
    </div>
  );
}

interface FactsFormProps {
  readonly store_id: string;
  readonly kept: DeskResponse<typeof storeFacts>;
}

function FactsForm({ kept, store_id }: FactsFormProps) {
  const { t } = useTranslation("desk/company");
  const { t: ts } = useTranslation("desk/settings");
  const [typed, setTyped] = useState<{ readonly facts: StoreFacts; readonly stamp: string } | null>(null);
  const { facts, stamp } = typed ?? kept;
  const saving = useSaving(saveFacts);
  const save = async () => {
    const saved = await saving.send({ store_id, facts, stamp }, ts("saved"));
    await readAnew(storeFacts);
    if (saved === null) return;
    setTyped(null);
    await Promise.all([opening, deskStore, settings, profile].map(readAnew));
  };
  return (
    <SavingForm
      saving={saving}
      submit={ts("save")}
      onSubmit={save}
      overtaken={
        typed !== null && typed.stamp !== kept.stamp
          ? { words: t("changed"), readTheirs: () => setTyped(null) }
          : null
      }
    >
      <FactsFields
        facts={facts}
        onType={(now) => setTyped({ facts: now, stamp })}
        isAt={(name) => saving.isAt(`facts.${name}`)}
      />
    </SavingForm>
  );
}
