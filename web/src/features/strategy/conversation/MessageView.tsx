import type { UIMessage } from "ai";
import { blocksOf } from "@app/contract/strategy/answers/blocks";
import { sayOf } from "@app/contract/strategy/answers/phrases";
import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { AnswerFrame, AnswerProse } from "./Answer.tsx";
import { AssumptionChips } from "./AssumptionChips.tsx";
import type { Said } from "./catch-up.rules.ts";
import { Coming } from "./Coming.tsx";
import { AsideCard, ToldPrices } from "./late-parts.ts";
import { quickAnswersOf, tellsPrices } from "./thread.rules.ts";
import type { BriefRead } from "./thread.rules.ts";
import { UserMessage } from "#/features/strategy/branches/UserMessage.tsx";
import { AnswerFeedback } from "#/features/strategy/feedback/AnswerFeedback.tsx";
import { CopyAnswer } from "#/features/strategy/export/CopyAnswer.tsx";
import { AnswerCards } from "#/features/strategy/findings/AnswerCards.tsx";
import { ToolCards } from "#/features/strategy/tools/ToolCards.tsx";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";

interface MessageViewProps {
  threadId: string;
  message: UIMessage;
  /** How the brief of the thread's plan was read; only the message with the newest plan shows it. */
  read: BriefRead | null;
  /** The newest plan, for the last message: an approval that waits is of it. */
  plan: BriefRead["plan"];
  /** Only the last message can wait for an approval. */
  isLast: boolean;
  isAnswering: boolean;
  /** Whether any answer is being written in the thread. */
  isBusy: boolean;
  mayChange: boolean;
  onApprove: (id: string, approved: boolean) => void;
  /** Version of the newest plan: a proposal holds for the one that it was made for. */
  newest: number | null;
  onAnswer: (proposal: Proposal, apply: boolean, words: string) => void;
  onSay: (text: string) => void;
  /** Says something else in the place of this message, in a new thread; null for who may not. */
  onBranch: ((said: Said) => Promise<void>) | null;
  /** Asks for this answer again, in a new thread. */
  onAskAgain: (() => void) | null;
}

export function MessageView({
  threadId,
  message,
  read,
  plan,
  isLast,
  isAnswering,
  isBusy,
  mayChange,
  onApprove,
  newest,
  onAnswer,
  onSay,
  onBranch,
  onAskAgain,
}: MessageViewProps) {
  const seesPrices = useSeesPrices();
  const [isNew] = useState(isAnswering);
  if (message.role === "user") return <UserMessage message={message} onBranch={onBranch} />;
  const blocks = blocksOf(message.parts, isAnswering);
  const say = sayOf(message.parts);
  return (
    <AnswerFrame>
      {blocks.map((block) => {
        if (block.kind === "words") return <AnswerProse key={block.key} pieces={block.pieces} />;
        if (block.kind === "tools")
          return <ToolCards key={block.key} tools={block.tools} isNew={isNew} say={say} />;
        return (
          <Coming key={block.key} isNew={isNew}>
            <AsideCard
              block={block}
              plan={plan}
              isLast={isLast}
              newest={newest}
              onApprove={mayChange && !isAnswering ? onApprove : null}
              onAnswer={mayChange && !isBusy ? onAnswer : null}
            />
          </Coming>
        );
      })}
      <AnswerCards parts={message.parts} isAnswering={isAnswering} isNew={isNew} seesPrices={seesPrices} />
      {!isAnswering && tellsPrices(message.parts) && (
        <Coming isNew={isNew}>
          <ToldPrices parts={message.parts} mayChange={mayChange} />
        </Coming>
      )}
      {!isAnswering && (
        <div className="flex flex-wrap">
          <CopyAnswer parts={message.parts} />
          {onAskAgain && (
            <IconButton
              label="Ask again in a new thread"
              icon={<RotateCcw aria-hidden size={16} />}
              onClick={onAskAgain}
            />
          )}
          <AnswerFeedback threadId={threadId} messageId={message.id} />
        </div>
      )}
      {isLast && !isAnswering && mayChange && <QuickAnswers parts={message.parts} onSay={onSay} />}
      {read && !isAnswering && <AssumptionChips read={read} onSay={mayChange ? onSay : null} say={say} />}
    </AnswerFrame>
  );
}

function QuickAnswers({ parts, onSay }: { parts: UIMessage["parts"]; onSay: (text: string) => void }) {
  const answers = quickAnswersOf(parts);
  if (answers.length === 0) return null;
  return (
    <ul aria-label="Quick answers" className="flex flex-wrap gap-2">
      {answers.map((answer) => (
        <li key={answer}>
          <Button size={32} onClick={() => onSay(answer)}>
            {answer}
          </Button>
        </li>
      ))}
    </ul>
  );
}
