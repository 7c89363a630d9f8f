import { fileURLToPath } from "node:url";
import { run } from "./operations/start.ts";

await run(fileURLToPath(new URL("..", import.meta.url)), { isDevelopment: process.argv.includes("--dev") });
