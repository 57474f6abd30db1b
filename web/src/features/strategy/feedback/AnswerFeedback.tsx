import { Pencil, ThumbsDown, ThumbsUp } from "lucide-react";
import { Suspense, useState } from "react";
import { giveFeedback, takeFeedbackBack, useGivenFeedback } from "./feedback.queries.ts";
import { WhatWasWrong } from "#/features/strategy/conversation/late-parts.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";

interface AnswerFeedbackProps {
  threadId: string;
  messageId: string;
}

/** Whether an answer helped: said with one press, taken back with another, and what was wrong where it did not. */
export function AnswerFeedback({ threadId, messageId }: AnswerFeedbackProps) {
  const given = useGivenFeedback(threadId, messageId);
  const [isOpen, setIsOpen] = useState(false);
  const isUnhelpful = given?.isHelpful === false;
  // A failure has been shown.
  const press = (isHelpful: boolean) => {
    const isTakenBack = given?.isHelpful === isHelpful;
    setIsOpen(!isHelpful && !isTakenBack);
    const said = isTakenBack
      ? takeFeedbackBack(threadId, messageId)
      : giveFeedback(threadId, messageId, { isHelpful });
    void said.catch(() => undefined);
  };
  return (
    <>
      <IconButton
        label="Helpful"
        aria-pressed={given?.isHelpful === true}
        icon={<ThumbsUp aria-hidden size={16} />}
        onClick={() => press(true)}
      />
      <IconButton
        label="Not helpful"
        aria-pressed={isUnhelpful}
        icon={<ThumbsDown aria-hidden size={16} />}
        onClick={() => press(false)}
      />
      {isUnhelpful && !isOpen && (
        <Button
          variant="ghost"
          size={32}
          className="self-center"
          icon={<Pencil aria-hidden size={16} />}
          onClick={() => setIsOpen(true)}
        >
          {given.reason === null && given.words === "" ? "Say what was wrong" : "What was wrong"}
        </Button>
      )}
      {isUnhelpful && isOpen && (
        <Suspense fallback={null}>
          <WhatWasWrong threadId={threadId} given={given} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
