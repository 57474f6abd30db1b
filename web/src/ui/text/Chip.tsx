import { ChevronDown, CircleAlert, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

/** How a value was understood: read, assumed by us, open to two readings, or not understood. */
export type ChipKind = "read" | "assumed" | "ambiguous" | "unknown";

interface ChipProps {
  kind?: ChipKind;
  /** The grey key before the value. */
  name?: string;
  /** How what is assumed says so, in another language than that of the interface. */
  assumedName?: string;
  children: ReactNode;
  /** Opens the editor of the value. */
  onPress?: () => void;
  onRemove?: () => void;
  /** Needed with `onRemove`: "Remove Lisbon". */
  removeLabel?: string;
}

const KINDS: Record<ChipKind, string> = {
  read: "border-line-mid bg-surface hover:border-line-2",
  assumed: "border-dashed border-line-2 bg-surface",
  ambiguous: "border-dashed border-warn bg-warn-soft text-warn",
  unknown: "border-transparent bg-surface-2 text-fg-2",
};

export function Chip({
  kind = "read",
  name,
  assumedName = "assumed",
  children,
  onPress,
  onRemove,
  removeLabel,
}: ChipProps) {
  const look = classes(
    "inline-flex h-7 max-w-full items-center gap-1.5 rounded-sm border px-2.5 text-sm whitespace-nowrap max-md:h-8",
    KINDS[kind],
  );
  const words = { name, assumedName };
  const body = <ChipBody kind={kind} {...words} editable={onPress !== undefined} text={children} />;
  if (onPress && !onRemove) {
    return (
      <button type="button" onClick={onPress} className={look}>
        {body}
      </button>
    );
  }
  return (
    <span className={look}>
      {onPress ? (
        <button type="button" onClick={onPress} className="inline-flex min-h-6 min-w-0 items-center gap-1.5">
          {body}
        </button>
      ) : (
        body
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? "Remove"}
          onClick={onRemove}
          className="-mr-2 -ml-1 inline-grid size-6 place-items-center rounded-sm text-fg-2 hover:bg-surface-2 hover:text-fg"
        >
          <X aria-hidden size={14} />
        </button>
      )}
    </span>
  );
}

interface ChipBodyProps {
  kind: ChipKind;
  name: string | undefined;
  assumedName: string;
  text: ReactNode;
  editable: boolean;
}

function ChipBody({ kind, name, assumedName, text, editable }: ChipBodyProps) {
  return (
    <>
      {kind === "ambiguous" && <CircleAlert aria-hidden size={14} />}
      {name !== undefined && <span className={kind === "ambiguous" ? "" : "text-fg-2"}>{name}</span>}
      <b
        className={classes(
          "min-w-0 truncate font-medium",
          kind === "unknown" &&
            "text-fg underline decoration-warn decoration-wavy decoration-1 underline-offset-3",
        )}
      >
        {text}
      </b>
      {kind === "assumed" && <span className="text-fg-2">{assumedName}</span>}
      {kind === "assumed" && editable && <Pencil aria-hidden size={14} />}
      {kind === "ambiguous" && editable && <ChevronDown aria-hidden size={14} />}
    </>
  );
}
