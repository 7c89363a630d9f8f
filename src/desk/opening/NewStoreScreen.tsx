import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { makeStore, type StoreFacts } from "#contract/calls/desk/newStore.ts";
import { door } from "#contract/calls/desk/door.ts";
import { listStores } from "#contract/calls/desk/stores.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { useSaving } from "#desk/frame/useSaving.ts";
import { readAnew } from "#desk/net/deskSend.ts";
import desk from "#desk/frame/Desk.module.css";
import { FactsFields } from "./FactsFields.tsx";
import { openingPath } from "./openingPath.ts";

/** One that serves tables and takes cash, in Japan. */
const FIRST: StoreFacts = {
  name: {},
  address: {},
  phone: "",
  about: {},
  notes: {},
  time_zone: "Asia/Tokyo",
  store_type: null,
  order_types: [OrderType.dineIn],
  pay_list: [PayType.cash],
};

/** A new store: what it needs first. All else follows on its way to the opening. */
export default function NewStoreScreen() {
  const { t } = useTranslation("desk/opening");
  const go = useNavigate();
  const [facts, setFacts] = useState(FIRST);
  // It is part of every guest's link: short.
  const [store_id] = useState(() => crypto.randomUUID().replaceAll("-", "").slice(0, 12));
  const saving = useSaving(makeStore);
  const make = async () => {
    if ((await saving.send({ store_id, facts })) === null) return;
    await Promise.all([readAnew(door), readAnew(listStores)]);
    await go(openingPath(store_id));
  };
  return (
    <div className={desk.page}>
      <PageHead title={t("newStore")} note={t("newStoreNote")} />
      <SavingForm saving={saving} label={t("newStore")} submit={t("make")} onSubmit={make}>
        <FactsFields facts={facts} onType={setFacts} isAt={(name) => saving.isAt(`facts.${name}`)} />
      </SavingForm>
    </div>
  );
}
