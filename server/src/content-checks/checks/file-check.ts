import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { CheckReport, ContentRules } from "@app/contract/content-checks/schemas";
import { fieldsOf, judgeContent } from "#/content-checks/analysis/judge.ts";
import { mediaFacts } from "#/content-checks/analysis/media-facts.ts";
import { audioFacts } from "#/content-checks/analysis/sound/sound.check.ts";
import type { MediaEngine } from "#/content-checks/media/media-engine.ts";
import { refusedFile } from "#/content-checks/content-checks.errors.ts";

/**
 * Checks a file on this machine; no database is needed.
 * @throws `content_checks.<refusal>` for a file that cannot be read; `content_checks.no_media_engine`.
 */
export async function checkFile(
  engine: MediaEngine,
  path: string,
  caption: string | null,
  rules: ContentRules,
  onProgress?: (share: number) => void,
): Promise<CheckReport> {
  const began = performance.now();
  const reading = await engine.read(path, onProgress ? { onProgress } : {});
  if (reading.status === "refused") throw refusedFile(reading.refusal);
  const { measurement } = reading;
  const checks = judgeContent(measurement, caption, rules);
  return {
    fields: fieldsOf(checks),
    checks,
    media: mediaFacts(measurement, await fingerprint(path)),
    audio: audioFacts(measurement),
    engine: await engine.identity(),
    seconds: Math.round(performance.now() - began) / 1000,
  };
}

/** SHA-256 and size of a file, read in pieces. */
export async function fingerprint(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(path), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
    }
  });
  return { sha256: hash.digest("hex"), bytes };
}
