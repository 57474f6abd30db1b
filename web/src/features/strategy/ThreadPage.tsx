import { useParams } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { useThread } from "./strategy.queries.ts";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

// Comes beside the thread itself.
const Conversation = late(async () => (await import("./conversation/Conversation.tsx")).Conversation);

/** A thread with its conversation and its plan. */
export function ThreadPage() {
  const { threadId = "" } = useParams({ strict: false });
  return <OpenThread key={threadId} id={threadId} />;
}

function OpenThread({ id }: { id: string }) {
  const { data, error, mutate } = useThread(id);
  useEffect(() => Conversation.fetchEarly(), []);
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
