import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Access } from "#provider/gateways/files/s3Files.ts";

export interface TestS3 {
  /** Of its one bucket. */
  readonly access: S3Access;
  readonly close: () => Promise<void>;
}

/** A service that speaks S3 and looks at signatures, with one empty bucket. */
export async function s3Server(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "noren-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "noren" }],
  });
  const { port } = await server.run();
  return {
    access: {
      bucket: `http://127.0.0.1:${port}/noren`,
      region: "us-east-1",
      // The one pair of keys that it knows.
      accessKey: "S3RVER",
      secretKey: "S3RVER",
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
