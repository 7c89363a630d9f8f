import { useStore } from "jotai";
import { memberInfo } from "#contract/calls/member.ts";
import { wireLanguage } from "#domain/values/localeCodes.ts";
import { postPicture, type UploadAnswer } from "#net/postPicture.ts";
import { useSend } from "#net/useCall.ts";
import { apiBaseAtom } from "#state/page/operatorSettings.ts";
import { localeAtom } from "#state/page/choices.ts";
import { sessionAtom } from "#state/account/session.ts";

const NO_SESSION: readonly number[] = [20001, 20002, 20003];

interface Progress {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export type Upload = (picture: Blob, progress: Progress) => Promise<UploadAnswer>;

/** Sends a picture in the caller's name; a session that ran out is mended, and the picture sent once more. */
export function useUpload(): Upload {
  const store = useStore();
  const send = useSend();
  const post = (picture: Blob, progress: Progress) => {
    const user = store.get(sessionAtom);
    const language = wireLanguage(store.get(localeAtom));
    const base = { language, ...(user ? { uid: user.uid, auth_token: user.auth_token } : {}) };
    return postPicture(picture, { ...progress, apiBase: store.get(apiBaseAtom), base });
  };
  return async (picture, progress) => {
    const answer = await post(picture, progress);
    const isStranger = !answer.ok && answer.kind === "code" && NO_SESSION.includes(answer.code);
    if (!isStranger) return answer;
    // A call that wants a session has it renewed, or leads to the sign-in, as every other does.
    const known = await send(memberInfo, {});
    return known.ok ? post(picture, progress) : answer;
  };
}
