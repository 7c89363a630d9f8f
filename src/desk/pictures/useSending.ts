import { useEffect, useRef, useState } from "react";
import type { Picture } from "#contract/scalars.ts";
import { type Crop, wholeCrop } from "#domain/pictures/crop.ts";
import { shrinkPicture } from "#parts/uploads/shrinkPicture.ts";
import { type PictureTrouble, sendPicture } from "./sendPicture.ts";

/** A picture of this device that was chosen, on its way or there. */
export interface Chosen {
  /** As it is sent: upright, and no larger than needed. */
  readonly file: Blob;
  readonly crop: Crop;
}

interface Sending {
  readonly ratio: number | null;
  readonly onSent: (picture: Picture) => void;
}

/** A picture on its way to the provider; another one that is chosen meanwhile takes its place. */
export function useSending({ onSent, ratio }: Sending) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** How much of it has left, 0 to 1; null: none is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  /** The form's own of now, which may have been typed into while the picture was on its way. */
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });

  const begin = (): AbortSignal => {
    stop.current?.abort();
    stop.current = new AbortController();
    setTrouble(null);
    setShare(0);
    return stop.current.signal;
  };
  const end = (why: PictureTrouble | null) => {
    setShare(null);
    setTrouble(why);
  };
  const send = async (wanted: Chosen, signal: AbortSignal): Promise<boolean> => {
    setChosen(wanted);
    const outcome = await sendPicture(wanted.file, { crop: wanted.crop, onProgress: setShare, signal });
    if (signal.aborted) return false;
    end(outcome.ok ? null : outcome.why);
    if (outcome.ok) sent.current(outcome.picture);
    return outcome.ok;
  };
  return {
    chosen,
    share,
    trouble,
    /** Sends a file, cropped around its middle. */
    choose: async (given: Blob): Promise<void> => {
      const signal = begin();
      const file = await shrinkPicture(given);
      if (signal.aborted) return;
      if (typeof file === "string") end({ kind: "fault", fault: file });
      else await send({ file, crop: wholeCrop(ratio) }, signal);
    },
    /** Sends what was chosen once more, cropped in another way; whether it is there. */
    recrop: async (crop: Crop): Promise<boolean> =>
      chosen === null ? false : send({ ...chosen, crop }, begin()),
    /** What was chosen is not wanted any more. */
    drop: () => {
      stop.current?.abort();
      setChosen(null);
      end(null);
    },
  };
}
