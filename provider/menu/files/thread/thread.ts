import { parentPort } from "node:worker_threads";
import { answerer } from "./answer.ts";
import type { Question } from "./protocol.ts";

// What a menu's files say and would change is found out here, so that the provider goes on answering meanwhile.
const answer = answerer();
parentPort?.on("message", (question: Question) => parentPort?.postMessage(answer(question)));
