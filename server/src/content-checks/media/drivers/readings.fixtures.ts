import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import { chosenEngine } from "#/content-checks/media/engine-choice.ts";
import type { EngineIdentity } from "#/content-checks/media/engine-choice.ts";
import type { Reading } from "#/content-checks/media/media-engine.ts";
import { MediaMessage } from "#/content-checks/media/media-messages.ts";

const CHILD = join(import.meta.dirname, "read-files.child.fixtures.ts");
const Line = z.object({ file: z.string(), message: MediaMessage });

export type EngineName = EngineIdentity["name"];

/** What an engine says of each file in `folder`, read in one process and without isolation. */
export async function readingsOf(
  name: EngineName,
  folder: string,
  files: readonly string[],
): Promise<Map<string, Reading>> {
  const { command, programs } = await chosenEngine[name]();
  const paths = JSON.stringify(files.map((file) => join(folder, file)));
  const { stdout } = await promisify(execFile)(command.program, [CHILD, name, ...programs, paths], {
    maxBuffer: 256 * 1024 ** 2,
  });
  const readings = new Map<string, Reading>();
  const stills = new Map<string, Extract<MediaMessage, { type: "still" }>["still"]>();
  for (const line of stdout.trim().split("\n")) {
    const { file, message } = Line.parse(JSON.parse(line));
    if (message.type === "still") stills.set(file, message.still);
    if (message.type === "refused") readings.set(file, { status: "refused", refusal: message.refusal });
    if (message.type === "measured") {
      const { measurement } = message;
      readings.set(file, { status: "measured", measurement, still: stills.get(file) ?? null });
    }
  }
  return readings;
}

/** @throws where the file was refused, or not read at all. */
export function measured(reading: Reading | undefined): Measurement {
  if (!reading) throw new Error("the file was not read");
  if (reading.status === "refused") throw new Error(`refused: ${reading.refusal}`);
  return reading.measurement;
}
