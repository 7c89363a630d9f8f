import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeMenu, type DeskMenu, deskDish, menuVersions } from "#contract/calls/desk/menu.ts";
import { SeenChange } from "#contract/menuChanges.ts";
import type { MenuText } from "#contract/menuDocument.ts";
import desk from "#desk/frame/Desk.module.css";
import { useSaid } from "#desk/frame/Said.tsx";
import { type DeskFailure, deskSend, useDesk } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { menuChanged } from "./menuChanged.ts";
import styles from "./Publish.module.css";
import { useMenuWords } from "./useMenuWords.ts";

type One = DeskMenu["overtaken"][number];
type Failed = { readonly ok: false } & DeskFailure;
type Drafted = { readonly ok: true; readonly content: unknown } | Failed;

/** What the draft has it be; null: it is to go. */
async function drafted({ id, kind }: One, menu: DeskMenu, store_id: string): Promise<Drafted> {
  if (kind === "dish") {
    const read = await deskSend(deskDish, { store_id, dish_id: id });
    if (read.ok) return { ok: true, content: read.data.dish };
    return read.kind === "fault" && read.fault === "gone" ? { ok: true, content: null } : read;
  }
  const list = kind === "group" ? menu.groups : menu.categories;
  const { stamp: _, ...content } = list.find((each) => each.id === id) ?? { stamp: null, id: null };
  return { ok: true, content: content.id === null ? null : content };
}

/** No content has such a stamp: what is sent with it is refused, and the refusal tells what is there. */
const NEVER = "none";

/** Decides what counts: the change of the draft, or what was published meanwhile. */
async function decide(
  one: One,
  wants: "draft" | "published",
  { menu, store_id }: OvertakenProps,
): Promise<{ readonly ok: true } | Failed> {
  const own = await drafted(one, menu, store_id);
  if (!own.ok) return own;
  const send = (content: unknown, seen: string | null) => {
    const { id, kind } = one;
    const change = SeenChange.parse({ kind, id, content, seen });
    return deskSend(changeMenu, { store_id, changes: [change] });
  };
  const look = await send(own.content, NEVER);
  if (!look.ok) return look;
  const [now] = look.data.conflicts;
  if (now === undefined) return { ok: true };
  const done = await send(wants === "draft" ? own.content : now.content, now.stamp);
  return done.ok && done.data.conflicts.length > 0
    ? { ok: false, kind: "fault", fault: "changed", seconds: null, fields: [] }
    : done;
}

interface OvertakenProps {
  readonly menu: DeskMenu;
  readonly store_id: string;
}

/** What somebody else has published of things that the draft changes: whoever publishes has to choose first. */
export function Overtaken({ menu, store_id }: OvertakenProps) {
  const { t } = useTranslation("desk/publish");
  const words = useMenuWords();
  const { said, say } = useSaid();
  const { data } = useDesk(menuVersions, menu.overtaken.length > 0 ? { store_id } : null);
  const [busy, setBusy] = useState<string | null>(null);
  if (menu.overtaken.length === 0) return null;
  /** The newest version in which it differs: whose it is. */
  const versionOf = ({ id, kind }: One) =>
    data?.versions
      .flatMap(({ by, differences }) =>
        differences.flatMap((one) =>
          one.what !== "moved" && one.of === kind && one.id === id ? [{ by, name: one.name }] : [],
        ),
      )
      .at(0);
  const lists = { category: menu.categories, group: menu.groups, dish: menu.dishes, order: [] };
  const nameOf = (one: One): MenuText | undefined =>
    lists[one.kind].find(({ id }) => id === one.id)?.name ?? versionOf(one)?.name;
  const choose = async (one: One, wants: "draft" | "published") => {
    if (busy !== null) return;
    setBusy(`${one.kind} ${one.id} ${wants}`);
    const answer = await decide(one, wants, { menu, store_id });
    await menuChanged();
    setBusy(null);
    say(answer, t("decided"));
  };
  return (
    <section className={styles.kind}>
      <h2>{t("overtaken.title")}</h2>
      <Notice kind="warn">{t("overtaken.note")}</Notice>
      <ul className={desk.list}>
        {menu.overtaken.map((one) => {
          const name = nameOf(one);
          const by = versionOf(one)?.by ?? null;
          const title = name === undefined ? one.id : words(name);
          return (
            <li key={`${one.kind} ${one.id}`} className={styles.row}>
              <span className={styles.name}>{title}</span>
              <span className={desk.soft}>
                {by === null ? t("overtaken.bySomebody") : t("overtaken.by", { name: by })}
              </span>
              <span className={styles.acts}>
                {(["draft", "published"] as const).map((wants) => (
                  <Button
                    key={wants}
                    size="small"
                    kind="outline"
                    busy={busy === `${one.kind} ${one.id} ${wants}`}
                    onClick={() => void choose(one, wants)}
                  >
                    {t(`overtaken.${wants}`)}
                    <span className="visually-hidden"> {title}</span>
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {said}
    </section>
  );
}
