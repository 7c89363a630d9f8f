import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  HOME_ZONE,
  type BannerForm,
  type HomeBanner,
  removeBanner,
  saveBanner,
} from "#contract/calls/desk/home.ts";
import type { Picture } from "#contract/scalars.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { localTime } from "#desk/frame/localTime.ts";
import { HomeEditor } from "./HomeEditor.tsx";

const WEEK = 7 * 86_400_000;

interface BannerEditorProps {
  /** Null: another one. */
  readonly banner: HomeBanner | null;
  readonly pictures: readonly Picture[];
  readonly onDone: () => Promise<unknown>;
}

/** A banner's form; a new one is shown for a week from now. */
export function BannerEditor({ banner, onDone, pictures }: BannerEditorProps) {
  const { t } = useTranslation("desk/home");
  const [initial] = useState((): BannerForm => {
    const now = Date.now();
    return {
      text: banner?.text ?? {},
      picture: banner?.picture ?? pictures[0] ?? null,
      href: banner?.href ?? "",
      position: String(banner?.position ?? 0),
      start: localTime(new Date(banner?.start_time ?? now), HOME_ZONE),
      end: localTime(new Date(banner?.end_time ?? now + WEEK), HOME_ZONE),
    };
  });
  const banner_id = banner?.banner_id ?? null;
  return (
    <HomeEditor
      initial={initial}
      isNew={banner === null}
      isPictureNeeded
      ratio={1 / 2}
      pictures={pictures}
      lines={[
        { name: "href", label: t("link") },
        { name: "position", label: t("order"), type: "number" },
        { name: "start", label: t("start"), type: "datetime-local" },
        { name: "end", label: t("end"), type: "datetime-local" },
      ]}
      save={(form) => deskSend(saveBanner, { banner_id, form })}
      remove={() => deskSend(removeBanner, { banner_id: banner_id ?? "" })}
      onDone={onDone}
    />
  );
}
