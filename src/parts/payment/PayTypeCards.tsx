import { useTranslation } from "react-i18next";
import type { PayType } from "#contract/enumerations.ts";
import { useHost } from "#parts/session/useHost.ts";
import { RadioCards } from "#ui/RadioCards.tsx";
import { PayTypeIcon } from "./PayTypeIcon.tsx";
import { hostsOwnFirst } from "./hostsOwnFirst.ts";

interface PayTypeCardsProps {
  readonly types: readonly PayType[];
  readonly value: number | null;
  readonly onChange: (type: PayType) => void;
}

/** Payment methods to choose one from, in WeChat its own first. */
export function PayTypeCards({ types, value, onChange }: PayTypeCardsProps) {
  const { t } = useTranslation("bill");
  const host = useHost();
  return (
    <RadioCards
      name="pay_type"
      required
      options={hostsOwnFirst(types, host).map((type) => ({
        value: String(type),
        label: t(`payType.${type}`),
        start: <PayTypeIcon type={type} />,
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const type = types.find((one) => String(one) === chosen);
        if (type !== undefined) onChange(type);
      }}
    />
  );
}
