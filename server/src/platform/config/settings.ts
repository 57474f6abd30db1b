import * as z from "zod/mini";
import { identitySettings } from "./identity-settings.ts";
import { notes, open, secret, text, url, webhook } from "./setting-notes.ts";
import type { SettingNote } from "./setting-notes.ts";
import {
  choice,
  isDatabaseAddress,
  isMailServer,
  isOrigin,
  isPhonePrefix,
  isProxy,
  list,
  wholeNumber,
} from "./setting-values.ts";

export const DEFAULT_PORT = 4870;
/** Of the one that is made here. */
export const PUBLIC_TOKEN_PREFIX = "public-token-live-";

/** Settings that are read and checked, and do nothing until their part is built: whoever sets one is told. */
export const WITHOUT_EFFECT = ["MONITORING_DSN", "STRIPE_SECRET_KEY"] as const;

/** Every setting of the environment; an empty value counts as not set. */
export const Environment = z.object({
  PORT: z
    .optional(wholeNumber(1, 65_535))
    .register(
      notes,
      open(String(DEFAULT_PORT), "Port of the web server. Both loopback families listen on it."),
    ),
  HOST: text(
    open(
      "loopback",
      "Address to listen on. An outside address needs a BASE_URL with https (behind a proxy that ends TLS).",
    ),
  ),
  BASE_URL: z
    .optional(z.string().check(z.refine(isOrigin, "must be like https://herald.example.org, without a path")))
    .register(
      notes,
      open(
        `http://localhost:${DEFAULT_PORT}`,
        "Base of every printed address and link, of OAuth callbacks, and of the wallet and passkey domain.",
      ),
    ),
  DATA_DIR: text(
    open(
      ".herald/",
      "Folder of the database, the files and the generated secrets. One Herald at a time uses it.",
    ),
  ),
  FILES_DIR: text(
    open(
      "DATA_DIR/files",
      "Folder of uploads, videos and pictures. All processes on one DATABASE_URL share it.",
    ),
  ),
  DATABASE_URL: z
    .optional(
      z
        .string()
        .check(z.refine(isDatabaseAddress, "must be like postgres://user:password@host:5432/database")),
    )
    .register(notes, secret("An outside PostgreSQL 15 or newer instead of the one in DATA_DIR.")),
  ROLE: z
    .optional(choice("all", "web", "worker"))
    .register(
      notes,
      open("all", "What this process does: web answers requests, worker runs jobs, all does both."),
    ),
  TRUSTED_PROXY: z
    .optional(list(isProxy, "must be addresses like 10.0.0.1 or 10.0.0.0/8, separated by commas"))
    .register(
      notes,
      open(
        "",
        "Addresses, separated by commas, whose forwarded headers count, and who may hold more than 256 connections.",
      ),
    ),
  MODEL_PROVIDER: z
    .optional(choice("openai-compatible", "anthropic", "google"))
    .register(
      notes,
      open(
        "",
        "How the assistant's model is spoken to; with MODEL_URL alone, openai-compatible. Without a model the planner answers alone.",
      ),
    ),
  MODEL_URL: url(
    open("", "Address of the model, up to its version: http://localhost:11434/v1. Others have a default."),
  ),
  MODEL_NAME: text(open("", "Name of the model, as its service calls it.")),
  MODEL_KEY: text(
    secret("Key of the model's service. With it, provider and address are the environment's, too."),
  ),
  MCP: z
    .optional(choice("on", "off"))
    .register(
      notes,
      open(
        "",
        "Whether programs may use the tools of Strategy AI at /mcp. When empty, as set on screen: off.",
      ),
    ),
  CHROMIUM: text(
    open("", "Path of Chromium for the browser tests; nothing else uses it yet. Searched for when empty."),
  ),
  MEDIA_ENGINE: z
    .optional(choice("auto", "node-av", "ffmpeg"))
    .register(
      notes,
      open(
        "auto",
        "What reads videos: node-av, the programs ffmpeg and ffprobe, or the first of the two that is installed.",
      ),
    ),
  TEST_DATA_DIR: text(open("", "Folder with more tables and videos for the tests.")),
  ...identitySettings,
  CONTACT_URL: url(open("", "Shown in Help as the way to reach you.")),
  MONITORING_DSN: url(secret("Where error reports go, through this server. No effect yet: nothing is sent.")),
  STRIPE_SECRET_KEY: text(secret("Switches billing on. No effect yet.")),
  SMTP_URL: z
    .optional(
      z
        .string()
        .check(
          z.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
          z.refine(
            isMailServer,
            "must be like smtps://user:password@smtp.example.org?from=herald@example.org",
          ),
        ),
    )
    .register(
      notes,
      secret(
        "Mail server, and who mails come from: smtps://user:password@host?from=ADDRESS. When empty, as set on screen.",
      ),
    ),
  SMS_WEBHOOK: webhook("Service that sends SMS"),
  WHATSAPP_WEBHOOK: webhook("Service that sends WhatsApp messages"),
  SMS_PREFIXES: z
    .optional(
      list(isPhonePrefix, "must be beginnings of phone numbers like +49 or +1212, separated by commas"),
    )
    .register(
      notes,
      open("", "What phone numbers begin with that get codes by SMS, separated by commas. When empty: all."),
    ),
  SAMPLE: z
    .optional(choice("yes", "no"))
    .register(notes, open("yes", "Whether the first start makes the sample workspace.")),
  LOG_LEVEL: z
    .optional(choice("debug", "info", "warn", "error", "silent"))
    .register(notes, open("info", "How much is logged. Personal data never is.")),
});
export type Environment = z.infer<typeof Environment>;

/** Every setting with its note, in the order in which they are printed. */
export const SETTINGS: (SettingNote & { key: string })[] = Object.entries(Environment.shape).map(
  ([key, schema]) => ({ key, ...(notes.get(schema) ?? secret("")) }),
);
