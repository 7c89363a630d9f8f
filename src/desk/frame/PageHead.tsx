import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "./useStore.ts";
import desk from "./Desk.module.css";

interface PageHeadProps {
  readonly title: string;
  /** Below the title: what the page is for. */
  readonly note?: string;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** What a page is called, and which store's it is; the browser's tab says so too. */
export function PageHead({ children, note, title }: PageHeadProps) {
  const { t } = useTranslation("desk/desk");
  const { t: ts } = useTranslation("desk/stores");
  const at = useStore();
  const store = at?.name ?? null;
  const owner = store ?? t("title");
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – ${owner}`;
    return () => {
      document.title = before;
    };
  }, [owner, title]);
  return (
    <header className={desk.pageHead}>
      <div className={desk.head}>
        <h1>{title}</h1>
        {children !== undefined && <div className={desk.headActs}>{children}</div>}
      </div>
      {store !== null && (
        <p className={desk.soft}>
          {store}
          {at?.is_ended === true && <span className={desk.mark}>{ts("standingOf.ended")}</span>}
        </p>
      )}
      {note !== undefined && <p className={desk.soft}>{note}</p>}
    </header>
  );
}
