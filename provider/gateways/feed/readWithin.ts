/** A response's body as UTF-8 text. @throws RangeError beyond `most` bytes, with the rest left unread */
export async function readWithin(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new RangeError(`More than ${most} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
