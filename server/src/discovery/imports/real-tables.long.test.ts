import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { startApp } from "#/acceptance/test-app.fixtures.ts";

const FOLDER = join(process.env["TEST_DATA_DIR"] ?? "", "import");
const isThere = Boolean(process.env["TEST_DATA_DIR"]) && existsSync(FOLDER);
const files = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".csv")) : [];

process.stdout.write(
  files.length > 0
    ? `The importer read ${files.length} real tables of TEST_DATA_DIR.\n`
    : "TEST_DATA_DIR has no tables: the importer is tested on our own small tables only.\n",
);

/** Share of rows that may fail. */
const FAILED_MAX = 0.01;
const SLOW = 240_000;

test(
  "every real table imports, its rows add up, and importing it again changes nothing",
  async () => {
    const app = await startApp();
    for (const fileName of files) {
      const person = await app.signIn();
      const body = { base64: readFileSync(join(FOLDER, fileName)).toString("base64"), fileName };

      const first = (await person("POST", "/api/v1/imports", body)).json();
      const second = (await person("POST", "/api/v1/imports", body)).json();
      const stored = await withWorkspace(app.db, person.workspaceId, (transaction) =>
        transaction.selectFrom("creators").select("id").execute(),
      );

      const { read, created, updated, unchanged, skipped, failed } = first.rows;
      expect({ fileName, sum: created + updated + unchanged + skipped + failed }).toEqual({
        fileName,
        sum: read,
      });
      expect(failed).toBeLessThanOrEqual(read * FAILED_MAX);
      expect(stored.length).toBe(first.creators);
      expect(second.rows).toEqual({
        ...first.rows,
        created: 0,
        updated: 0,
        unchanged: created + updated + unchanged,
      });
    }

    expect(files.length > 0).toBe(isThere);
  },
  SLOW,
);

/** What each file is known to hide: twins, headers that lie, handles that occur twice. */
const HIDDEN = [
  {
    fileName: "instagram-2022-06.csv",
    found: { rows: { read: 1022 }, creators: 979, doubtful: [{ header: "Views avg.", field: "country" }] },
  },
  {
    fileName: "instagram-2022-12.csv",
    found: {
      columns: expect.arrayContaining([
        expect.objectContaining({ header: "Rank", field: null }),
        expect.objectContaining({ header: "name", field: "handle" }),
        expect.objectContaining({ header: "instagram name", field: "name" }),
      ]),
    },
  },
  { fileName: "tiktok-2022-06.csv", found: { rows: { read: 1007 }, creators: 990 } },
];

test(
  "what the real tables hide is found",
  async () => {
    const app = await startApp();
    const person = await app.signIn();
    const known = HIDDEN.filter(({ fileName }) => files.includes(fileName));

    const previews = [];
    for (const { fileName } of known) {
      const base64 = readFileSync(join(FOLDER, fileName)).toString("base64");
      previews.push((await person("POST", "/api/v1/imports/preview", { base64, fileName })).json());
    }

    expect(previews).toMatchObject(known.map(({ found }) => found));
  },
  SLOW,
);
