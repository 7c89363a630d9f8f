import { html } from "hono/html";
import type { Picture, WireLanguage } from "#contract/scalars.ts";
import { LOCALES, nameOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { type Home, HOME_ZONE } from "./homeDrafts.ts";
import type { HomeWords } from "./homeWords.ts";

export const HOME_PAGE = "/desk/home-page";

interface View {
  readonly words: HomeWords;
  readonly language: WireLanguage;
  /** BCP 47 tag of the desk's language. */
  readonly lang: string;
  readonly now: Date;
  /** Whether the posts are this provider's own, and not of a feed elsewhere. */
  readonly hasOwnFeed: boolean;
}
type Banner = Home["banners"][number];
type Post = Home["posts"][number];

const WEEK = 7 * 86_400_000;

/** The banners and posts of the customers' home page, each with a form to change it, and one to add another. */
export function homeView({ banners, posts, pictures }: Home, view: View) {
  const { language, words } = view;
  return html`<div class="home"><p class="quiet">${words.note} ${words.fallback}</p>
    <h2>${words.banners}</h2>
    ${banners.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="texts">${banners.map(
      (banner) => html`<li data-key="banner-${banner.id}">${onView(banner, view)}<details>
        <summary>${banner.title[language]}</summary>
        ${bannerForm(banner, pictures, view)}${removeForm(`banners/${banner.id}`, banner.title, view)}
      </details></li>`,
    )}
      <li><details><summary>${words.add}<span class="unseen"> ${words.banners}</span></summary>
        ${bannerForm(null, pictures, view)}</details></li></ul>
    ${view.hasOwnFeed ? postsView({ posts, pictures }, view) : ""}</div>`;
}

/** A banner's picture, from when to when it is shown, and whether that is now. */
function onView({ picture, start_time, end_time }: Banner, view: View) {
  const { now, words } = view;
  const isNow = start_time <= now && now < end_time;
  const state = isNow ? words.shown : now < start_time ? words.ahead : words.over;
  return html`<p class="on">${pictureOf(picture)}<span class="state" data-now="${String(isNow)}">${state}</span>
    <span class="quiet">${momentOf(start_time, view)} – ${momentOf(end_time, view)}</span></p>`;
}

/** Its words stand beside it. */
function pictureOf(picture: Picture | null) {
  const [width] = picture?.widths.toSorted((one, other) => one - other) ?? [];
  if (picture === null || width === undefined) return "";
  return html`<img src="${picture.src}-${width}.webp" alt="" width="96" height="64" loading="lazy" />`;
}

const momentOf = (time: Date, { lang }: View): string =>
  time.toLocaleString(lang, { timeZone: HOME_ZONE, dateStyle: "medium", timeStyle: "short" });

function postsView({ posts, pictures }: Pick<Home, "posts" | "pictures">, view: View) {
  const { language, words } = view;
  return html`<h2>${words.posts}</h2>
    ${posts.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="texts">${posts.map(
      (post) => html`<li data-key="post-${post.id}">
        <p class="on">${pictureOf(post.picture)}<time datetime="${post.posted_at.toISOString()}">${momentOf(post.posted_at, view)}</time></p><details>
        <summary>${post.content[language]}</summary>
        ${postForm(post, pictures, view)}${removeForm(`posts/${post.id}`, post.content, view)}
      </details></li>`,
    )}
      <li><details><summary>${words.add}<span class="unseen"> ${words.posts}</span></summary>
        ${postForm(null, pictures, view)}</details></li></ul>`;
}

function bannerForm(banner: Banner | null, pictures: readonly Picture[], { words, now }: View) {
  const { start_time = now, end_time = new Date(now.getTime() + WEEK) } = banner ?? {};
  return html`<form method="post" action="${actionOf("banners", banner?.id)}">
    ${textFields(banner?.title, words)}${pictureField(banner?.picture ?? null, pictures, words, true)}
    <label>${words.link} <input name="href" value="${banner?.href ?? ""}" maxlength="500" /></label>
    <label>${words.order} <input name="position" type="number" min="0" max="999" value="${banner?.position ?? 0}" required /></label>
    ${timeField("start", words.start, start_time)}${timeField("end", words.end, end_time)}
    <button class="main">${banner === null ? words.add : words.change}</button>
  </form>`;
}

function postForm(post: Post | null, pictures: readonly Picture[], { words, now }: View) {
  return html`<form method="post" action="${actionOf("posts", post?.id)}">
    ${textFields(post?.content, words)}${pictureField(post?.picture ?? null, pictures, words, false)}
    <label>${words.source} <input name="source" value="${post?.source ?? ""}" maxlength="50" required /></label>
    <label>${words.author} <input name="author" value="${post?.author ?? ""}" maxlength="50" required /></label>
    <label>${words.address} <input name="url" type="url" value="${post?.url ?? ""}" maxlength="500" required /></label>
    ${timeField("posted", words.postedAt, post?.posted_at ?? now)}
    <button class="main">${post === null ? words.add : words.change}</button>
  </form>`;
}

function removeForm(path: string, text: Localized, { language, words }: View) {
  return html`<form method="post" action="${HOME_PAGE}/${path}/remove">
    <button class="danger">${words.remove}<span class="unseen"> ${text[language]}</span></button></form>`;
}

const actionOf = (kind: "banners" | "posts", id: string | number | undefined): string =>
  id === undefined ? `${HOME_PAGE}/${kind}` : `${HOME_PAGE}/${kind}/${encodeURIComponent(id)}`;

function textFields(text: Localized | undefined, words: HomeWords) {
  return LOCALES.map(wireLanguage).map(
    (one) => html`<label>${words.text} (${nameOfWire(one)})
      <input name="text_${one}" value="${text?.[one] ?? ""}" maxlength="500" ${one === "ja" ? "required" : ""} /></label>`,
  );
}

function pictureField(
  chosen: Picture | null,
  pictures: readonly Picture[],
  words: HomeWords,
  needed: boolean,
) {
  return html`<label>${words.picture} <select name="picture">
    ${needed ? "" : html`<option value="">${words.noPicture}</option>`}
    ${pictures.map(
      ({ src }) => html`<option value="${src}" ${src === chosen?.src ? "selected" : ""}>${src}</option>`,
    )}</select></label>`;
}

function timeField(name: string, label: string, time: Date) {
  const local = time.toLocaleString("sv-SE", {
    timeZone: HOME_ZONE,
    dateStyle: "short",
    timeStyle: "short",
  });
  return html`<label>${label} <input name="${name}" type="datetime-local" value="${local.replace(" ", "T")}" required /></label>`;
}
