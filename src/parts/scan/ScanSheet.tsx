import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { codeReader } from "./codeReader.ts";
import { LampButton } from "./LampButton.tsx";
import styles from "./Scan.module.css";
import { useCamera } from "./useCamera.ts";

interface ScanSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was read and leads nowhere; null: go on looking. */
  readonly foreign: string | null;
  readonly onText: (text: string) => void;
  readonly onAgain: () => void;
}

/** Reads a code with the camera, from a picture, or typed: without a camera, or leave to use it, nobody is stuck. */
export function ScanSheet({ open, onClose, foreign, onText, onAgain }: ScanSheetProps) {
  const { t } = useTranslation("scan");
  const { t: tc } = useTranslation();
  const hasTexts = useTexts(["scan"]);
  const file = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const { video, state, stream, onPlaying } = useCamera(open && hasTexts && foreign === null, onText);
  if (!hasTexts) return null;
  const readPicture = async (picture: File | undefined) => {
    if (!picture) return;
    setEmpty(false);
    const text = await createImageBitmap(picture).then(
      async (bitmap) => (await codeReader())(bitmap),
      () => null,
    );
    if (text === null) setEmpty(true);
    else onText(text);
  };
  const isBlind = state === "denied" || state === "missing";
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={tc("close")}>
      <div className={styles.page}>
        <div role="status">
          {foreign !== null ? (
            <Notice kind="warn">
              {t("foreign")} <span className={styles.held}>{foreign}</span>
            </Notice>
          ) : isEmpty ? (
            <Notice kind="warn">{t("noCode")}</Notice>
          ) : (
            isBlind && <Notice kind="info">{t(state)}</Notice>
          )}
        </div>
        {foreign !== null ? (
          <Button block onClick={onAgain}>
            {t("again")}
          </Button>
        ) : (
          !isBlind && (
            <>
              <div className={styles.camera}>
                {/* A live picture of what lies before the phone: nothing is said in it. */}
                <video ref={video} muted playsInline aria-label={t("camera")} onPlaying={onPlaying} />
                {stream && <LampButton stream={stream} />}
              </div>
              <p>{t("hold")}</p>
            </>
          )
        )}
        <input
          ref={file}
          hidden
          type="file"
          accept="image/*"
          aria-label={t("picture")}
          onChange={({ target }) => {
            void readPicture(target.files?.[0]);
            // The same picture may be tried again.
            target.value = "";
          }}
        />
        <Button block kind="outline" onClick={() => file.current?.click()}>
          {t("picture")}
        </Button>
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            // The screen below may be a form as well.
            event.stopPropagation();
            if (typed.trim() !== "") onText(typed);
          }}
        >
          <Field label={t("typed")}>
            <TextInput
              value={typed}
              autoCapitalize="none"
              autoComplete="off"
              enterKeyHint="go"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <Button type="submit" kind="outline">
            {t("go")}
          </Button>
        </form>
      </div>
    </Sheet>
  );
}
