import * as z from "zod/mini";
import type { FilterName, Filters } from "../filters.ts";

/** Filters as an answer names them. They were checked when they were asked for; who reads the answer only shows them. */
export const ShownFilters = z.custom<Filters>((value) => typeof value === "object" && value !== null);
export const ShownFilterName = z.custom<FilterName>((value) => typeof value === "string");
