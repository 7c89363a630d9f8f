import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { loadScreen } from "#app/loadScreen.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { matchRoute } from "#routes/matchRoute.ts";
import { ScreenHost } from "./ScreenHost.tsx";
import { overToNewBuild } from "./overToNewBuild.ts";

vi.mock("#app/loadScreen.ts", async (original) => ({
  ...(await original<object>()),
  loadedScreen: () => null,
  loadScreen: vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError("no chunk"))),
}));
vi.mock("./overToNewBuild.ts", () => ({ overToNewBuild: vi.fn<() => Promise<boolean>>() }));

/** Opens a screen whose code cannot be had. */
async function open() {
  const match = matchRoute("/user", "");
  if (!match) throw new Error("no such route");
  await renderPart(<ScreenHost match={match} />);
  await vi.waitFor(() => expect(overToNewBuild).toHaveBeenCalledTimes(1));
  await act(async () => {});
}
const failure = () => screen.queryByRole("button", { name: "Try again" });

beforeEach(() => {
  vi.mocked(overToNewBuild).mockReset();
  vi.mocked(loadScreen).mockClear();
});

it("a screen whose code is gone with its build is left to the next build, without a word of failure", async () => {
  vi.mocked(overToNewBuild).mockResolvedValue(true);
  await open();
  expect(failure()).toBeNull();
});

it.each([
  ["the build is the server's", () => Promise.resolve(false)],
  ["the server cannot be asked", () => Promise.reject(new TypeError("no network"))],
])("a screen whose code does not come can be tried again where %s", async (_name, told) => {
  vi.mocked(overToNewBuild).mockImplementation(told);
  await open();
  await vi.waitFor(() => expect(failure()).not.toBeNull());
  act(() => failure()?.click());
  await vi.waitFor(() => expect(loadScreen).toHaveBeenCalledTimes(2));
});
