import { POST_FIGURE_LABELS, POST_FIGURES } from "@app/contract/results/post-figures";
import { FigureReadingInput } from "@app/contract/results/posts";
import type { FigureReading, ResultPost } from "@app/contract/results/posts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { formatCount, formatDate, formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { toast } from "#/lib/toasts.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { DayEntry, FigureEntries } from "./entry-fields.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { dayPost, enterFigures, usePost } from "#/features/campaigns/content/results.queries.ts";
import { TypedValues } from "./typed-values.ts";
import { useToday } from "./use-today.ts";

interface FiguresDialogProps {
  post: ResultPost;
  /** "Inês Carvalhal, Reel 1 of 3". */
  title: string;
  onClose: () => void;
}

/** A new reading of a post, above those that were taken before. */
export function FiguresDialog({ post, title, onClose }: FiguresDialogProps) {
  const today = useToday();
  const empty = Object.fromEntries(POST_FIGURES.map((name) => [name, ""]));
  const isDated = post.postedAt !== null;
  const form = useForm<Record<string, string>>({ postedAt: "", takenAt: today, ...empty }, async (values) => {
    const typed = new TypedValues(values);
    const postedAt = isDated ? null : typed.neededDay("postedAt", "Enter the day of the post");
    const takenAt = typed.day("takenAt") ?? "";
    const counts = Object.fromEntries(POST_FIGURES.map((name) => [name, typed.count(name)]));
    typed.requireReadable();
    const hasFigures = POST_FIGURES.some((name) => counts[name] !== null);
    if (postedAt !== null) await dayPost(post, postedAt);
    if (postedAt !== null && !hasFigures) {
      toast("The day is added");
      onClose();
      return;
    }
    await enterFigures(post.id, checked(FigureReadingInput, { takenAt, ...counts }));
    toast("Figures added");
    onClose();
  });
  return (
    <EntryDialog
      wide
      title={`Add figures: ${title}`}
      text="As the platform shows them on that day. Older readings stay, and of each figure the latest counts."
      action={isDated ? "Add the figures" : "Add the day and the figures"}
      form={form}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {!isDated && <DayEntry form={form} name="postedAt" label="Posted on" />}
        <DayEntry form={form} name="takenAt" label="Figures of" />
        <FigureEntries form={form} nameOf={(figure) => figure} />
      </div>
      <Readings postId={post.id} />
    </EntryDialog>
  );
}

/** The readings of a post, the newest first. */
function Readings({ postId }: { postId: string }) {
  const { data, error, mutate } = usePost(postId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading the readings" />;
  const { readings } = data;
  if (readings.length === 0) return <p className="text-sm text-fg-2">No reading yet.</p>;
  const told = POST_FIGURES.filter((name) => readings.some((reading) => reading[name] !== null));
  return (
    <section aria-label="Readings so far" className="rounded-lg border border-line">
      <Table label="Figures by day" dense>
        <thead>
          <tr>
            <Head>Read on</Head>
            {told.map((name) => (
              <Head key={name} numeric>
                {POST_FIGURE_LABELS[name]}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <ReadingRow key={`${reading.takenAt} ${reading.source}`} reading={reading} told={told} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function ReadingRow({
  reading,
  told,
}: {
  reading: FigureReading;
  told: readonly (typeof POST_FIGURES)[number][];
}) {
  const timeZone = useTimeZone();
  return (
    <Row>
      <Cell>
        {formatDate(reading.takenAt, timeZone)}
        <span className="block text-xs text-fg-2">{sourceWords(reading.source)}</span>
      </Cell>
      {told.map((name) => (
        <Cell key={name} numeric>
          <span title={formatTotal(reading[name])}>{formatCount(reading[name])}</span>
          {reading.fell.includes(name) && <span className="block text-xs text-warn">lower than before</span>}
        </Cell>
      ))}
    </Row>
  );
}

function sourceWords(source: string): string {
  if (source === "manual") return "Entered by hand";
  return source === "import" ? "Import" : source;
}
