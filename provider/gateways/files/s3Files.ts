import { setTimeout as wait } from "node:timers/promises";
import { S3mini, S3ServiceError } from "s3mini";
import { type FilesGateway, isFileName, typeOf } from "./files.ts";

/** How a bucket is reached. */
export interface S3Access {
  /** Its whole address, maybe with a folder in it: `https://s3.example.com/bucket`. */
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 20_000;
/** Milliseconds between tries: a bucket's service is busy at times, and says so. */
const TRIES = [0, 200, 1_000];

/** Files kept in a bucket of a service that speaks S3, by requests that are signed (version 4). */
export function s3Files({ accessKey, bucket, region, secretKey }: S3Access): FilesGateway {
  const s3 = new S3mini({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    endpoint: bucket,
    region,
    requestAbortTimeout: PATIENCE,
  });
  return {
    async put(name, { content, type }) {
      if (!isFileName(name)) throw new RangeError("Not the name of a file");
      await patiently(() => s3.putObject(name, content, type));
    },
    async get(name) {
      if (!isFileName(name)) return null;
      return patiently(async () => {
        const answer = await s3.getObjectResponse(name);
        if (answer === null) return null;
        const type = answer.headers.get("content-type") ?? typeOf(name);
        return { type, content: new Uint8Array(await answer.arrayBuffer()) };
      });
    },
    async remove(names) {
      for (const name of names.filter(isFileName)) await patiently(() => s3.deleteObject(name));
    },
  };
}

/** Does it again where the service is busy or did not answer; what it refuses, it would refuse again. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  let failure: unknown;
  for (const pause of TRIES) {
    await wait(pause);
    try {
      return await work();
    } catch (error) {
      failure = error;
      const isRefused = error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
      if (isRefused) break;
    }
  }
  throw failure;
}
