import { readFileSync } from "node:fs";
import type { SettingProblem } from "./config.errors.ts";
import { SETTINGS } from "./settings.ts";

const FILE = "_FILE";

/** The settings that are set, as text. A secret may also lie in the file that NAME_FILE names. */
export function readSettings(env: NodeJS.ProcessEnv): {
  settings: Record<string, string>;
  problems: SettingProblem[];
} {
  const settings: Record<string, string> = {};
  const problems: SettingProblem[] = [];
  for (const { key, secret } of SETTINGS) {
    const value = env[key]?.trim();
    const path = secret ? env[`${key}${FILE}`]?.trim() : undefined;
    if (value && path)
      problems.push({ path: `${key}${FILE}`, message: `cannot be set beside ${key}: give one` });
    else if (value) settings[key] = value;
    else if (path) {
      const content = contentOf(path);
      if (content) settings[key] = content;
      else
        problems.push({
          path: `${key}${FILE}`,
          message: `must name a file with the secret; it is "${path}"`,
        });
    }
  }
  return { settings, problems };
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return null;
  }
}
