import { once } from "node:events";
import { createServer } from "node:net";
import * as z from "zod/mini";
import { ask, type Check, type Finding, findingsOf, type Job } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("server");

const Ready = z.object({ status: z.string() });
const Health = z.object({ status: z.string(), version: z.string() });

/** Whether the provider runs and is well; where it does not run, whether it could listen. */
export const server: Check = async (job) => {
  const { origin, isTold, isUp } = job;
  if (isUp) return [await ofHealth(origin)];
  if (isTold)
    return [
      fault(
        `${origin} does not answer.`,
        "Check that the provider runs, and the way to it: name server, proxy, firewall.",
      ),
    ];
  return [await ofPort(job)];
};

/** What to do, by what /healthz says; it goes on by itself once the cause is gone. */
const todos: Readonly<Record<string, string>> = {
  "disk full": "Make room on the database's disk at once: orders fail, or are about to.",
  "database out of reach":
    "Start the database, and look at the way to it; the provider connects again by itself.",
  "database does not answer": "Look at what the database is busy with, and at the way to it.",
  "database refuses writes":
    "Look at the database's log: it may be a standby, out of room or out of connections. Orders fail until it takes writes.",
};

/** A monitor asks /healthz, a balancer /readyz: a proxy that swallows one of them sends customers to a server that ends. */
async function ofReadiness(origin: string, version: string): Promise<Finding> {
  const ready = await ask(`${origin}/readyz`);
  const { data } = Ready.safeParse(await ready?.json().catch(() => null));
  if (data?.status === "ok") return ok(`${origin} answers, takes orders, and is version ${version}.`);
  return warning(
    `${origin} is well, and says at /readyz that no customers should be sent to it (${data?.status ?? ready?.status ?? "no answer"}).`,
    "It may be about to end, or a proxy does not pass /readyz on.",
  );
}

async function ofHealth(origin: string): Promise<Finding> {
  const answer = await ask(`${origin}/healthz`);
  const { data } = Health.safeParse(await answer?.json().catch(() => null));
  if (data?.status === "ok") return ofReadiness(origin, data.version);
  if (data !== undefined)
    return fault(
      `${origin} answers: ${data.status}.`,
      todos[data.status] ?? "Look at the provider's log and at its database, then start it again.",
    );
  return warning(
    `${origin} answers, but not as Noren's provider does (status ${answer?.status ?? "none"} at /healthz).`,
    "Check the address. With an API of your own, npm run conformance -- --base says how it does.",
  );
}

/** Nobody answers: what else may have the port? */
async function ofPort({ origin, settings: { host, port } }: Job): Promise<Finding> {
  const trial = createServer().listen(port, host);
  try {
    await once(trial, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "?";
    return fault(
      `${origin} does not answer, and ${host}:${port} cannot be listened on (${code}).`,
      code === "EACCES"
        ? "Choose a port from 1024 on (PORT), or let the account use this one."
        : "End the program that has it, or choose another (PORT, HOST).",
    );
  } finally {
    trial.close();
  }
  return warning(
    `Nothing answers at ${origin}; port ${port} is free.`,
    "Start it by npm start, and run this again to have the rest looked at.",
  );
}
