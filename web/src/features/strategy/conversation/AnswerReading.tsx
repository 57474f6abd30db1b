import { blocksOf } from "@app/contract/strategy/answers/blocks";
import { sayOf, SHOWN } from "@app/contract/strategy/answers/phrases";
import { stepsOf } from "@app/contract/strategy/answers/steps";
import { State } from "#/ui/feedback/State.tsx";
import { AnswerFrame, AnswerProse } from "./Answer.tsx";
import { AssumptionChips } from "./AssumptionChips.tsx";
import { briefReadOf } from "./thread.rules.ts";

/** An answer to look at: what was done for it, what it says, and how the question was read. */
export function AnswerReading({ parts }: { parts: readonly { type: string }[] }) {
  const read = briefReadOf(parts);
  const say = sayOf(parts);
  return (
    <AnswerFrame>
      {blocksOf(parts, false).map((block) => {
        if (block.kind === "words") return <AnswerProse key={block.key} pieces={block.pieces} />;
        if (block.kind !== "tools") return null;
        return (
          <p
            key={block.key}
            className="flex min-h-11 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2 font-medium"
          >
            <State kind="passed">
              <span className="sr-only">{say(SHOWN.done)}</span>
            </State>
            {stepsOf(block.tools, say)}
          </p>
        );
      })}
      {read && <AssumptionChips read={read} onSay={null} say={say} />}
    </AnswerFrame>
  );
}
