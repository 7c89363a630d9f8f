import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";

/** From a screen that did not come, and so has no bar, to the one before it, or home. */
export function WayBack() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = () => {
    const index: unknown = window.history.state?.idx;
    if (typeof index === "number" && index > 0) void navigate(-1);
    else void navigate(href("home", {}), { replace: true });
  };
  return (
    <Button kind="outline" onClick={goBack}>
      {t("back")}
    </Button>
  );
}
