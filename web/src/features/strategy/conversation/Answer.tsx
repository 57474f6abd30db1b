import { paragraphsOf } from "@app/contract/strategy/answers/blocks";
import type { Piece } from "@app/contract/strategy/answers/blocks";
import { Sparkles } from "lucide-react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { Figure } from "#/ui/text/Figure.tsx";

/** Around all of an answer: whose words they are. */
export function AnswerFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-gradient-brand text-on-brand max-sm:hidden">
        <Sparkles aria-hidden size={16} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-4">{children}</div>
    </div>
  );
}

/** What an answer says, in paragraphs; its figures open their source. */
export function AnswerProse({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div className="flex flex-col gap-3 text-prose">
      {paragraphsOf(pieces).map((paragraph) => (
        <p key={paragraph[0]?.key}>
          {paragraph.map((piece) => (
            <Fragment key={piece.key}>
              <PieceView piece={piece} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function PieceView({ piece }: { piece: Piece }) {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "figure")
    return <Figure value={piece.value} source={piece.source} className="font-medium" />;
  return (
    <mark title="This number comes from no tool" className="rounded-sm bg-warn-soft px-0.5 text-warn">
      {piece.text} (not checked)
    </mark>
  );
}
