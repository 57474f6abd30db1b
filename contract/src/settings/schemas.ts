import * as z from "zod/mini";
import { normaliseHandle } from "../handles.ts";
import { Version, Versioned } from "../versions.ts";

/** Most handles of one list, and most markets or languages. Chosen by us. */
const BRAND_LIST_MAX = 20;
/** Longest answer to "What do you sell?", in characters. Chosen by us. */
const SELLS_MAX = 500;
const HANDLE_MAX = 80;

/** Trimmed, one leading @ removed, empties and repeats dropped. */
const Handles = z.pipe(
  z
    .array(z.string().check(z.maxLength(HANDLE_MAX, `At most ${HANDLE_MAX} characters each`)))
    .check(z.maxLength(BRAND_LIST_MAX, `At most ${BRAND_LIST_MAX} handles`)),
  z.transform((handles: string[]) => [...new Set(handles.map(normaliseHandle).filter((one) => one !== ""))]),
);

/** What a workspace says of its own brand. Every part may be left empty. */
export const BrandProfileInput = z.object({
  handles: Handles,
  sells: z.string().check(z.trim(), z.maxLength(SELLS_MAX, `At most ${SELLS_MAX} characters`)),
  /** ISO 3166-1 alpha-2. */
  markets: z
    .array(z.string().check(z.regex(/^[A-Z]{2}$/, "Choose countries from the list")))
    .check(z.maxLength(BRAND_LIST_MAX, `At most ${BRAND_LIST_MAX} countries`)),
  /** ISO 639-1. */
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2}$/, "Choose languages from the list")))
    .check(z.maxLength(BRAND_LIST_MAX, `At most ${BRAND_LIST_MAX} languages`)),
  rivals: Handles,
});
export type BrandProfileInput = z.infer<typeof BrandProfileInput>;
export const BrandProfileChange = z.extend(BrandProfileInput, Versioned.shape);
export type BrandProfileChange = z.infer<typeof BrandProfileChange>;

export const BrandProfile = z.object({
  handles: z.array(z.string()),
  sells: z.string(),
  markets: z.array(z.string()),
  languages: z.array(z.string()),
  rivals: z.array(z.string()),
  /** Null until somebody has saved it. */
  updatedAt: z.nullable(z.iso.datetime()),
  version: Version,
});
export type BrandProfile = z.infer<typeof BrandProfile>;

/** What this server says of itself. */
export const About = z.object({
  version: z.string(),
  /** Null unless whoever runs the server has set one. */
  contactUrl: z.nullable(z.string()),
});
export type About = z.infer<typeof About>;

/** The labelled workspace of invented creators that comes with Herald. */
export const SampleState = z.object({
  isLoaded: z.boolean(),
  /** Invented ones in it; null while it is not loaded. */
  creators: z.nullable(z.int()),
});
export type SampleState = z.infer<typeof SampleState>;
