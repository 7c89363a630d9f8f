import { killRounds } from "./killRounds.ts";

killRounds(process.env["TEST_DATABASE_URL"] ? [158] : [90, 107, 124, 141, 158]);
