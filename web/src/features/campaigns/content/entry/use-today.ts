import { useState } from "react";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";

/** The day on which a form was opened, as people type it. */
export function useToday(): string {
  const timeZone = useTimeZone();
  const [opened] = useState(() => new Date());
  return formatDate(opened, timeZone);
}
