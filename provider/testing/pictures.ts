import sharp, { type Sharp } from "sharp";
import { UploadResult } from "#contract/upload.ts";
import type { TestProvider } from "./provider.ts";

/** A JPEG whose left half is red and whose right half is blue, with whatever else `more` makes of it. */
export async function twoHalves(
  { width = 800, height = 600 }: { readonly width?: number; readonly height?: number } = {},
  more: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Uint8Array<ArrayBuffer>> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: "#0000ff" };
  const blue = await sharp({ create: half }).png().toBuffer();
  const red = sharp({ create: { ...half, width, background: "#ff0000" } });
  const whole = await red
    .composite([{ input: blue, left: half.width, top: 0 }])
    .png()
    .toBuffer();
  return Uint8Array.from(await more(sharp(whole).jpeg({ quality: 90 })).toBuffer());
}

/** Sends a file as the client does; the fields of a form go before it. */
export async function sendPicture(
  provider: Pick<TestProvider, "app">,
  content: Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>>,
  { name = "photo.jpg", headers = {} as Readonly<Record<string, string>>, address = "192.0.2.7" } = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set("file", new File([content], name, { type: "image/jpeg" }));
  const request = new Request("http://provider.test/upload", { method: "POST", body: form, headers });
  const response = await provider.app.fetch(request, { address });
  return { status: response.status, result: UploadResult.parse(await response.json()) };
}

/** The address of a picture that a session's member uploaded. */
export async function uploaded(
  provider: Pick<TestProvider, "app">,
  session: { readonly uid: string; readonly auth_token: string },
): Promise<string> {
  const { uid, auth_token } = session;
  const { result } = await sendPicture(provider, await twoHalves(), { uid, auth_token });
  if (result.state !== "SUCCESS") throw new Error(`Not taken: ${result.message}`);
  return result.url;
}
