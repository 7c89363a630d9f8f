import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { type PackingSlip, packingSlip } from "#contract/calls/desk/slip.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Slip.module.css";

/** What goes into an order's parcels, to print: whose they are, where they go, and what is in them, without prices. */
export default function SlipScreen() {
  const { t } = useTranslation("desk/slip");
  const { orderNo: order_no = "", storeId: store_id = "" } = useParams();
  const read = useDesk(packingSlip, { store_id, order_no });
  return (
    <div className={desk.page}>
      <PageHead title={t("title")}>
        <Button size="small" disabled={read.data?.slip == null} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </PageHead>
      <Shown of={read}>
        {({ slip }) => (slip === null ? <EmptyState title={t("missing")} /> : <Slip slip={slip} />)}
      </Shown>
    </div>
  );
}

function Slip({ slip: { goods, label, order_no } }: { readonly slip: PackingSlip }) {
  const { t } = useTranslation("desk/slip");
  const { from, to, wanted } = label;
  return (
    <div className={styles.paper}>
      {/* What the carrier reads is in the country's language. */}
      <section className={styles.label} lang="ja" aria-label={t("label")}>
        {to !== null && (
          <>
            <small>{to.title}</small>
            {to.lines.slice(0, -1).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className={styles.to}>{to.name}</p>
            <p>{to.lines.at(-1)}</p>
          </>
        )}
        {[wanted, from].map(({ lines, title }) => (
          <div key={title}>
            <small>{title}</small>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </section>
      <h2>{t("title")}</h2>
      <p>
        {t("number")} {order_no}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("goods")}</th>
            <th scope="col">{t("pieces")}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map(({ choices, name, number }, index) => (
            <tr key={index}>
              <td>
                {name} {choices}
              </td>
              <td>{number}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>{t("noPrices")}</small>
      </p>
    </div>
  );
}
