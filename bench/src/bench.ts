import { readdirSync } from "node:fs";
import type { Figure, Measure } from "./figure.ts";

const SUFFIX = ".bench.ts";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const words = process.argv.slice(2);
const [name] = words.filter((word) => !word.startsWith("--"));

if (name === undefined || !names.includes(name)) {
  process.stderr.write(`npm run bench -- NAME [--json]\nNAME is one of: ${names.join(", ")}\n`);
  process.exit(2);
}
const figures = await measureOf(name)();
process.stdout.write(words.includes("--json") ? asLines(figures) : asTable(figures));
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);

function measureOf(bench: string): Measure {
  return async () => {
    const { measure }: { measure: Measure } = await import(`./${bench}${SUFFIX}`);
    return measure();
  };
}

function asLines(measured: Figure[]): string {
  return measured.map((figure) => `${JSON.stringify(figure)}\n`).join("");
}

function asTable(measured: Figure[]): string {
  const rows = measured.map(({ name: label, value, unit, limit, peer, ok }) => [
    ok ? "ok" : "MISSED",
    label,
    `${value} ${unit}`,
    limit === null ? "" : `limit ${limit}`,
    peer ? `${peer.name} ${Math.round(peer.value * 100) / 100}` : "",
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`)
    .join("");
}
