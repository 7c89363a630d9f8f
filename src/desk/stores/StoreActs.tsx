import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import desk from "#desk/frame/Desk.module.css";

/** What an owner does with a store as a whole, each on a page of its own. */
export function StoreActs({ store_id }: { readonly store_id: string }) {
  const { t } = useTranslation("desk/stores");
  const id = encodeURIComponent(store_id);
  return (
    <section className={desk.card} aria-labelledby="whole-store">
      <h2 id="whole-store">{t("acts.title")}</h2>
      <p className={desk.acts}>
        <Link to={`/copy/${id}`}>{t("copy.title")}</Link>
        <Link to={`/end/${id}`}>{t("end.title")}</Link>
      </p>
    </section>
  );
}
