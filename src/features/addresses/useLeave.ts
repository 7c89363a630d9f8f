import { useNavigate } from "react-router-dom";

/** Leads back to where one came from, or where that is nowhere, as after a deep link, to `fallback`. */
export function useLeave(): (fallback: string) => void {
  const navigate = useNavigate();
  return (fallback) => {
    const index: unknown = window.history.state?.idx;
    void (typeof index === "number" && index > 0 ? navigate(-1) : navigate(fallback, { replace: true }));
  };
}
