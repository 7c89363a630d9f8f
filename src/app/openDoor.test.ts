import { expect, it, vi } from "vitest";
import { lineTroubleAtom, signInDoorAtom } from "#state/signInDoor.ts";
import { createServices } from "./createServices.ts";
import { openDoor } from "./openDoor.ts";

vi.mock("./doorWork.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says that LINE is out of reach where not even the code behind the door comes", async () => {
  const services = createServices("en", "", () => Promise.reject(new TypeError("offline")));
  const settings = {
    apiBase: "",
    liffId: null,
    lineLogin: "stand_in",
    wechatLogin: false,
    googleMapsKey: null,
  } as const;
  openDoor({ kind: "browser", settings, services, isFirstRedirect: false });
  const { signIn } = services.store.get(signInDoorAtom);
  expect(await signIn("line", "/home", "sign_in")).toBe("failed");
  expect(services.store.get(lineTroubleAtom)).toBe("unreachable");
});
