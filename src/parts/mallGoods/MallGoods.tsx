import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { Failure } from "#net/answer.ts";
import { MallCartBar } from "#parts/mallCart/MallCartBar.tsx";
import { MallCartHere } from "#parts/mallCart/MallCartHere.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { MallGoodsBody } from "./MallGoodsBody.tsx";
import styles from "./MallGoods.module.css";

interface MallGoodsProps {
  readonly state: {
    readonly data: Goods | undefined;
    readonly failure: Failure | undefined;
    readonly reload: () => Promise<unknown>;
  };
  /** As the link that led here says. */
  readonly storeId: string | null;
}

const GONE = 302;

/** The page of goods that are shipped: what they are, how they travel, whose they are, and the mall's cart. */
export default function MallGoods({ state, storeId }: MallGoodsProps) {
  const { t } = useTranslation("mall");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["mall", "menu"]);
  const { data: goods, failure, reload } = state;
  usePageSubject(goods?.name);
  const shop = goods?.store_id ?? storeId ?? undefined;
  const isSold = goods?.goods_show_type.includes(3) === true;
  const isGone = (failure?.kind === "code" && failure.code === GONE) || (goods !== undefined && !isSold);
  if (!hasTexts) return <MenuSkeleton />;
  return (
    <MallCartHere>
      <BackBar title={goods?.name ?? tc("titles.mall")} parent="mall" />
      <main className={styles.page}>
        {isGone ? (
          <EmptyState
            title={t("goods.gone")}
            illustration={<NothingFound />}
            action={<Button href={href("mall", { storeId: shop })}>{t("goods.toMall")}</Button>}
          >
            {t("goods.goneText")}
          </EmptyState>
        ) : goods ? (
          <MallGoodsBody key={goods.id} goods={goods} />
        ) : failure ? (
          <CallTrouble failure={failure} onRetry={reload} />
        ) : (
          <MenuSkeleton />
        )}
      </main>
      <MallCartBar storeId={shop} />
    </MallCartHere>
  );
}
