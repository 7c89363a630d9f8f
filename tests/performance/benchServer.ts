import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../.ci/services/freePort.ts";
import { selfSignedCertificate } from "./certificate.ts";

export interface BenchServer {
  readonly origin: string;
  /** A table of the ramen store: path and query. */
  readonly tableLink: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the provider with the production build in a process of its own, on the embedded database in a new folder: over
 * TLS, as a customer's phone meets it, or as it comes without a certificate.
 * @throws when it ends before it listens, with what it said
 */
export async function startBenchServer(
  root: string,
  protocol: "HTTP/2" | "HTTP/1.1" = "HTTP/2",
): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "noren-bench-"));
  const isSecure = protocol === "HTTP/2";
  const files = isSecure ? await certificateIn(folder) : { NOREN_TLS_CERT: "", NOREN_TLS_KEY: "" };
  const port = await freePort();
  const child = spawn(process.execPath, ["provider/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...files,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: "",
      NOREN_PUBLIC_ORIGIN: "",
      NOREN_DATA_DIR: join(folder, "data"),
      NOREN_DEMO: "1",
      NOREN_LOG_LEVEL: "error",
      NOREN_REGISTRATIONS_A_MINUTE: "100000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    child.kill("SIGTERM");
    await closed;
    await rm(folder, { recursive: true, force: true });
  };
  const said: string[] = [];
  child.stderr.on("data", (data: Buffer) => said.push(data.toString()));
  const link = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      said.push(`${line}\n`);
      const [, path] = /https?:\/\/[^/]+(\/orderFood\?\S+)/.exec(line) ?? [];
      if (path !== undefined) resolve(path);
    });
    void closed.then(() => {
      const words = `The provider ended:\n${said.join("")}`;
      // Whatever is measured by then fails in words of its own, which do not say why.
      if (!isStopping) console.error(words);
      reject(new Error(words));
    });
  });
  try {
    return {
      origin: `${isSecure ? "https" : "http"}://127.0.0.1:${port}`,
      tableLink: await link,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes a certificate that signs itself, and its key; answers with the settings that name them. */
async function certificateIn(folder: string) {
  const { cert, key } = selfSignedCertificate(new Date());
  const files = { NOREN_TLS_CERT: join(folder, "cert.pem"), NOREN_TLS_KEY: join(folder, "key.pem") };
  await Promise.all([
    writeFile(files.NOREN_TLS_CERT, cert),
    writeFile(files.NOREN_TLS_KEY, key, { mode: 0o600 }),
  ]);
  return files;
}
