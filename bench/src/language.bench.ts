import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { atMost } from "./figure.ts";
import type { Figure } from "./figure.ts";

const FOLDER = join(import.meta.dirname, "../../server/src/language");
const LOAD_MAX_MS = 100;
const MEMORY_MAX_MB = 30;
const STORED_MAX_MB = 2;

/** What the words of the language cost: to store, to load, and to keep when every city has been asked for. */
export async function measure(): Promise<Figure[]> {
  const before = process.memoryUsage();
  const started = process.cpuUsage();
  const [{ cityNames, citiesNamed }, { countries }, { languages }, { regions }] = await Promise.all([
    import("../../server/src/language/places/cities.ts"),
    import("../../server/src/language/places/countries.ts"),
    import("../../server/src/language/places/languages.ts"),
    import("../../server/src/language/places/regions.ts"),
  ]);
  const loaded = process.cpuUsage(started);
  const building = process.cpuUsage();
  citiesNamed("berlin");
  const names = countries().size + languages().size + regions().size;
  const built = process.cpuUsage(building);
  const cities = cityNames().length;
  const after = process.memoryUsage();
  return [
    atMost(
      `${names} names of countries, languages and regions built`,
      milliseconds(built),
      "ms of processor",
      LOAD_MAX_MS,
    ),
    atMost(
      "modules loaded and types taken off, once a process",
      milliseconds(loaded),
      "ms of processor",
      LOAD_MAX_MS * 5,
    ),
    atMost(
      `memory with all ${cities} names of cities`,
      megabytes(after.heapUsed - before.heapUsed),
      "MB",
      MEMORY_MAX_MB,
    ),
    atMost("stored", megabytes(bytesIn(FOLDER)), "MB", STORED_MAX_MB),
  ];
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e4) / 100;
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const data = files.filter((file) => file.isFile() && file.name.endsWith(".json"));
  return data.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}
