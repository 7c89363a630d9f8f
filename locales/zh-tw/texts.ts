/** A language's texts for the client; messages of codes are the provider's to say, the client has them from its answers. */
export const texts = import.meta.glob<Readonly<Record<string, unknown>>>(["./*.json", "!./errors.json"], {
  eager: true,
  import: "default",
});
