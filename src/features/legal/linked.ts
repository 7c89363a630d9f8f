interface Piece {
  readonly words: string;
  /** Null for words that lead nowhere. */
  readonly address: string | null;
}

/** The pieces of a text in which links stand as `[words](address)`; an address is a path of ours or begins with https. */
export function linked(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]+)\)/g)) {
    const [whole, words = "", address = ""] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index), address: null });
    pieces.push({ words, address });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), address: null });
  return pieces;
}
