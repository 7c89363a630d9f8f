export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly rowMode: "array" | "object";
}

/** Runs statements one after the other on the embedded database's only connection. */
export interface Engine {
  run(statement: Statement): Promise<{ rows: unknown[]; affectedRows?: number }>;
  close(): Promise<void>;
}
