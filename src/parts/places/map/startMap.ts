import { isPageForMaps } from "#parts/shell/isPageFor.ts";
import { startLeaflet } from "./leafletEngine.ts";
import type { MapEngine, MapStart, StartMap } from "./mapEngine.ts";

/** Milliseconds for Google's script, which may hang for ever: after them the keyless map is drawn. */
const PATIENCE = 10_000;

/** Google did not come, or refused the key: it is not asked again until the page is opened anew. */
let isGoogleOut = false;

const drawGoogle: StartMap = async (box, start) =>
  (await import("./googleEngine.ts")).startGoogle(box, start);

/** Draws a map by Google where there is a key, the page may ask Google, and it comes in time; else the keyless one. */
export const startMap: StartMap = async (box, start) => {
  if (start.settings.googleMapsKey !== null && !isGoogleOut && isPageForMaps()) {
    const refuse = () => {
      isGoogleOut = true;
      start.onRefused();
    };
    const drawn = await inTime(box, { ...start, onRefused: refuse }, drawGoogle);
    if (drawn) return drawn;
    isGoogleOut = true;
  }
  return draw(box, start, startLeaflet);
};

/** Each engine draws into a box of its own, so that one that gave up leaves nothing behind. */
async function draw(box: HTMLElement, start: MapStart, by: StartMap): Promise<MapEngine> {
  const inner = document.createElement("div");
  box.replaceChildren(inner);
  const engine = await by(inner, start);
  let isGone = false;
  /** Who still holds a map that is gone moves nothing. */
  const whileThere =
    <Given extends unknown[]>(move: (...given: Given) => void) =>
    (...given: Given) => {
      if (!isGone) move(...given);
    };
  return {
    drawnBy: engine.drawnBy,
    mark: (...given) => (isGone ? () => {} : engine.mark(...given)),
    moveTo: whileThere(engine.moveTo),
    zoomBy: whileThere(engine.zoomBy),
    fit: whileThere(engine.fit),
    destroy: () => {
      if (isGone) return;
      isGone = true;
      engine.destroy();
      inner.remove();
    },
  };
}

async function inTime(box: HTMLElement, start: MapStart, by: StartMap): Promise<MapEngine | null> {
  let isLate = false;
  const onlyInTime =
    <Given extends unknown[]>(tell: (...given: Given) => void) =>
    (...given: Given) => {
      if (!isLate) tell(...given);
    };
  const drawing = draw(
    box,
    {
      ...start,
      onFrame: onlyInTime(start.onFrame),
      onTap: onlyInTime(start.onTap),
      onGround: onlyInTime(start.onGround),
      onRefused: onlyInTime(start.onRefused),
    },
    by,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const drawn = await Promise.race([drawing.catch(() => null), late]);
  clearTimeout(timer);
  if (drawn) return drawn;
  isLate = true;
  void drawing.then(
    (engine) => engine.destroy(),
    () => null,
  );
  return null;
}
