import { vi } from "vitest";
import type { DeskPictureAnswer } from "#contract/calls/desk/pictures.ts";
import type { UploadResult } from "#contract/upload.ts";

/** What an upload is answered with; `broken`: the connection breaks. */
export type Reply = UploadResult | DeskPictureAnswer | "broken";

/** A picture as the provider keeps it, by a number. */
export function keptPicture(number: number): Extract<UploadResult, { state: "SUCCESS" }> {
  const src = `/uploads/picture-${number}`;
  const picture = { src, widths: [360, 1080], ratio: 0.75, tint: "#aabbcc" };
  return { state: "SUCCESS", url: `${src}-1080.webp`, picture };
}

/** Takes the place of the browser's upload; answers are given one by one, in the order in which they are asked for. */
export function fakeUploads(tell: (number: number, form: FormData) => Reply | Promise<Reply>) {
  const forms: FormData[] = [];
  let running = 0;
  let most = 0;
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    timeout = 0;
    open() {}
    abort() {
      this.dispatchEvent(new Event("abort"));
    }
    async send(form: FormData) {
      forms.push(form);
      running += 1;
      most = Math.max(most, running);
      const told = await tell(forms.length, form);
      running -= 1;
      if (told === "broken") return void this.dispatchEvent(new Event("error"));
      this.status = "picture" in told ? 200 : 400;
      this.responseText = JSON.stringify(told);
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return { forms, mostAtOnce: () => most };
}

/** A file that is a JPEG by its first bytes. */
export function someJpeg(name: string): File {
  return new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), name], name, { type: "image/jpeg" });
}
