import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { HOME_ZONE, type HomeBanner, type HomePost, readHomePage } from "#contract/calls/desk/home.ts";
import type { Picture as PictureShape } from "#contract/scalars.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useSaid } from "#desk/frame/Said.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { useWhen } from "#desk/frame/useWhen.ts";
import { isLocale, wireLanguage } from "#domain/values/localeCodes.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import desk from "#desk/frame/Desk.module.css";
import { BannerEditor } from "./BannerEditor.tsx";
import styles from "./Home.module.css";
import { PostEditor } from "./PostEditor.tsx";

/** Milliseconds between reads: others change it, too. */
const EVERY = 15_000;

type Opened =
  | { readonly kind: "banner"; readonly banner: HomeBanner | null }
  | { readonly kind: "post"; readonly post: HomePost | null };

/** The banners and posts of the customers' home page, each with a form to change it, and one to add another. */
export default function HomeScreen() {
  const { t } = useTranslation("desk/home");
  const { t: td } = useTranslation("desk/desk");
  const [query, setQuery] = useSearchParams();
  const announced = query.get("announced");
  const read = useDesk(readHomePage, announced === null ? {} : { announced }, { every: EVERY });
  const { said, say } = useSaid();
  const [chosen, choose] = useState<Opened | null>(null);
  // The opening of the store in the address is announced by a new banner.
  const announcement = announced === null ? null : (read.data?.announcement ?? null);
  const opened: Opened | null = chosen ?? (announcement === null ? null : { kind: "banner", banner: null });
  const open = (next: Opened | null) => {
    choose(next);
    if (next === null && announced !== null) setQuery({}, { replace: true });
  };
  const done = async () => {
    open(null);
    say({ ok: true }, t("done"));
    await read.reload();
  };
  const pictures = read.data?.pictures ?? [];
  return (
    <div className={desk.page}>
      <PageHead title={td("page.home")} note={`${t("note")} ${t("fallback")}`} />
      {said}
      <Shown of={read}>
        {({ banners, posts, shops }) => (
          <>
            <Section title={t("banners")} isEmpty={banners.length === 0}>
              {banners.map((banner) => (
                <Banner
                  key={banner.banner_id}
                  banner={banner}
                  shops={shops}
                  onEdit={() => open({ kind: "banner", banner })}
                />
              ))}
            </Section>
            <div>
              <Button kind="quiet" onClick={() => open({ kind: "banner", banner: null })}>
                {t("addBanner")}
              </Button>
            </div>
            {posts !== null && (
              <>
                <Section title={t("posts")} isEmpty={posts.length === 0}>
                  {posts.map((post) => (
                    <Post key={post.post_id} post={post} onEdit={() => open({ kind: "post", post })} />
                  ))}
                </Section>
                <div>
                  <Button kind="quiet" onClick={() => open({ kind: "post", post: null })}>
                    {t("addPost")}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </Shown>
      <Sheet
        open={opened !== null}
        onClose={() => open(null)}
        title={t(opened?.kind === "post" ? "posts" : "banners")}
        closeLabel={td("close")}
        tall
      >
        {opened?.kind === "banner" && (
          <BannerEditor
            banner={opened.banner}
            announcement={chosen === null ? announcement : null}
            shops={read.data?.shops ?? []}
            pictures={pictures}
            onDone={done}
          />
        )}
        {opened?.kind === "post" && <PostEditor post={opened.post} pictures={pictures} onDone={done} />}
      </Sheet>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Section({ children, isEmpty, title }: SectionProps) {
  const { t } = useTranslation("desk/home");
  return (
    <section className={desk.page}>
      <h2>{title}</h2>
      {isEmpty ? <p className={desk.soft}>{t("none")}</p> : <ul className={desk.cards}>{children}</ul>}
    </section>
  );
}

/** Words in the desk's language. */
function useTextInLanguage(): (text: HomeBanner["text"]) => string {
  const { i18n } = useTranslation();
  const language = wireLanguage(isLocale(i18n.language) ? i18n.language : "ja");
  return (text) => text[language] ?? text.ja ?? "";
}

interface BannerProps {
  readonly banner: HomeBanner;
  readonly shops: readonly { readonly id: string; readonly name: string }[];
  readonly onEdit: () => void;
}

function Banner({ banner, onEdit, shops }: BannerProps) {
  const { t } = useTranslation("desk/home");
  const when = useWhen(HOME_ZONE);
  const words = useTextInLanguage()(banner.text);
  const { end_time, picture, place, start_time, state, store_id } = banner;
  const shop = place === "store" ? (shops.find(({ id }) => id === store_id)?.name ?? store_id) : null;
  return (
    <Row picture={picture} words={words} onEdit={onEdit}>
      {t(`placeOf.${place}`)}
      {shop === null ? "" : ` (${shop})`} · {when(start_time)} – {when(end_time)}{" "}
      <span className={desk.mark}>{t(`state.${state}`)}</span>
      <br />
      {t("notCounted")}
    </Row>
  );
}

function Post({ onEdit, post }: { readonly post: HomePost; readonly onEdit: () => void }) {
  const when = useWhen(HOME_ZONE);
  const words = useTextInLanguage()(post.text);
  return (
    <Row picture={post.picture} words={words} onEdit={onEdit}>
      {[...new Set([post.source, post.author])].join(" · ")} ·{" "}
      <time dateTime={post.posted_time}>{when(post.posted_time)}</time>
    </Row>
  );
}

interface RowProps {
  readonly picture: PictureShape | null;
  readonly words: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Row({ children, onEdit, picture, words }: RowProps) {
  const { t } = useTranslation("desk/home");
  return (
    <li className={`${desk.card} ${styles.row}`}>
      <div className={styles.picture}>
        {picture !== null && <Picture {...picture} alt="" sizes="96px" frame="wide" />}
      </div>
      <div className={styles.words}>
        <strong>{words}</strong>
        <p className={desk.soft}>{children}</p>
      </div>
      <Button kind="outline" size="small" onClick={onEdit}>
        {t("change")}
        <span className="visually-hidden"> {words}</span>
      </Button>
    </li>
  );
}
