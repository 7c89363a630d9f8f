import { useAtom } from "jotai";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { bentoGoodsDetail } from "#contract/calls/goods.ts";
import { goodsDetail } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { SpecType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { useCall } from "#net/useCall.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { LazyLayer, LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { DishPicture } from "./DishPicture.tsx";
import { GoodsAbout, GoodsAllergens } from "./GoodsAbout.tsx";
import { AddButton, type LineEdit, OptionForm, useOptionChoice } from "./OptionForm.tsx";

const CourseLength = lazyWithRetry(() => import("#parts/menu/course/CourseLength.tsx"));
const GoesWith = lazyWithRetry(() => import("./GoesWith.tsx"));

interface OptionSheetProps {
  readonly storeId: string;
  readonly isOrderable: boolean;
}

/** The sheet of the goods that were tapped: picture, story, options, and a button with the running price. */
export default function OptionSheet({ storeId, isOrderable }: OptionSheetProps) {
  const [goods, setGoods] = useAtom(openGoodsAtom);
  const [shown, setShown] = useState(goods);
  if (goods && goods !== shown) setShown(goods);
  if (!shown) return null;
  return (
    <GoodsSheet
      key={shown.id}
      listed={shown}
      open={goods !== null}
      onClose={() => setGoods(null)}
      storeId={storeId}
      isOrderable={isOrderable}
    />
  );
}

interface GoodsSheetProps extends OptionSheetProps {
  readonly listed: Goods;
  readonly open: boolean;
  readonly onClose: () => void;
  /** A line of the cart that is changed; none where it is put into the cart. */
  readonly edit?: LineEdit | undefined;
}

/** The sheet of a dish: to be put into the cart, or to be changed there. */
export function GoodsSheet({ listed, open, onClose, storeId, isOrderable, edit }: GoodsSheetProps) {
  const { t } = useTranslation();
  const special_id = use(CartContext).offer?.special_id;
  const goods_id = listed.id;
  const plain = useCall(goodsDetail, special_id ? null : { store_id: storeId, goods_id }, {
    handles: [Code.productMissing],
  });
  const onOffer = useCall(bentoGoodsDetail, special_id ? { goods_id, special_id } : null, {
    handles: [Code.productMissing],
  });
  const detail = special_id ? onOffer : plain;
  const goods = detail.data ?? listed;
  // Whoever changes a line has chosen already, and an offer is for itself.
  const goesWith = edit === undefined ? (plain.data?.goes_with ?? []) : [];
  const isWhole = detail.data !== undefined || listed.spec_type === SpecType.plain;
  const choice = useOptionChoice(goods, storeId, edit);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<span lang={goods.name_lang}>{goods.name}</span>}
      closeLabel={t("close")}
      hero={goods.picture ? <DishPicture picture={goods.picture} name={goods.name} /> : undefined}
      footer={
        <AddButton goods={goods} choice={choice} isOrderable={isOrderable && isWhole} onAdded={onClose} />
      }
    >
      <GoodsAbout goods={goods}>
        {plain.data?.course_time && (
          <LazyPart waiting={null}>
            <CourseLength time={plain.data.course_time} />
          </LazyPart>
        )}
      </GoodsAbout>
      {isWhole ? (
        <OptionForm groups={goods.option} choice={choice} />
      ) : detail.failure ? (
        <CallTrouble failure={detail.failure} onRetry={detail.reload} isRetrying={detail.isValidating} />
      ) : (
        // As high as options usually are: the sheet stays where it rose to.
        <SkeletonGroup label={t("loading")}>
          {[1, 2, 3].map((group) => (
            <div key={group}>
              <Skeleton shape="title" />
              <Skeleton lines={5} />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {goesWith.length > 0 && (
        <LazyLayer>
          <GoesWith goods={goesWith} storeId={storeId} isOrderable={isOrderable} />
        </LazyLayer>
      )}
      <GoodsAllergens goods={goods} chosen={choice.chosen} />
    </Sheet>
  );
}
