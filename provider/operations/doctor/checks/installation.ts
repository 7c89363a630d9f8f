import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { type Check, findingsOf } from "#provider/operations/doctor/check.ts";

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

/** What a seller has to disclose of themselves (Specified Commercial Transactions Act), and LINE's review compares. */
const DISCLOSED = ["name", "representative", "address", "phone", "email"] as const;

/** Who runs the service: stands in the terms, the privacy policy and the disclosure. */
export const operator: Check = async ({ settings }) => {
  const { ok, warning } = findingsOf("operator");
  const missing = DISCLOSED.filter((name) => settings.operator[name] === null);
  if (missing.length === 0) return [ok("Terms, privacy policy and disclosure name who runs the service.")];
  if (settings.hasDemo && missing.length === DISCLOSED.length)
    return [ok("The demo's made-up operator stands in terms, privacy policy and disclosure.")];
  const names = missing.map((name) => `NOREN_OPERATOR_${name.toUpperCase()}`).join(", ");
  return [
    warning(
      `Terms, privacy policy and disclosure lack who runs the service: ${names}.`,
      "Set them: the law asks for them, and LINE's review compares the name with its provider.",
    ),
  ];
};
