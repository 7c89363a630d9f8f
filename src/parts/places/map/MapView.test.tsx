import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import MapView from "./MapView.tsx";
import { fakeMap, inView, tokyo } from "./testing/fakeMap.ts";

const map = vi.hoisted(() => ({ fake: null as ReturnType<typeof fakeMap> | null }));
vi.mock("./startMap.ts", () => ({
  startMap: (...given: Parameters<ReturnType<typeof fakeMap>["startMap"]>) => map.fake?.startMap(...given),
}));

const points = [
  { id: "a", name: "Ramen A", note: "¥900", position: { latitude: 35.65, longitude: 139.65 } },
  { id: "b", name: "Sushi B", position: { latitude: 35.75, longitude: 139.85 } },
  { id: "c", name: "Udon C", position: { latitude: 35.7501, longitude: 139.8501 } },
];

let fake: ReturnType<typeof fakeMap>;
beforeEach(() => {
  fake = fakeMap();
  map.fake = fake;
  inView();
});
afterEach(() => vi.unstubAllGlobals());

async function drawn(part: Parameters<typeof renderPart>[0]) {
  const view = await renderPart(part, { texts: ["places"] });
  await waitFor(() => expect(fake.start()).not.toBeNull(), { timeout: 10_000 });
  await fake.rest(tokyo);
  return view;
}

describe("a map", () => {
  it("is fetched only when it comes into view", async () => {
    inView(false);
    await renderPart(<MapView label="Stores" points={points} />);
    expect(screen.getByRole("region", { name: "Stores" }).childElementCount).toBe(0);
    expect(fake.startMap).not.toHaveBeenCalled();
  });

  it("has a button for each store, by name and price, and one for those that would cover each other", async () => {
    await drawn(<MapView label="Stores" points={points} />);
    expect(screen.getByRole("button", { name: "Ramen A ¥900" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Sushi B" })).toBeNull();
    await userEvent.setup().click(screen.getByRole("button", { name: "2 stores here. Tap to zoom in" }));
    const [centre, zoom] = fake.moveTo.mock.lastCall ?? [];
    expect(centre?.latitude).toBeCloseTo(35.75, 2);
    expect(zoom).toBeGreaterThan(13);
  });

  it("shows every store by itself when one is close enough", async () => {
    await drawn(<MapView label="Stores" points={points} />);
    await fake.rest({ ...tokyo, zoom: 18 });
    expect(screen.getByRole("button", { name: "Sushi B" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Udon C" })).toBeDefined();
  });

  it("takes the chosen store out of its cluster, and names it in its bubble", async () => {
    await drawn(<MapView label="Stores" points={points} selected="b" />);
    const chosen = screen.getByRole("button", { name: "Sushi B", pressed: true });
    expect(chosen.textContent).toContain("Sushi B");
    expect(screen.getByRole("button", { name: "Udon C", pressed: false }).textContent).toBe("");
  });

  it("is worked by keyboard: Tab to a store, Enter chooses it, and buttons bring it nearer", async () => {
    const choose = vi.fn<(id: string | null) => void>();
    await drawn(<MapView label="Stores" points={points} onSelect={choose} />);
    const user = userEvent.setup();
    screen.getByRole("button", { name: "Ramen A ¥900" }).focus();
    await user.keyboard("{Enter}");
    expect(choose).toHaveBeenCalledWith("a");
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(fake.zoomBy).toHaveBeenCalledWith(1);
  });

  it("tells what it shows once it rests, and chooses nothing where the ground is tapped", async () => {
    const move = vi.fn<() => void>();
    const choose = vi.fn<(id: string | null) => void>();
    await drawn(<MapView label="Stores" points={points} onMove={move} onSelect={choose} />);
    expect(move).toHaveBeenLastCalledWith(tokyo.bounds, tokyo.centre);
    await fake.tap(tokyo.centre);
    expect(choose).toHaveBeenLastCalledWith(null);
  });

  it("shows all stores at first, and is not moved by those that are read for it later", async () => {
    await drawn(<MapView label="Stores" points={points} />);
    expect(fake.fit).toHaveBeenCalledTimes(1);
    expect(fake.fit.mock.lastCall?.[0]).toMatchObject({ south: 35.65, west: 139.65 });
    await fake.rest({ ...tokyo, zoom: 15 });
    expect(fake.fit).toHaveBeenCalledTimes(1);
  });

  it("goes where the customer is once that is known, and shows it", async () => {
    const here = { latitude: 35.68, longitude: 139.76 };
    await drawn(<MapView label="Stores" points={points} centre={here} own={here} />);
    expect(fake.start()?.centre).toEqual(here);
    expect(screen.getByRole("img", { name: "Where you are" })).toBeDefined();
    expect(fake.fit).not.toHaveBeenCalled();
  });

  it("moves beneath its pin to where it is tapped", async () => {
    await drawn(<MapView label="Stores" points={[]} hasPin />);
    await fake.tap({ latitude: 35.71, longitude: 139.8 });
    expect(fake.moveTo).toHaveBeenLastCalledWith({ latitude: 35.71, longitude: 139.8 }, null);
    expect(screen.getByRole("img", { name: "The middle of the map" })).toBeDefined();
  });

  it("says so where it cannot be drawn", async () => {
    fake.startMap.mockRejectedValueOnce(new Error("no canvas"));
    await renderPart(<MapView label="Stores" points={points} />, { texts: ["places"] });
    expect(await screen.findByText(/The map didn’t load/, {}, { timeout: 10_000 })).toBeDefined();
  });
});
