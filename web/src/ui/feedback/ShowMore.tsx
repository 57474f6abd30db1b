import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";

interface ShowMoreProps {
  list: { data: { left: number } | undefined; isGrowing: boolean; more: () => void };
  /** What there is more of: "collections". */
  of: string;
}

/** The foot of a list that is longer than what is on screen; nothing at its end. */
export function ShowMore({ list, of }: ShowMoreProps) {
  const { data, isGrowing, more } = list;
  if (!data || (data.left === 0 && !isGrowing)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Button size={32} busy={isGrowing} onClick={more}>
        Show more <span className="sr-only">{of}</span>
      </Button>
      <span className="text-sm text-fg-2 tabular-nums">{formatTotal(data.left)} left</span>
    </div>
  );
}
