import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import { searchAddress, searchPostCode } from "#contract/calls/places.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { pinIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Places.module.css";
import type { useChoosing } from "./useChoosing.ts";

interface PostalAreasProps {
  /** Digits, seven of them once it is whole. */
  readonly code: string;
  readonly onChoose: ReturnType<typeof useChoosing>["choose"];
}

type Area = ResponseOf<typeof searchPostCode>["areas"][number];

/** The areas that a postal code stands for, of which one is chosen; what is wrong with the code otherwise. */
export function PostalAreas({ code, onChoose }: PostalAreasProps) {
  const { t } = useTranslation("places");
  const isWhole = code.length === 7;
  const { data, failure, isValidating, reload } = useCall(
    searchPostCode,
    isWhole ? { postal_code: code } : null,
    { isSilent: true },
  );
  const { take, fault } = useArea(onChoose);
  if (!isWhole) {
    return (
      <p className={styles.start} role="status">
        {t(code.length < 7 ? "postal.hint" : "postal.bad")}
      </p>
    );
  }
  if (failure) return <CallTrouble failure={failure} onRetry={reload} isRetrying={isValidating} />;
  if (!data) {
    return (
      <SkeletonGroup label={t("search.looking")}>
        <Skeleton shape="text" lines={3} />
      </SkeletonGroup>
    );
  }
  if (data.areas.length === 0) {
    return (
      <p className={styles.start} role="status">
        {t("postal.none")}
      </p>
    );
  }
  return (
    <section>
      <h2 className={styles.title}>
        <span role="status">{t("postal.areas")}</span>
      </h2>
      {fault && (
        <div className={styles.told}>
          <Notice kind="warn" live>
            {t(`postal.${fault}`)}
          </Notice>
        </div>
      )}
      <ul className={styles.rows}>
        {data.areas.map((area) => {
          const words = wordsOf(area);
          return (
            <li key={words}>
              <ListRow
                title={<span lang="ja">{words}</span>}
                start={<Icon of={pinIcon} size={20} />}
                onClick={() => void take(area)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const wordsOf = ({ prefecture, city, town }: Area) => prefecture + city + town;

/** Finds where an area is, and chooses it. */
function useArea(choose: PostalAreasProps["onChoose"]) {
  const send = useSend();
  const [fault, setFault] = useState<"notPlaced" | "failed" | null>(null);
  const take = async (area: Area) => {
    const keyword = wordsOf(area);
    setFault(null);
    const answer = await send(searchAddress, { keyword }, { isSilent: true });
    if (!answer.ok) return setFault("failed");
    const [place] = answer.data.places;
    if (!place) return setFault("notPlaced");
    choose({ position: place.position, label: place.address || keyword, source: "postal", place });
  };
  return { take, fault };
}
