import { type SaxesAttributeNS, SaxesParser } from "saxes";

/** What a reader of a document hears. */
interface Listener {
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Reads a document of XML. Names are without their prefix. Entities of its own are none of it: a document that declares
 * its kind is not read on, so that none can grow.
 * @throws Error for one that is not well-formed
 */
export function readXml(document: string, { open, close, text }: Listener): void {
  const parser = new SaxesParser({ xmlns: true });
  const fail = (error: Error) => {
    throw error;
  };
  parser.on("error", fail);
  parser.on("doctype", () => fail(new Error("A document type is not read")));
  parser.on("opentag", ({ local, attributes }) => {
    const named: Readonly<Record<string, SaxesAttributeNS>> = attributes;
    open(
      local,
      (name) => named[name]?.value ?? Object.values(named).find((each) => each.local === name)?.value,
    );
  });
  parser.on("closetag", ({ local }) => close?.(local));
  parser.on("text", (piece) => text?.(piece));
  parser.on("cdata", (piece) => text?.(piece));
  parser.write(document).close();
}
