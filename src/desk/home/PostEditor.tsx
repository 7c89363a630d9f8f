import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HOME_ZONE, type HomePost, type PostForm, removePost, savePost } from "#contract/calls/desk/home.ts";
import type { Picture } from "#contract/scalars.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { localTime } from "#desk/frame/localTime.ts";
import { HomeEditor } from "./HomeEditor.tsx";

interface PostEditorProps {
  /** Null: another one. */
  readonly post: HomePost | null;
  readonly pictures: readonly Picture[];
  readonly onDone: () => Promise<unknown>;
}

/** A post's form; a new one is of now. */
export function PostEditor({ onDone, pictures, post }: PostEditorProps) {
  const { t } = useTranslation("desk/home");
  const [initial] = useState(
    (): PostForm => ({
      text: post?.text ?? {},
      picture: post?.picture ?? null,
      source: post?.source ?? "",
      author: post?.author ?? "",
      url: post?.url ?? "",
      posted: localTime(new Date(post?.posted_time ?? Date.now()), HOME_ZONE),
    }),
  );
  const post_id = post?.post_id ?? null;
  return (
    <HomeEditor
      initial={initial}
      isNew={post === null}
      isPictureNeeded={false}
      ratio={1}
      pictures={pictures}
      lines={[
        { name: "source", label: t("source") },
        { name: "author", label: t("author") },
        { name: "url", label: t("address"), type: "url" },
        { name: "posted", label: t("postedAt"), type: "datetime-local" },
      ]}
      save={(form) => deskSend(savePost, { post_id, form })}
      remove={() => deskSend(removePost, { post_id: post_id ?? "" })}
      onDone={onDone}
    />
  );
}
