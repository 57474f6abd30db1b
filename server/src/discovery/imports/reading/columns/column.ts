import type { ImportField, PriceUnit } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import type { Contents } from "./contents.ts";
import type { HeaderReading } from "./headers.ts";

/** One column of a table with what it was found to be. */
export interface Column {
  index: number;
  header: string;
  /** Null where the column means nothing to Herald, or was left out. */
  field: ImportField | null;
  /** 0 to 1. */
  confidence: number;
  platform: Platform | null;
  per: PriceUnit | null;
  /** Age group of an audience column. */
  ages: string | null;
  contents: Contents;
  said: HeaderReading;
  /** Why a person should look at it. */
  doubt: "contradiction" | "unreadable" | "guess" | null;
  /** A person decided. */
  isConfirmed: boolean;
}
