import type { ThreadDetail, ThreadMessage } from "@app/contract/strategy/schemas";
import { ATTACHMENT_PART } from "@app/contract/strategy/attachments/schemas";
import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import { answerWords } from "@app/contract/strategy/proposals";
import type { Proposal } from "@app/contract/strategy/proposals";
import { useChat } from "@ai-sdk/react";
import type { UIMessage } from "@ai-sdk/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { caughtUp, saidToReturn } from "./catch-up.rules.ts";
import type { Said } from "./catch-up.rules.ts";
import { NotSent } from "./not-sent.ts";
import { takeText } from "./pending-text.ts";
import { offerToUndo, refreshThreads, stopAnswer, useThread } from "#/features/strategy/strategy.queries.ts";
import { offerToForget } from "#/features/strategy/memory/memory.queries.ts";
import { threadTransport, waitsForSending } from "./thread-transport.ts";
import type { ProposalAnswer } from "./thread-transport.ts";
import { toast } from "#/lib/toasts.ts";

/** At most so often does a growing answer draw itself again. */
const THROTTLE_MS = 50;

/** One thread as it is being talked in. What was said before comes from the server, and the server keeps all of it. */
export function useConversation(thread: ThreadDetail) {
  const { mutate: readAgain } = useThread(thread.id);
  const [returned, setReturned] = useState<Said | null>(null);
  const transport = useMemo(() => threadTransport(thread.id), [thread.id]);
  const chat = useChat({
    id: thread.id,
    messages: thread.messages.map(toChatMessage),
    transport,
    resume: thread.isAnswering,
    throttle: THROTTLE_MS,
    sendAutomaticallyWhen: waitsForSending,
    onFinish: ({ message }) => {
      offerToUndo(message.parts);
      offerToForget(message.parts);
      void refreshThreads();
    },
    onError: (error) => void (error instanceof NotSent ? takeBack(error) : refreshThreads()),
  });
  const { sendMessage, setMessages } = chat;
  const isAnswering = chat.status === "submitted" || chat.status === "streaming";
  useCatchingUp(thread, isAnswering, setMessages);

  async function takeBack({ message, said }: NotSent) {
    const stored = ((await readAgain()) ?? thread).messages.map(toChatMessage);
    setMessages((shown) => caughtUp(shown, stored));
    const back = saidToReturn(said, stored);
    if (back !== null) setReturned(back);
    toast(message, { severity: "error" });
    chat.clearError();
  }

  useEffect(() => {
    const said = takeText(thread.id);
    if (said !== null) void sendMessage(messageOf(said));
  }, [thread.id, sendMessage]);

  return {
    messages: chat.messages,
    error: chat.error ?? null,
    isAnswering,
    returned,
    say: (text: string, attachment: Attachment | null = null) => {
      chat.clearError();
      void sendMessage(messageOf({ text, ...(attachment && { attachment }) }));
    },
    approve: (id: string, approved: boolean) => void chat.addToolApprovalResponse({ id, approved }),
    answer: (proposal: Proposal, apply: boolean) => {
      chat.clearError();
      const metadata = { proposalId: proposal.id, apply } satisfies ProposalAnswer;
      void sendMessage({ text: answerWords(proposal, apply), metadata });
    },
    stop: () => void stopAnswer(thread.id),
  };
}

/** While nothing is written here, what was said in another tab appears as soon as the thread is read again. */
function useCatchingUp(
  { messages }: ThreadDetail,
  isAnswering: boolean,
  setMessages: ReturnType<typeof useChat>["setMessages"],
) {
  const known = useRef(messages);
  useEffect(() => {
    if (known.current === messages) return;
    known.current = messages;
    // The end of an answer reads the thread once more.
    if (!isAnswering) setMessages((shown) => caughtUp(shown, messages.map(toChatMessage)));
  }, [messages, isAnswering, setMessages]);
}

/** As the server keeps it, so that both look alike. */
function messageOf({ text, attachment }: Said): { role: "user"; parts: UIMessage["parts"] } {
  const words = text === "" ? [] : [{ type: "text" as const, text }];
  const file = attachment ? [{ type: ATTACHMENT_PART, data: attachment } as const] : [];
  return { role: "user", parts: [...words, ...file] };
}

// A stored message was a chat message: the server keeps the library's own parts.
function toChatMessage(message: ThreadMessage): UIMessage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return message as unknown as UIMessage;
}
