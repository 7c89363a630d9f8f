import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const pages = globSync(["*.md", "docs/**/*.md", "liff/*.md", "tests/**/*.md"], { cwd: root }).map((file) =>
  file.replaceAll("\\", "/"),
);

/** As GitHub names a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => anchorOf(text));

/** Folders whose names begin a path of the repository. */
const ROOMS = /^(?:\.ci|\.github|docs|liff|locales|provider|public|src|tests)\//;

describe("the documents", () => {
  it.each(pages)("%s links only to files and headings that exist", (page) => {
    const dead = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^https?:/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? page : join(dirname(page), path);
        if (!existsSync(join(root, file))) return true;
        return anchor !== undefined && !anchorsIn(file).includes(anchor);
      });
    expect(dead).toEqual([]);
  });

  it.each(pages.filter((page) => page.startsWith("docs/")))(
    "%s names only files of the repository that exist",
    (page) => {
      const named = [...read(page).matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name);
      const dead = named
        .filter((name) => ROOMS.test(name))
        .map((name) => name.replace(/<\w+>/g, "*"))
        .filter((name) => globSync(name.replace(/\/$/, ""), { cwd: root }).length === 0);
      expect(dead).toEqual([]);
    },
  );

  it("say of every folder what it is for", () => {
    const [house = "", provider = "", subjects = ""] = [
      ...read("docs/architecture.md").matchAll(/^```\n([^]*?)^```/gm),
    ].map(([, list = ""]) => list);
    const named = (list: string) =>
      [...list.matchAll(/^(\S+) +\S/gm)].map(([, folder = ""]) => folder).toSorted();
    const inside = (folder: string) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const tracked = inside(".").filter((name) => ROOMS.test(`${name}/`) && name !== "src");
    expect(named(house)).toEqual([...tracked, ...inside("src").map((name) => `src/${name}`)].toSorted());
    expect(named(provider)).toEqual(inside("provider").toSorted());
    const rooms = [
      ".ci",
      ...inside("src").map((name) => `src/${name}`),
      ...inside("provider").map((name) => `provider/${name}`),
    ];
    const below = rooms.flatMap((room) => inside(room).map((name) => `${room}/${name}`));
    expect(named(subjects)).toEqual(below.filter((folder) => !folder.endsWith("/testing")).toSorted());
  });

  it("list each decision's file, with the day of its last change", () => {
    const files = readdirSync(join(root, "docs/decisions")).filter((file) => file !== "README.md");
    const listed = [...read("docs/decisions/README.md").matchAll(/\(([\w-]+\.md)\)/g)].map(
      ([, file]) => file,
    );
    expect(listed.toSorted()).toEqual(files.toSorted());
    for (const file of files)
      expect(read(`docs/decisions/${file}`)).toMatch(/^# .+\n\n20\d\d-[01]\d-[0-3]\d\n\n- /);
  });

  it("have at most sixty terms, each once and with its word in Japanese", () => {
    const rows = read("docs/glossary.md")
      .split("\n")
      .filter((line) => /^\| (?!Term\b|---)/.test(line))
      .map((line) => line.split("|").map((cell) => cell.trim()));
    const terms = rows.map(([, term]) => term);
    expect(terms.length).toBeLessThanOrEqual(60);
    expect(new Set(terms).size).toBe(terms.length);
    for (const [, term, meaning, , , japanese] of rows)
      expect({
        term,
        isWhole: meaning !== "" && /[\p{Script=Han}\p{Script=Katakana}]/u.test(japanese ?? ""),
      }).toEqual({
        term,
        isWhole: true,
      });
  });

  it("begin with a page that is read in a minute", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(90);
  });
});
