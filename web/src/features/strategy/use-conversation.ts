import type { ThreadDetail, ThreadMessage } from "@app/contract/strategy";
import { useChat } from "@ai-sdk/react";
import type { UIMessage } from "@ai-sdk/react";
import { useEffect, useMemo } from "react";
import { takeText } from "./pending-text.ts";
import { offerToUndo, stopAnswer, useRefresh } from "./strategy.queries.ts";
import { threadTransport, waitsForSending } from "./thread-transport.ts";

/** At most so often does a growing answer draw itself again. */
const THROTTLE_MS = 50;

/** One thread as it is being talked in. What was said before comes from the server, and the server keeps all of it. */
export function useConversation(thread: ThreadDetail) {
  const refresh = useRefresh();
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
      void refresh();
    },
    onError: () => void refresh(),
  });
  const { sendMessage } = chat;

  useEffect(() => {
    const text = takeText(thread.id);
    if (text !== null) void sendMessage({ text });
  }, [thread.id, sendMessage]);

  return {
    messages: chat.messages,
    error: chat.error ?? null,
    isAnswering: chat.status === "submitted" || chat.status === "streaming",
    say: (text: string) => {
      chat.clearError();
      void sendMessage({ text });
    },
    approve: (id: string, approved: boolean) => void chat.addToolApprovalResponse({ id, approved }),
    stop: () => void stopAnswer(thread.id),
  };
}

// A stored message was a chat message: the server keeps the library's own parts.
function toChatMessage(message: ThreadMessage): UIMessage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return message as unknown as UIMessage;
}
