import type { ImportMapping } from "@app/contract/discovery/imports";

/** Whether a person's word is about this column: by its place, else by its header, whatever the case. */
export function isMapped(column: { index: number; header: string }, said: ImportMapping): boolean {
  if (said.index !== undefined) return said.index === column.index;
  return said.header !== undefined && said.header.trim().toLowerCase() === column.header.toLowerCase();
}
