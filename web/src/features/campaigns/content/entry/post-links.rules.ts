import type { ContentPiece } from "@app/contract/results/figures";
import { PostInput } from "@app/contract/results/posts";
import { POST_FIGURES } from "@app/contract/results/post-figures";
import type { PostFigureName } from "@app/contract/results/post-figures";
import type * as z from "zod/mini";
import { checked } from "#/lib/forms/checked.ts";
import { TypedValues } from "./typed-values.ts";

/** Figures that the form for a post asks for: all that a reading may have. */
export const ROW_FIGURES: readonly PostFigureName[] = POST_FIGURES;

/** Fields of a row besides its link. */
export const ROW_FIELDS = ["creatorId", "handle", "postedAt", "takenAt", ...ROW_FIGURES] as const;

/** The links in what was pasted, each once: one a line, or with spaces or commas between. */
export function linksIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ""))];
}

/** The name of a field in the row of a link: rows stay what they are when links come and go. */
export function rowField(link: string, name: string): string {
  // A dot would be read as the path into a field.
  return `${name} ${link.replaceAll(".", "·")}`;
}

/** What is known of a post before its link: a piece of the campaign that it fulfils. */
export type AwaitedPiece = Pick<ContentPiece, "platform" | "format"> & { creatorId: string | null };

interface RowOf {
  /** Empty for a story, which has none once it is over. */
  link: string;
  /** Null outside of campaigns: its creator and day may say which it is of. */
  campaignId: string | null;
  piece: AwaitedPiece | null;
}

/** The fields of a row before anything is typed into it. */
export function emptyRow(
  link: string,
  { creatorId, today }: { creatorId: string; today: string },
): Record<string, string> {
  const named = { url: "", creatorId, handle: "", postedAt: "", takenAt: today };
  const counts = ROW_FIGURES.map((name) => [name, ""] as const);
  return Object.fromEntries(
    [...Object.entries(named), ...counts].map(([name, value]) => [rowField(link, name), value]),
  );
}

/** A row as it is sent: a post is out since a day, without which it would count nowhere. @throws InvalidInput at the names of the contract's fields. */
export function postOfRow(
  values: Readonly<Record<string, string>>,
  { link, campaignId, piece }: RowOf,
): z.output<typeof PostInput> {
  const own = Object.fromEntries(ROW_FIELDS.map((name) => [name, values[rowField(link, name)] ?? ""]));
  const typed = new TypedValues(own);
  const creatorId = typed.text("creatorId");
  const handle = typed.text("handle");
  const postedAt = typed.neededDay("postedAt", "Enter the day of the post");
  const takenAt = typed.day("takenAt");
  const figures = Object.fromEntries(ROW_FIGURES.map((name) => [name, typed.count(name)]));
  typed.requireReadable();
  const hasFigures = ROW_FIGURES.some((name) => figures[name] !== null);
  return checked(PostInput, {
    ...(link !== "" && { url: link }),
    ...(campaignId !== null && { campaignId }),
    ...(creatorId !== null && { creatorId }),
    ...(handle !== null && { handle }),
    ...(postedAt !== null && { postedAt }),
    ...(piece && { format: piece.format, ...(link === "" && { platform: piece.platform }) }),
    ...(hasFigures && { figures: { takenAt: takenAt ?? "", ...figures } }),
  });
}
