import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  type DeskSpecial,
  goodsOfStores,
  type listSpecials,
  saveSpecial,
  type SpecialFault,
  type SpecialForm,
} from "#contract/calls/desk/specials.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { ChooseSeveral } from "#desk/frame/ChooseSeveral.tsx";
import { localTime } from "#desk/frame/localTime.ts";
import { OtherLanguages } from "#desk/frame/OtherLanguages.tsx";
import { SavingForm } from "#desk/frame/SavingForm.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { WordsField } from "#desk/frame/WordsField.tsx";
import { PictureChoice } from "#desk/home/PictureChoice.tsx";
import { deskSend, useDesk } from "#desk/net/deskSend.ts";
import { TypedField } from "#desk/offers/TypedField.tsx";
import { useOfferForm } from "#desk/offers/useOfferForm.ts";
import { PictureField } from "#desk/pictures/PictureField.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import desk from "#desk/frame/Desk.module.css";

const KINDS = ["special", "presell", "activity"] as const;
const MOST_TITLE = 60;
const MOST_ABOUT = 500;
const WEEK = 7 * 86_400_000;

interface SpecialEditorProps {
  /** Null: of several stores. */
  readonly storeId: string | null;
  /** As it is kept now; null: another one. */
  readonly special: DeskSpecial | null;
  readonly listed: DeskResponse<typeof listSpecials>;
  /** Reads what is kept anew. */
  readonly onRead: () => Promise<unknown>;
  readonly onSaved: () => Promise<unknown>;
}

/** The form of a special, with its period, its dishes and what is taken off them. */
export function SpecialEditor({ listed, onRead, onSaved, special, storeId }: SpecialEditorProps) {
  const { t } = useTranslation("desk/specials");
  const { t: to } = useTranslation("desk/offers");
  const { goods, pictures, stores, time_zone } = listed;
  const [fresh] = useState(() => newForm(storeId === null, time_zone));
  const { faults, forget, isOvertaken, saving, send, set, value } = useOfferForm<SpecialForm, SpecialFault>(
    special === null ? fresh : formOf(special, time_zone),
    special?.stamp ?? "",
  );
  const fault = (name: string) => {
    const wrong = faults[name];
    return wrong === undefined ? undefined : t(`fault.${wrong}`);
  };
  const save = async () => {
    const special_id = special?.special_id ?? null;
    const isSaved = await send((form, stamp) =>
      deskSend(saveSpecial, { store_id: storeId, special_id, stamp, form }),
    );
    await (isSaved ? onSaved() : onRead());
  };
  const words = (language: WireLanguage) => (
    <>
      <WordsField
        name="title"
        label={t("title")}
        language={language}
        words={value.title}
        most={MOST_TITLE}
        isNeeded={language === "ja"}
        error={fault(`title_${language}`)}
        onType={(title) => set({ title })}
      />
      <WordsField
        name="about"
        label={t("about")}
        language={language}
        words={value.about}
        most={MOST_ABOUT}
        isLong
        error={fault(`about_${language}`)}
        onType={(about) => set({ about })}
      />
    </>
  );
  const typed = (
    name: "discount" | "limit_per_person" | "receive_from" | "receive_until" | "start" | "end",
    label: string,
    type?: "datetime-local" | "date",
  ) => (
    <TypedField
      name={name}
      label={label}
      {...(type !== undefined && { type })}
      value={value[name]}
      error={fault(name)}
      onType={(text) => set({ [name]: text })}
    />
  );
  const chooseGoods = (all: typeof goods) => (
    <ChooseSeveral
      label={t("goods")}
      error={fault("goods_ids")}
      all={all}
      chosen={value.goods_ids}
      onChoose={(goods_ids) => set({ goods_ids })}
    />
  );
  return (
    <SavingForm
      saving={saving}
      submit={t(special === null ? "add" : "save")}
      onSubmit={save}
      overtaken={isOvertaken ? { words: to("overtaken"), readTheirs: forget } : null}
      lead={special !== null && <p className={desk.soft}>{t("held")}</p>}
    >
      {special === null && storeId !== null && (
        <Field label={t("kind")} hint={t(`kindHow.${value.kind === "league" ? "special" : value.kind}`)}>
          <Select
            name="kind"
            value={value.kind}
            onChange={({ currentTarget }) =>
              set({ kind: KINDS.find((one) => one === currentTarget.value) ?? "special" })
            }
            options={KINDS.map((one) => ({ value: one, label: t(`kindOf.${one}`) }))}
          />
        </Field>
      )}
      {words("ja")}
      <OtherLanguages>{words}</OtherLanguages>
      <PictureField
        label={t("picture")}
        value={value.picture}
        ratio={1 / 2}
        isDescribed={false}
        error={fault("picture")}
        onChange={(picture) => set({ picture })}
      />
      {pictures.length > 0 && (
        <PictureChoice
          pictures={pictures}
          chosen={value.picture?.src ?? null}
          onChoose={(picture) => set({ picture })}
        />
      )}
      {storeId === null ? (
        <>
          <ChooseSeveral
            label={t("stores")}
            error={fault("store_ids")}
            all={stores}
            chosen={value.store_ids}
            onChoose={(store_ids) => set({ store_ids })}
          />
          {value.store_ids.length > 0 && <GoodsOf storeIds={value.store_ids}>{chooseGoods}</GoodsOf>}
        </>
      ) : (
        chooseGoods(goods)
      )}
      <Field label={t("off")}>
        <Select
          name="discount_type"
          value={String(value.discount_type)}
          onChange={({ currentTarget }) => set({ discount_type: currentTarget.value === "2" ? 2 : 1 })}
          options={[
            { value: "1", label: t("percentOff") },
            { value: "2", label: t("yenOff") },
          ]}
        />
      </Field>
      {typed("discount", t("discount"))}
      {value.kind === "presell" && typed("receive_from", t("receiveFrom"), "date")}
      {value.kind === "presell" && typed("receive_until", t("receiveUntil"), "date")}
      {typed("limit_per_person", t("limit"))}
      {typed("start", t("start"), "datetime-local")}
      {typed("end", t("endTime"), "datetime-local")}
    </SavingForm>
  );
}

