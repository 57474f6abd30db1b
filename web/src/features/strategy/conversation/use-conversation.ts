import type { ThreadDetail, ThreadMessage } from "@app/contract/strategy/schemas";
import { ATTACHMENT_PART } from "@app/contract/strategy/attachments/schemas";
import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import type { UIMessage } from "ai";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { saidToReturn } from "./catch-up.rules.ts";
import type { Said } from "./catch-up.rules.ts";
import { LateChat } from "./sending/late-chat.ts";
import { NotSent } from "./sending/not-sent.ts";
import { takeText } from "./pending-text.ts";
import { refreshAnswered, stopAnswer, useThread } from "#/features/strategy/strategy.queries.ts";
import { ShownTalk } from "./sending/shown-talk.ts";
import type { ProposalAnswer } from "./sending/saying.ts";
import { toast } from "#/lib/toasts.ts";

/** One thread as it is being talked in. What was said before comes from the server, and the server keeps all of it. */
export function useConversation(thread: ThreadDetail) {
  const { mutate: readAgain } = useThread(thread.id);
  const [returned, setReturned] = useState<Said | null>(null);
  const [shown] = useState(() => new ShownTalk(thread.messages.map(toChatMessage)));
  const { messages, error } = useSyncExternalStore(shown.subscribe, shown.read);
  async function takeBack({ message, said }: NotSent) {
    const stored = (await readAgain())?.messages.map(toChatMessage) ?? shown.messages;
    shown.catchUp(stored);
    const back = saidToReturn(said, stored);
    if (back !== null) setReturned(back);
    toast(message, { severity: "error" });
    shown.clearError();
  }

  const [chat] = useState(
    () =>
      new LateChat(thread.id, shown, {
        onFinish: () => void refreshAnswered(),
        onError: (failure) => void (failure instanceof NotSent ? takeBack(failure) : refreshAnswered()),
      }),
  );
  const { isAnswering } = shown;
  useCatchingUp(thread, isAnswering, shown);
  useFollowing(thread.isAnswering, chat);

  useEffect(() => {
    const said = takeText(thread.id);
    if (said !== null) void chat.send(messageOf(said));
  }, [thread.id, chat]);

  return {
    messages,
    error: error ?? null,
    isAnswering,
    returned,
    fetchEarly: chat.fetchEarly,
    say: (text: string, attachment: Attachment | null = null) =>
      void chat.send(messageOf({ text, ...(attachment && { attachment }) })),
    approve: (id: string, approved: boolean) => void chat.approve(id, approved),
    /** `words` are those that the proposal is answered with. */
    answer: ({ id }: Proposal, apply: boolean, words: string) => {
      const metadata = { proposalId: id, apply } satisfies ProposalAnswer;
      void chat.send({ ...messageOf({ text: words }), metadata });
    },
    stop: () => void stopAnswer(thread.id),
  };
}

/** Reads along what the server is writing, and again when the page is looked at again: a sleeping one is cut off. */
function useFollowing(isWritten: boolean, chat: LateChat) {
  useEffect(() => {
    if (!isWritten) return undefined;
    const follow = () => void (document.visibilityState === "visible" && chat.follow());
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [isWritten, chat]);
  useEffect(() => () => void chat.close(), [chat]);
}

/** While nothing is written here, what was said in another tab appears as soon as the thread is read again. */
function useCatchingUp({ messages }: ThreadDetail, isAnswering: boolean, shown: ShownTalk) {
  const known = useRef(messages);
  useEffect(() => {
    if (known.current === messages) return;
    known.current = messages;
    // The end of an answer reads the thread once more.
    if (!isAnswering) shown.catchUp(messages.map(toChatMessage));
  }, [messages, isAnswering, shown]);
}

/** As the server keeps it, so that both look alike. */
function messageOf({ text, attachment }: Said): UIMessage {
  const words = text === "" ? [] : [{ type: "text" as const, text }];
  const file = attachment ? [{ type: ATTACHMENT_PART, data: attachment } as const] : [];
  // Names it on screen until the server's own message comes; crypto.randomUUID is missing on plain http addresses.
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return { id, role: "user", parts: [...words, ...file] };
}

// A stored message was a chat message: the server keeps the library's own parts.
function toChatMessage(message: ThreadMessage): UIMessage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return message as unknown as UIMessage;
}
