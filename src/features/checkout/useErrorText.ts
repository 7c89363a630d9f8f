import { useTranslation } from "react-i18next";

type ErrorKey = "error.people" | "error.tableware" | "error.remark" | "error.companyName" | "error.payType";

/** Words for what is wrong with a field: the schema names them by their key. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const { t } = useTranslation("checkout");
  return (key) => (key === undefined ? undefined : t(key as ErrorKey));
}
