import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, expect, test } from "vitest";
import { newHome, runCommand, startServer } from "#/acceptance/processes.fixtures.ts";

const SLOW = 240_000;
const TABLE = "Name;Kanal;Follower;Preis\nAna;@ana;12.500;1.200 €\nBen;@ben;8,4K;tbd\n";

const { folder, env, remove } = await newHome();
afterAll(remove);
const server = await startServer(env);
afterAll(async () => {
  await server.stop();
});
await runCommand(["workspace", "create", "Fern"], env);

test(
  "import prints exactly the JSON that programs read, for a file and for standard input",
  async () => {
    const file = join(folder, "instagram list.csv");
    writeFileSync(file, TABLE);

    const dry = await runCommand(["import", file, "--dry-run", "--json"], env);
    const first = await runCommand(["import", file, "--json"], env);
    const piped = await runCommand(["import", "-", "--platform", "instagram", "--json"], env, TABLE);

    const report = JSON.parse(first.stdout);
    expect([dry.code, first.code, piped.code]).toEqual([0, 0, 0]);
    expect(JSON.parse(dry.stdout)).toEqual({ ...report, importId: null });
    expect(report).toMatchObject({
      importId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      delimiter: ";",
      encoding: "utf-8",
      columns: [
        { header: "Name", field: "name", confidence: expect.any(Number) },
        { header: "Kanal", field: "handle" },
        { header: "Follower", field: "followers" },
        { header: "Preis", field: "price" },
      ],
      rows: { read: 2, created: 2, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
      creators: 2,
      errors: [{ line: 3, column: "Preis", message: "“tbd” is no price. It stays NA." }],
    });
    expect(JSON.parse(piped.stdout).rows).toMatchObject({ created: 0, unchanged: 2 });
  },
  SLOW,
);

test(
  "a column that is not there, a field that does not exist and an empty table are bad input",
  async () => {
    const file = join(folder, "list.csv");
    writeFileSync(file, TABLE);

    const results = [
      await runCommand(["import", file, "--map", "Nothing=country", "--json"], env),
      await runCommand(["import", file, "--map", "Name=nonsense", "--json"], env),
      await runCommand(["import", "-", "--json"], env, "\n"),
      await runCommand(["import", "--json"], env),
    ];

    expect(results.map(({ code, stdout }) => [code, stdout])).toEqual(results.map(() => [2, ""]));
    expect(JSON.parse(results[0]?.stderr ?? "")).toMatchObject({ code: "imports.unknown_column" });
  },
  SLOW,
);

test(
  "handles that name no platform say how to name it, a workbook says which sheets were not read, a picture is refused",
  async () => {
    const file = join(folder, "picture.csv");
    writeFileSync(file, Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"));
    const workbook = join(folder, "list.xlsx");
    const rows = [["Instagram"], ["@cy"]];
    const sheets = ["People", "Others"].map((name) => ({ name, rows }));
    writeFileSync(workbook, await writeXlsx({ sheets }));

    const handles = await runCommand(["import", "-", "--dry-run"], env, "@nobody\n@known\n");
    const sheet = await runCommand(["import", workbook, "--sheet", "Others", "--dry-run"], env);
    const picture = await runCommand(["import", file], env);

    expect(handles.stdout).toContain(
      "2 rows without a platform. Say it with --platform instagram or --platform youtube or --platform tiktok.",
    );
    expect(sheet.stdout).toContain(
      "Sheet “Others”. Not imported: “People” (2 rows). Choose one with --sheet.",
    );
    expect([picture.code, picture.stdout]).toEqual([2, ""]);
    expect(picture.stderr).toContain("This file is a picture, not a table as text.");
  },
  SLOW,
);

test(
  "columns of posts are mapped by their headers, and a wrong meaning is answered with those of posts",
  async () => {
    const file = join(folder, "posts.csv");
    writeFileSync(
      file,
      "Handle,Post URL,Date,Brief\n@fern.one,https://www.instagram.com/p/Aa1/,2026-11-03,Tea time\n",
    );

    const mapped = await runCommand(["import", file, "--map", "Brief=caption", "--dry-run", "--json"], env);
    const wrong = await runCommand(["import", file, "--map", "Brief=followers", "--json"], env);

    expect(JSON.parse(mapped.stdout)).toMatchObject({
      kind: "posts",
      columns: [{ field: "handle" }, { field: "url" }, { field: "postedAt" }, { field: "caption" }],
    });
    expect(wrong.code).toBe(2);
    expect(JSON.parse(wrong.stderr)).toMatchObject({
      code: "imports.unknown_meaning",
      detail: expect.stringContaining("caption, hashtags"),
    });
  },
  SLOW,
);
