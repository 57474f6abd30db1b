import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { NewThread } from "./conversation/NewThread.tsx";
import { useThread } from "./strategy.queries.ts";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

// Who begins something new needs neither the conversation nor the plan yet.
const loadConversation = () => import("./conversation/Conversation.tsx");
const Conversation = late(async () => (await loadConversation()).Conversation);

/** Strategy AI: a new thread, or one with its conversation and its plan. */
export function StrategyPage() {
  const { threadId } = useParams({ strict: false });
  return threadId === undefined ? <NewThread /> : <OpenThread key={threadId} id={threadId} />;
}

function OpenThread({ id }: { id: string }) {
  const { data, error, mutate } = useThread(id);
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        onRetry={() => void mutate()}
        back={{ to: "/strategy-ai", label: "New thread" }}
      />
    );
  }
  const loading = <ListSkeleton rows={4} label="Loading the conversation" />;
  return <Suspense fallback={loading}>{data ? <Conversation thread={data} /> : loading}</Suspense>;
}
