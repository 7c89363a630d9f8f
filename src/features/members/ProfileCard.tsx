import { useTranslation } from "react-i18next";
import { shownPhone } from "#domain/values/typedText.ts";
import type { Failure } from "#net/answer.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { personIcon } from "#ui/icons/common.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./User.module.css";
import type { Profile } from "./profile.ts";

interface ProfileCardProps {
  readonly isNobody: boolean;
  readonly profile: Profile | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => unknown;
  readonly isRetrying: boolean;
}

/** Who one is here, with the way to one's details; to whoever is nobody yet, the way in. */
export function ProfileCard({ isNobody, profile, failure, onRetry, isRetrying }: ProfileCardProps) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  if (failure) return <CallTrouble failure={failure} onRetry={onRetry} isRetrying={isRetrying} />;
  if (!isNobody && !profile) {
    return (
      <SkeletonGroup label={tc("loading")}>
        <Card>
          <div className={styles.who}>
            <span className={styles.face} />
            <div>
              <Skeleton shape="title" />
              <Skeleton />
            </div>
          </div>
        </Card>
      </SkeletonGroup>
    );
  }
  const isMember = profile?.kind === "member";
  const [initial] = isMember ? profile.nickname : "";
  const name = isMember ? profile.nickname || t("who.member") : t(profile ? "who.visitor" : "who.nobody");
  const note = isMember ? profile.phone && shownPhone(profile.phone) : t("who.gives");
  return (
    <Card>
      <div className={styles.who}>
        <span className={styles.face} aria-hidden="true">
          {isMember && profile.avatar ? (
            <Picture {...profile.avatar} alt="" sizes="56px" frame="square" eager />
          ) : (
            (initial ?? <Icon of={personIcon} />)
          )}
        </span>
        <div>
          <h2 className={styles.name}>{name}</h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {isMember && (
          <Button kind="plain" size="small" href={href("userInfo", {})}>
            {t("who.edit")}
          </Button>
        )}
      </div>
      {!isMember && (
        <div className={styles.action}>
          <Button block href={href("loginInput", { callback: href("user", {}) })}>
            {t("who.signIn")}
          </Button>
        </div>
      )}
    </Card>
  );
}
