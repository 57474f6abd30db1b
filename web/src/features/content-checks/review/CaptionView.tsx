import { useEffect, useRef } from "react";
import type { TextSpan } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { classes } from "#/ui/classes.ts";
import { captionPieces } from "#/features/content-checks/content-checks.rules.ts";
import type { CaptionPiece } from "#/features/content-checks/content-checks.rules.ts";

interface CaptionViewProps {
  check: ContentCheck;
  /** Where the evidence that was asked for begins; null when none was. */
  focusAt: number | null;
}

const LOOKS: Readonly<Record<TextSpan["role"], string>> = {
  found: "bg-success-soft text-success",
  near_miss: "bg-warn-soft text-warn",
  wrong: "bg-danger-soft text-danger",
};

/** The caption with its evidence marked and the place where the network folds it. */
export function CaptionView({ check, focusAt }: CaptionViewProps) {
  const { caption, checks, cutAt } = check;
  if (caption === null || caption === "")
    return <p className="text-fg-2">No caption. Add one to have its handles, hashtags and label checked.</p>;
  const pieces = captionPieces(
    caption,
    checks.flatMap((one) => one.spans),
    cutAt,
  );
  return (
    <p className="text-prose break-words whitespace-pre-wrap max-md:text-sm">
      {pieces.map((piece) => (
        <Piece key={piece.start} piece={piece} cutAt={cutAt} isFocused={piece.start === focusAt} />
      ))}
    </p>
  );
}

interface PieceProps {
  piece: CaptionPiece;
  cutAt: number | null;
  isFocused: boolean;
}

function Piece({ piece, cutAt, isFocused }: PieceProps) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) mark.current?.scrollIntoView({ block: "nearest" });
  }, [isFocused]);
  const look = piece.role && LOOKS[piece.role];
  return (
    <>
      {piece.isFolded && <Fold at={cutAt ?? 0} />}
      {look ? (
        <mark
          ref={mark}
          className={classes("rounded-sm px-0.5 font-medium", look, isFocused && "outline-2 outline-focus")}
        >
          {piece.text}
        </mark>
      ) : (
        piece.text
      )}
    </>
  );
}

function Fold({ at }: { at: number }) {
  return (
    <span className="my-0.5 flex items-center gap-2 text-xs text-warn">
      <span aria-hidden className="h-0 flex-1 border-t border-dashed border-current" />
      folded after {at}
      <span aria-hidden className="h-0 flex-1 border-t border-dashed border-current" />
    </span>
  );
}
