import { expectError, test } from "../test.ts";
import { guestOf } from "./guest.ts";
import { describe, shrink } from "./shrink.ts";
import { walk } from "./walk.ts";

/**
 * Guests who tap, type, go back, reload, lose the network and turn their phones at random. After each step: no error,
 * something to tap, a way back, toasts and questions and warnings where they are due, and one price in cart, bill and
 * at the provider. `E2E_GUESTS` is how many walk, `E2E_GUESTS_FROM` the first one's seed.
 */
const COUNT = Number(process.env["E2E_GUESTS"] ?? (process.env["NOREN_TEST_LONG"] === "1" ? 1_000 : 14));
const FIRST = Number(process.env["E2E_GUESTS_FROM"] ?? 1);
const STEPS = 60;
/** Milliseconds that looking for the shortest steps may take. */
const PATIENCE = 30_000;

// Pictures are of no interest here, and a third of the time.
test.use({ screenshot: "off" });

for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
  test(`guest ${seed} walks about`, async ({ browser, request }) => {
    test.setTimeout(120_000 + PATIENCE * 2);
    // What is an error is judged after each step, by whether the guest has a network.
    expectError(/(?:)/);
    const world = { browser, request };
    const guest = guestOf(seed);
    const broken = await walk(world, guest, STEPS);
    if (broken === null) return;
    const until = performance.now() + PATIENCE;
    const shortest = await shrink(
      broken,
      (steps) => walk(world, guest, steps),
      () => performance.now() > until,
    );
    throw new Error(describe(guest, shortest ?? broken, shortest !== null));
  });
}
