const levels = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const;

export type LogLevel = keyof typeof levels;
type Fields = Readonly<Record<string, unknown>>;

/** Writes what happened, a JSON line each. Never tokens, bodies, names or phone numbers: who calls sees to it. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** A log that writes events of `level` and above. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Log {
  const at =
    (name: Exclude<LogLevel, "silent">) =>
    (event: string, fields: Fields = {}) => {
      if (levels[name] < levels[level]) return;
      const known = Object.entries(fields).map(([key, value]) => [
        key,
        value instanceof Error ? told(value) : value,
      ]);
      write(
        JSON.stringify({ time: new Date().toISOString(), level: name, event, ...Object.fromEntries(known) }),
      );
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/**
 * An error without what it may quote: a failed query's message holds its parameters, so of a database error only the
 * cause is told.
 */
function told(error: Error): Record<string, unknown> {
  const cause = error.cause instanceof Error ? told(error.cause) : undefined;
  const quotes = error.message.startsWith("Failed query:");
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    message: quotes ? "Failed query" : error.message,
    ...("code" in error && { code: error.code }),
    ...(cause === undefined ? { stack: frames.map((line) => line.trim()).slice(0, 8) } : { cause }),
  };
}

/** Beginnings of addresses whose rest is a key: to someone's data, receipt, payment or messages. */
const KEYED = /^(\/(?:my-data|preview|receipt|sandbox|v[23]|publish|signal)\/).+/;

/** A request's path as far as the log may tell it: whoever reads the log must not be able to open what others can. */
export function toldPath(path: string): string {
  return path.replace(KEYED, "$1…");
}
