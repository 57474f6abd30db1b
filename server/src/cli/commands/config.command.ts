import { loadConfig, SETTINGS } from "#/platform/config/config.ts";
import type { Config } from "#/platform/config/config.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { usageError } from "#/cli/cli.errors.ts";
import { stateless } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

const MASK = "********";

interface PrintedSetting {
  key: string;
  value: string;
  default: string;
  description: string;
  secret: boolean;
}

export const configCommand = stateless({
  name: "config",
  usage: "",
  summary: "Prints every setting with its value; secrets are masked.",
  read: (line) => {
    if (line.words.length > 0) throw usageError("config takes no further words.");
    return process.env;
  },
  run: (env) => {
    const settings = printSettings(env);
    const rows = settings.map(({ key, value, description }) => [key, value || "-", description]);
    return { json: settings, text: table(rows) };
  },
});

/** Every setting as it holds, with the secrets masked. */
function printSettings(env: NodeJS.ProcessEnv): PrintedSetting[] {
  const config = loadConfig(env);
  return SETTINGS.map(({ key, default: fallback, description, secret }) => {
    const given = env[key]?.trim();
    const value = given || (config.fixed.has(key) ? MASK : assumed(key, fallback, config));
    return { key, value: secret && value !== "" ? MASK : value, default: fallback, description, secret };
  });
}

function assumed(key: string, fallback: string, config: Config): string {
  if (key === "IDENTITY_PUBLIC_TOKEN") return loadSecrets(config).identityPublicToken;
  if (key === "IDENTITY_PEPPER") return MASK;
  if (key === "BASE_URL") return config.baseUrl;
  if (key === "DATA_DIR") return config.dataDir;
  if (key === "FILES_DIR") return config.filesDir;
  return fallback;
}
