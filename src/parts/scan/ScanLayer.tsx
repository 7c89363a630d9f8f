import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { readScan } from "#routes/readScan.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { boltIcon } from "#ui/icons/camera.ts";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Scan.module.css";
import { codeReader, useCamera } from "./useCamera.ts";

interface ScanLayerProps {
  readonly onEnd: () => void;
  /** Takes a gift's code where the screen has a place for it; elsewhere it leads to the one that has. */
  readonly onGift?: ((code: string) => void) | undefined;
}

/** From the tap on: LINE's own reader in LINE where that can read, else our sheet with the camera. */
export default function ScanLayer({ onEnd, onGift }: ScanLayerProps) {
  const navigate = useNavigate();
  const { host, liffId, reach } = useAtomValue(signInPathAtom);
  const [isOurs, setOurs] = useState(host !== "line");
  const [foreign, setForeign] = useState<string | null>(null);

  const follow = (text: string) => {
    const found = readScan(text, { origin: window.location.origin, liffId });
    if (found.kind === "foreign") {
      setForeign(found.text);
      setOurs(true);
      return;
    }
    onEnd();
    if (found.kind === "address") void navigate(found.address);
    else if (onGift) onGift(found.code);
    else void navigate(`${href("activate", {})}#${new URLSearchParams({ code: found.code })}`);
  };

  useEffect(() => {
    if (host !== "line") return;
    let isCurrent = true;
    const read = async () => {
      const text = await reach().then(
        (line) => line.scan(),
        () => undefined,
      );
      if (!isCurrent) return;
      if (text === undefined) setOurs(true);
      else if (text === null) onEnd();
      else follow(text);
    };
    void read();
    return () => {
      isCurrent = false;
    };
    // Once for each tap: LINE's reader stands over the page until it answers.
  }, [host, reach]); // oxlint-disable-line react-hooks/exhaustive-deps

  // Beside the screen, not in it: the button may stand in a form, and this holds one.
  return createPortal(
    <ScanSheet
      open={isOurs}
      onClose={onEnd}
      foreign={foreign}
      onText={follow}
      onAgain={() => setForeign(null)}
    />,
    document.body,
  );
}

interface ScanSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was read and leads nowhere; null: go on looking. */
  readonly foreign: string | null;
  readonly onText: (text: string) => void;
  readonly onAgain: () => void;
}

/** Reads a code with the camera, from a picture, or typed: without a camera, or leave to use it, nobody is stuck. */
function ScanSheet({ open, onClose, foreign, onText, onAgain }: ScanSheetProps) {
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

/** The camera's lamp, for a table in the dark; nothing where there is none, or once it did not follow. */
function LampButton({ stream }: { readonly stream: MediaStream }) {
  const { t } = useTranslation("scan");
  const torch = useMemo(() => torchOf(stream), [stream]);
  const [isOn, setOn] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (!torch || isBroken) return null;
  const toggle = () =>
    torch(!isOn).then(
      () => setOn(!isOn),
      () => setBroken(true),
    );
  return (
    <div className={styles.lamp}>
      <IconButton
        icon={boltIcon}
        kind="raised"
        filled={isOn}
        label={t("light")}
        aria-pressed={isOn}
        onClick={() => void toggle()}
      />
    </div>
  );
}

/** What a camera's own lamp takes; not every phone has one, and Safari lets no page use it. */
interface WithTorch extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/**
 * Switches the lamp of a camera on or off; null where it has none that a page may use.
 * @throws what the browser says where the lamp does not follow
 */
function torchOf(stream: MediaStream): ((isOn: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  const able: object = track?.getCapabilities?.() ?? {};
  if (!track || !("torch" in able) || able.torch !== true) return null;
  return (torch) => {
    const lit: WithTorch = { torch };
    return track.applyConstraints({ advanced: [lit] });
  };
}
