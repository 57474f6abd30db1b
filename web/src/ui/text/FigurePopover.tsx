import { FigureSource } from "@app/contract/figures";
import { Popover as Base } from "@base-ui/react/popover";
import { useEffect, useState } from "react";
import { useRead } from "#/lib/api/api.ts";
import { formatDate, UNKNOWN } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { PopoverSurface } from "#/ui/overlays/PopoverSurface.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import type { FigureOrigin } from "#/ui/text/Figure.tsx";
import { Terms } from "#/ui/text/Terms.tsx";

interface FigurePopoverProps {
  anchor: HTMLElement | null;
  value: string;
  source: FigureOrigin;
  onClose: () => void;
}

export function FigurePopover({ anchor, value, source, onClose }: FigurePopoverProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <PopoverSurface label="Where this figure comes from" anchor={anchor}>
        {typeof source === "string" && <FetchedOrigin url={source} value={value} />}
        {typeof source === "function" && <ToldOrigin ask={source} value={value} />}
        {typeof source === "object" && <Origin value={value} source={source} />}
      </PopoverSurface>
    </Base.Root>
  );
}

type Told = { source: FigureSource } | { error: unknown };

/** Told by code that comes when it is asked. */
function ToldOrigin({ ask, value }: { ask: () => Promise<FigureSource>; value: string }) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    void answerOf(ask).then(setTold);
  }, [ask]);
  if (told === null) return <OriginAwaited />;
  if ("source" in told) return <Origin value={value} source={told.source} />;
  return <ErrorState error={told.error} onRetry={() => void answerOf(ask).then(setTold)} />;
}

function answerOf(ask: () => Promise<FigureSource>): Promise<Told> {
  return ask().then(
    (source) => ({ source }),
    (error: unknown) => ({ error }),
  );
}

function FetchedOrigin({ url, value }: { url: string; value: string }) {
  const { data, error, mutate } = useRead(url, FigureSource);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <OriginAwaited />;
  return <Origin value={value} source={data} />;
}

function OriginAwaited() {
  return (
    <Loading label="Loading where this figure comes from">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-40 rounded-sm" />
        <Skeleton />
        <Skeleton className="h-3 w-2/3 rounded-sm" />
      </div>
    </Loading>
  );
}

function Origin({ value, source }: { value: string; source: FigureSource }) {
  const timeZone = useTimeZone();
  const rows = [
    ...source.inputs.map(({ label, value: text }) => ({ term: label, text })),
    { term: "Sample", text: source.sample ?? UNKNOWN },
    { term: "Date", text: formatDate(source.asOf, timeZone) },
    { term: "Source", text: source.source ?? UNKNOWN },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-sm text-fg-2">{source.label}</p>
        <p className="text-xl font-semibold tabular-nums">{value}</p>
      </div>
      <p>{source.definition}</p>
      <Terms
        rows={rows}
        className="grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm"
      />
      {source.note !== undefined && <p className="text-sm text-fg-2">{source.note}</p>}
      <p className="font-mono text-xs text-fg-2">{source.metric}</p>
    </div>
  );
}