interface GoodsOfProps {
  readonly storeIds: readonly string[];
  readonly children: (goods: { id: string; name: string }[]) => ReactNode;
}

/** What the chosen stores have on their menus. */
function GoodsOf({ children, storeIds }: GoodsOfProps) {
  const read = useDesk(goodsOfStores, { store_ids: [...storeIds] });
  return <Shown of={read}>{({ goods }) => children(goods)}</Shown>;
}

/** A tenth off for a week from now. */
function newForm(isJoint: boolean, timeZone: string): SpecialForm {
  const now = Date.now();
  return {
    kind: isJoint ? "league" : "special",
    title: {},
    about: {},
    picture: null,
    store_ids: [],
    goods_ids: [],
    discount_type: 1,
    discount: "10",
    receive_from: "",
    receive_until: "",
    limit_per_person: "",
    start: localTime(new Date(now), timeZone),
    end: localTime(new Date(now + WEEK), timeZone),
  };
}

function formOf(special: DeskSpecial, timeZone: string): SpecialForm {
  const { discount_price, discount_type, kind, limit_per_person, picture, words } = special;
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  return {
    kind,
    ...words,
    picture,
    store_ids: ids(special.stores),
    goods_ids: ids(special.goods),
    discount_type,
    discount: discount_price === 0 ? "" : String(discount_price),
    receive_from: special.receive_from ?? "",
    receive_until: special.receive_until ?? "",
    limit_per_person: limit_per_person === -1 ? "" : String(limit_per_person),
    start: localTime(new Date(special.start_time), timeZone),
    end: localTime(new Date(special.end_time), timeZone),
  };
}
