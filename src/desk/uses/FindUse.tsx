import { type FormEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { findUse, MOST_CODE } from "#contract/calls/desk/uses.ts";
import { type DeskFailure, deskSend } from "#desk/net/deskSend.ts";
import { useCamera } from "#parts/scan/useCamera.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { TextInput } from "#ui/fields/TextInput.tsx";
import { qrIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Uses.module.css";

interface FindUseProps {
  readonly storeId: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Nothing else waits on the screen. */
  readonly isMain: boolean;
  readonly onFound: (use_id: string) => void;
  readonly onFailure: (failure: DeskFailure, label: string, again: () => void) => void;
}

/** Where a clerk types the digits on a customer's screen, or scans the code beside them. */
export function FindUse({ field, isMain, onFailure, onFound, storeId }: FindUseProps) {
  const { t } = useTranslation("desk/uses");
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isScanning, scan] = useState(false);

  // Other digits are written over the wrong ones.
  const refuse = (why: string) => {
    setFault(why);
    field.current?.focus();
    field.current?.select();
  };
  const find = async (code: string): Promise<void> => {
    if (isBusy) return;
    if (code.trim() === "") return refuse(t("ask"));
    setBusy(true);
    const answer = await deskSend(findUse, { store_id: storeId, code: code.slice(0, MOST_CODE) });
    setBusy(false);
    if (!answer.ok) return onFailure(answer, t("find"), () => void find(code));
    if ("refusal" in answer.data) return refuse(t(`said.${answer.data.refusal}`));
    setTyped("");
    setFault(null);
    onFound(answer.data.use_id);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void find(typed);
  };
  const hasCamera = "mediaDevices" in navigator;
  return (
    <form className={styles.find} onSubmit={send} noValidate>
      <Field label={t("digits")} hint={t("ask")} error={fault ?? undefined}>
        <TextInput
          ref={field}
          name="code"
          className={styles.code ?? ""}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_CODE}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
      </Field>
      <div className={desk.acts}>
        <Button type="submit" kind={isMain ? "primary" : "outline"} busy={isBusy}>
          {t("find")}
        </Button>
        {hasCamera && (
          <Button
            kind="outline"
            icon={<Icon of={qrIcon} size={20} />}
            aria-pressed={isScanning}
            onClick={() => scan(!isScanning)}
          >
            {t(isScanning ? "stop" : "scan")}
          </Button>
        )}
      </div>
      {isScanning && (
        <Camera
          onText={(text) => {
            scan(false);
            void find(text);
          }}
        />
      )}
    </form>
  );
}

/** Looks for a code until it has seen one; where the camera may not be used, or is none, it says so. */
function Camera({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useTranslation("desk/uses");
  const { onPlaying, state, video } = useCamera(true, onText);
  if (state === "denied" || state === "missing")
    return (
      <Notice kind="warn" live>
        {t(state)}
      </Notice>
    );
  return (
    <video
      ref={video}
      className={styles.camera}
      muted
      playsInline
      aria-label={t("camera")}
      onPlaying={onPlaying}
    />
  );
}
