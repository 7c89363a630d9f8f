import { killRounds } from "./killRounds.ts";

// A server that outlives the provider needs fewer rounds than a database inside it.
killRounds(process.env["TEST_DATABASE_URL"] ? [5, 73] : [5, 22, 39, 56, 73]);
