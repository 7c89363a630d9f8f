import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTellingWhere } from "./useTellingWhere.ts";

const here = { latitude: 35.65, longitude: 139.75 };

/** What was told, as it was sent; what answers it; and the device's own ears. */
let told: unknown[];
let answer: object;
let found: PositionCallback;
let failed: PositionErrorCallback;
let watched: number;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") });
  told = [];
  answer = { data: {} };
  watched = 0;
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    told.push(JSON.parse(body).position);
    return Response.json(answer);
  });
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      watchPosition: (onFound: PositionCallback, onFailed: PositionErrorCallback) => {
        found = onFound;
        failed = onFailed;
        watched += 1;
        return watched;
      },
      clearWatch: () => (watched -= 1),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "geolocation");
});

const open = () => renderHook(() => useTellingWhere("token"));
const at = (coords: typeof here) => act(async () => found({ coords } as GeolocationPosition));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it("tells where it is at once, then every ten seconds at most, and again when nothing moved", async () => {
  const { result } = open();
  act(() => result.current.start());
  expect(result.current.state).toBe("asking");
  await at(here);
  expect(result.current.state).toBe("on");
  await at({ ...here, latitude: 35.66 });
  expect(told).toHaveLength(1);
  await pass(11);
  await at({ ...here, latitude: 35.67 });
  expect(told).toEqual([here, { ...here, latitude: 35.67 }]);
  await pass(40);
  expect(told).toHaveLength(3);
  act(() => result.current.stop());
  expect(told.at(-1)).toBeNull();
  expect([result.current.state, watched]).toEqual(["off", 0]);
});

it("goes on trying when a place did not arrive, and says so", async () => {
  const { result } = open();
  act(() => result.current.start());
  answer = { fault: "unexpected" };
  await at(here);
  expect(result.current.state).toBe("unsent");
  answer = { data: {} };
  await pass(40);
  expect(result.current.state).toBe("on");
});

it("ends with the delivery, and where the browser does not allow it", async () => {
  const { result } = open();
  act(() => result.current.start());
  answer = { fault: "link_ended" };
  await at(here);
  expect([result.current.state, watched]).toEqual(["ended", 0]);
  act(() => result.current.start());
  act(() => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  expect([result.current.state, result.current.isOn, watched]).toEqual(["denied", false, 0]);
});
