import { useState } from "react";
import { Button } from "#ui/actions/Button.tsx";
import { Dialog } from "#ui/layers/Dialog.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { Stack } from "#ui/lists/Card.tsx";
import { Stepper } from "#ui/fields/Stepper.tsx";
import { type Toast, ToastHost } from "#ui/layers/ToastHost.tsx";
import { dishes } from "./Lists.tsx";
import styles from "./Gallery.module.css";
import { Sample, Section } from "./Section.tsx";

type Shown = "options" | "plain" | "question" | "rest" | null;

const sizes = [
  { value: "s", label: "Small", end: "−¥100" },
  { value: "m", label: "Medium", end: "¥0" },
  { value: "l", label: "Large", note: "1.5 times the noodles", end: "+¥150" },
] as const;

/** What lies over the page. */
export const Overlays = () => {
  const [shown, setShown] = useState<Shown>(null);
  const [size, setSize] = useState<(typeof sizes)[number]["value"]>("m");
  const [language, setLanguage] = useState<"ja" | "en" | "ko">("en");
  const [number, setNumber] = useState(1);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const close = () => setShown(null);
  const toast = (text: string, kind?: Toast["kind"]) =>
    setToasts((now) => [...now, { id: Math.random(), text, kind }]);
  return (
    <Section title="Overlays">
      <Sample name="Sheet with a picture and a price; plain Sheet" row>
        <Button kind="quiet" onClick={() => setShown("options")}>
          Options
        </Button>
        <Button kind="quiet" onClick={() => setShown("plain")}>
          Plain sheet
        </Button>
      </Sample>
      <Sample name="Dialog: a question; without a button (2 s)" row>
        <Button kind="quiet" onClick={() => setShown("question")}>
          Question
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setShown("rest");
            setTimeout(close, 2000);
          }}
        >
          Rest time
        </Button>
      </Sample>
      <Sample name="Toast" row>
        <Button kind="quiet" onClick={() => toast("Added to the cart", "ok")}>
          Good news
        </Button>
        <Button kind="quiet" onClick={() => toast("Choose at most two toppings", "warn")}>
          A warning
        </Button>
      </Sample>
      <ToastHost toasts={toasts} onExpire={(id) => setToasts((now) => now.filter((one) => one.id !== id))} />

      <Sheet
        open={shown === "options"}
        onClose={close}
        closeLabel="Close"
        title="Shoyu ramen"
        hero={<Picture {...dishes.ramen} alt="A bowl of ramen" sizes="100vw" frame="wide" />}
        footer={
          <div className={styles.row}>
            <Stepper
              value={number}
              min={1}
              onChange={setNumber}
              labels={{ group: "Shoyu ramen", decrease: "One less", increase: "One more" }}
            />
            <div className={styles.about}>
              <Button block end={`¥${880 * number}`} onClick={() => toast("Added to the cart", "ok")}>
                Add
              </Button>
            </div>
          </div>
        }
      >
        <Stack gap="3">
          <p>Clear broth of chicken and dried fish, thin noodles.</p>
          {["Size", "Noodles", "Broth"].map((group) => (
            <Field key={group} label={group} mark="required" group>
              <RadioCards name={group} options={sizes} value={size} onChange={setSize} />
            </Field>
          ))}
        </Stack>
      </Sheet>
      <Sheet open={shown === "plain"} onClose={close} closeLabel="Close" title="Language">
        <RadioCards
          name="language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: "ja", label: <span lang="ja">日本語</span> },
            { value: "en", label: <span lang="en">English</span> },
            { value: "ko", label: <span lang="ko">한국어</span> },
          ]}
        />
      </Sheet>
      <Dialog
        open={shown === "question"}
        onClose={close}
        title="Cancel this order?"
        actions={
          <>
            <Button kind="danger" block onClick={close}>
              Cancel the order
            </Button>
            <Button kind="outline" block onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        The kitchen has not started yet.
      </Dialog>
      <Dialog open={shown === "rest"} title="Not taking orders right now">
        Open again at 17:00. Your cart stays as it is.
      </Dialog>
    </Section>
  );
};
