import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../.ci/services/freePort.ts";

export interface EmptyProvider {
  readonly origin: string;
  /** What its start prints: where the first owner begins. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/** A provider without a demo, on an empty database of its own. */
export async function emptyProvider(): Promise<EmptyProvider> {
  const folder = await mkdtemp(join(tmpdir(), "noren-desk-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["provider/main.ts"], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: "",
      NOREN_PUBLIC_ORIGIN: "",
      NOREN_DATA_DIR: folder,
      NOREN_DEMO: "0",
      NOREN_LOG_LEVEL: "error",
      // A test reaches nobody's server of maps.
      NOREN_MAP_TILES: "none",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const link = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      const [found] = /http\S+\/desk\/begin#\S+/.exec(said) ?? [];
      if (found !== undefined && said.includes("Ctrl-C")) resolve(found);
    });
    child.on("exit", () => reject(new Error(`The provider ended:\n${said}`)));
  });
  return {
    origin: new URL(link).origin,
    link,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
