import { vi } from "vitest";

type Answer = (request: Request) => Response | Promise<Response>;

/** Puts these hosts in the place of the network; all others are out of reach. Answers what was asked, as "GET address". */
export function network(hosts: Readonly<Record<string, Answer>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${request.url}`);
    const answer = hosts[new URL(request.url).host];
    if (answer === undefined) throw new TypeError("fetch failed");
    return answer(request);
  });
  return asked;
}
