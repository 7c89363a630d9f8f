import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countGoods, type DeskGoods } from "#contract/calls/desk/goods.ts";
import { useSaving } from "#desk/frame/useSaving.ts";
import { wholeOr } from "#domain/values/wholeNumber.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import desk from "#desk/frame/Desk.module.css";

interface CountGoodsProps {
  readonly store_id: string;
  readonly goods: DeskGoods;
  readonly onCounted: () => Promise<unknown>;
}

/** The button by which goods are sold by number: how many are left. */
export function CountGoods({ goods, onCounted, store_id }: CountGoodsProps) {
  const { t } = useTranslation("desk/goods");
  const { t: td } = useTranslation("desk/desk");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-label={`${t("count")} ${goods.name}`}
        onClick={() => setOpen(true)}
      >
        {t("count")}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${t("pieces")}: ${goods.name}`}
        closeLabel={td("close")}
      >
        {isOpen && (
          <CountForm
            store_id={store_id}
            goods={goods}
            onCounted={async () => {
              await onCounted();
              setOpen(false);
            }}
            onChanged={onCounted}
          />
        )}
      </Sheet>
    </>
  );
}

interface CountFormProps extends CountGoodsProps {
  readonly onChanged: () => Promise<unknown>;
}

function CountForm({ goods: { daily, goods_id, left }, onChanged, onCounted, store_id }: CountFormProps) {
  const { t } = useTranslation("desk/goods");
  const { t: ts } = useTranslation("desk/settings");
  const [typed, setTyped] = useState(left === null ? "" : String(left));
  const { form, isAt, isBusy, said, send } = useSaving(countGoods);
  const save = async () => {
    const counted = await send({ store_id, goods_id, seen: left, left: wholeOr(typed, null) });
    await (counted === null ? onChanged() : onCounted());
  };
  return (
    <form
      ref={form}
      className={desk.typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {left !== null && <p>{t("left", { number: left })}</p>}
      <Field
        label={t("piecesLabel")}
        hint={daily === null ? undefined : t("todayNote", { daily })}
        error={isAt("left") ? t("piecesWrong") : undefined}
      >
        <TextInput
          name="left"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      {said}
      <Button type="submit" block busy={isBusy}>
        {ts("save")}
      </Button>
    </form>
  );
}
