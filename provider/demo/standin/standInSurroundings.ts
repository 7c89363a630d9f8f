import type { Settings } from "#provider/operations/settings.ts";

/** What a platform's stand-in is made of. It keeps nothing in the database: all it knows is in its tokens. */
export interface StandInSurroundings {
  readonly signingKey: string;
  readonly clock: () => Date;
  readonly random: (bytes: number) => string;
  readonly settings: Pick<Settings, "publicOrigin" | "trustProxy" | "allowedOrigins">;
}
