import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { OrderPaper, orderPapers } from "#contract/calls/desk/printers.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import desk from "#desk/frame/Desk.module.css";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import styles from "./Printers.module.css";

const KINDS: readonly OrderPaper[] = ["ticket", "bill"];

/** An order's ticket or bill as a printer of the store would print it, for the browser's own print. */
export default function PaperScreen() {
  const { t } = useTranslation("desk/printers");
  const { orderNo: order_no = "", storeId: store_id = "" } = useParams();
  const [asked, ask] = useSearchParams();
  const kind = OrderPaper.safeParse(asked.get("kind")).data ?? "ticket";
  const read = useDesk(orderPapers, { store_id, order_no, kind });
  return (
    <div className={desk.page}>
      <div className={styles.heading}>
        <PageHead title={t("print.title", { number: read.data?.number ?? "" })} />
      </div>
      <div className={styles.tools}>
        {KINDS.map((one) => (
          <Button
            key={one}
            kind={one === kind ? "outline" : "quiet"}
            size="small"
            aria-pressed={one === kind}
            onClick={() => ask({ kind: one }, { replace: true })}
          >
            {t(`print.${one}`)}
          </Button>
        ))}
        <Button size="small" disabled={read.data === undefined} onClick={() => window.print()}>
          {t("print.button")}
        </Button>
      </div>
      <Shown of={read}>
        {({ papers }) =>
          papers.length === 0 ? (
            <EmptyState title={t("print.none")} />
          ) : (
            <div className={styles.papers}>
              {papers.map((paper, index) => (
                <div key={index} className={styles.paper}>
                  <img
                    src={`data:image/svg+xml,${encodeURIComponent(paper)}`}
                    alt={`${t(`print.${kind}`)} ${papers.length > 1 ? index + 1 : ""}`.trim()}
                  />
                </div>
              ))}
            </div>
          )
        }
      </Shown>
    </div>
  );
}
