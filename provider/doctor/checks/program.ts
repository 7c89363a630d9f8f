import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { findingsOf } from "#provider/doctor/finding.ts";
import type { Check } from "#provider/doctor/job.ts";

const Manifest = z.object({ version: z.string(), optionalDependencies: z.record(z.string(), z.string()) });

/** Node, npm and the built client. */
export const program: Check = async ({ root, environment }) => {
  const { ok, warning } = findingsOf("program");
  const text = await readFile(join(root, "package.json"), "utf8").catch(() => "{}");
  const { data } = Manifest.safeParse(JSON.parse(text));
  const pinned = Object.entries(data?.optionalDependencies ?? {}).find(([name]) => name.startsWith("node-"));
  const wanted = Number.parseInt(pinned?.[1] ?? "0", 10);
  const npm = /npm\/(\S+)/.exec(environment["npm_config_user_agent"] ?? "")?.[1];
  const versions = `Noren ${data?.version ?? "?"}, Node ${process.versions.node}${npm === undefined ? "" : `, npm ${npm}`}`;
  const isBuilt = await readFile(join(root, "dist", "client", "index.html")).then(
    () => true,
    () => false,
  );
  return [
    Number.parseInt(process.versions.node, 10) < wanted
      ? warning(`${versions}: made for Node ${wanted}.`, "Start it by npm start, which brings its own Node.")
      : ok(`${versions}.`),
    isBuilt
      ? ok("The client is built.")
      : warning("The client is not built.", "Run npm run build, or npm start, which does."),
  ];
};
