import type { ReactNode } from "react";
import { checkIcon, infoIcon, warningIcon, wifiOffIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Notice.module.css";

export type NoticeKind = "info" | "ok" | "warn" | "danger" | "offline";

export type NoticeProps = {
  kind?: NoticeKind;
  children: ReactNode;
  /** A small button or link at the end. */
  action?: ReactNode;
  /** Read aloud when it appears; not for what stands there from the start. */
  live?: boolean | undefined;
};

const icons = {
  info: infoIcon,
  ok: checkIcon,
  warn: warningIcon,
  danger: warningIcon,
  offline: wifiOffIcon,
} as const;

/** A lasting word about the page: what is missing, what has changed, that one is offline. */
export const Notice = ({ kind = "info", children, action, live }: NoticeProps) => (
  <div className={styles.notice} data-kind={kind} role={live ? "status" : undefined}>
    <Icon of={icons[kind]} size={20} />
    <div className={styles.words}>{children}</div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
