import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  HOME_ZONE,
  type BannerForm,
  type HomeBanner,
  type readHomePage,
  removeBanner,
  saveBanner,
} from "#contract/calls/desk/home.ts";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { Picture } from "#contract/scalars.ts";
import { BannerPlace } from "#contract/storeLists.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { localTime } from "#desk/frame/localTime.ts";
import { Field } from "#ui/fields/Field.tsx";
import { Select } from "#ui/fields/TextInput.tsx";
import { HomeEditor } from "./HomeEditor.tsx";

const PLACES = BannerPlace.def.values;
const WEEK = 7 * 86_400_000;

interface BannerEditorProps {
  /** Null: another one. */
  readonly banner: HomeBanner | null;
  /** What a new one says at first; null: nothing. */
  readonly announcement: DeskResponse<typeof readHomePage>["announcement"];
  /** Shops of the mall, on whose pages one can stand. */
  readonly shops: DeskResponse<typeof readHomePage>["shops"];
  readonly pictures: readonly Picture[];
  readonly onDone: () => Promise<unknown>;
}

/** A banner's form; a new one is shown for a week from now. */
export function BannerEditor({ announcement, banner, onDone, pictures, shops }: BannerEditorProps) {
  const { t } = useTranslation("desk/home");
  const [initial] = useState((): BannerForm => {
    const now = Date.now();
    return {
      place: banner?.place ?? "home",
      store_id: banner?.store_id ?? shops[0]?.id ?? "",
      text: banner?.text ?? announcement?.text ?? {},
      picture: banner?.picture ?? announcement?.picture ?? pictures[0] ?? null,
      href: banner?.href ?? announcement?.href ?? "",
      position: String(banner?.position ?? 0),
      start: localTime(new Date(banner?.start_time ?? now), HOME_ZONE),
      end: localTime(new Date(banner?.end_time ?? now + WEEK), HOME_ZONE),
    };
  });
  const banner_id = banner?.banner_id ?? null;
  // Of what is kept when the form is opened: what others change meanwhile is not written over.
  const [stamp] = useState(banner?.stamp ?? "");
  const places = shops.length > 0 ? PLACES : PLACES.filter((place) => place !== "store");
  return (
    <HomeEditor
      initial={initial}
      isNew={banner === null}
      isPictureNeeded
      ratio={1 / 2}
      pictures={pictures}
      renderHead={(form, set, fault) => (
        <>
          <Field label={t("place")} error={fault("place")}>
            <Select
              name="place"
              value={form.place}
              onChange={({ currentTarget: { value } }) =>
                set({ place: places.find((one) => one === value) ?? "home" })
              }
              options={places.map((one) => ({ value: one, label: t(`placeOf.${one}`) }))}
            />
          </Field>
          {form.place === "store" && (
            <Field label={t("shop")} error={fault("store_id")}>
              <Select
                name="store_id"
                value={form.store_id}
                onChange={({ currentTarget: { value } }) => set({ store_id: value })}
                options={shops.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          )}
        </>
      )}
      lines={[
        { name: "href", label: t("link") },
        { name: "position", label: t("order"), type: "number" },
        { name: "start", label: t("start"), type: "datetime-local" },
        { name: "end", label: t("end"), type: "datetime-local" },
      ]}
      save={(form) => deskSend(saveBanner, { banner_id, stamp, form })}
      remove={() => deskSend(removeBanner, { banner_id: banner_id ?? "" })}
      onDone={onDone}
    />
  );
}
