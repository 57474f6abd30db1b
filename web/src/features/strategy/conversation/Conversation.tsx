import { sayOf, SHOWN } from "@app/contract/strategy/answers/phrases";
import type { ThreadDetail } from "@app/contract/strategy/schemas";
import { Suspense, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { WhoAnswersLine } from "#/features/strategy/language-model/WhoAnswersLine.tsx";
import { ExportButton } from "#/features/strategy/export/ExportButton.tsx";
import { useBranch } from "#/features/strategy/branches/use-branch.ts";
import { saidOf } from "./catch-up.rules.ts";
import { Composer } from "./Composer.tsx";
import { fetchPartsEarly } from "./late-parts.ts";
import { MessageView } from "./MessageView.tsx";
import { ThreadMenu } from "#/features/strategy/threads/ThreadMenu.tsx";
import { briefReadOf } from "./thread.rules.ts";
import { useStrategy } from "#/features/strategy/strategy.queries.ts";
import { useConversation } from "./use-conversation.ts";
import { useFollowedEnd } from "./use-followed-end.ts";
import { useBarTitle } from "#/lib/page-heading.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { classes } from "#/ui/classes.ts";
import { Note } from "#/ui/feedback/Note.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { PageActions } from "#/ui/PageActions.tsx";
import { Tabs } from "#/ui/Tabs.tsx";
import { late } from "#/ui/late.tsx";

// A thread has no plan at first.
const PlanPanel = late(async () => (await import("#/features/strategy/plan/PlanPanel.tsx")).PlanPanel);

const VIEWS = ["conversation", "plan"] as const;

/** The conversation, and beside it the plan; on a narrow screen one of the two. */
export function Conversation({ thread }: { thread: ThreadDetail }) {
  const [view, setView] = usePageState("view", choice(VIEWS, "conversation"));
  const [version, setVersion] = useState<number | null>(null);
  const conversation = useConversation(thread);
  useBarTitle(thread.title, { label: "Strategy AI", to: "/strategy-ai" });
  const { strategyId } = thread;
  const { data: strategy } = useStrategy(strategyId, version);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <PageActions>
        <ExportButton
          title={thread.title}
          messages={conversation.messages}
          strategy={strategy ?? null}
          disabled={conversation.isAnswering}
        />
        <ThreadMenu current={thread} />
      </PageActions>
      {strategyId !== null && (
        <div className="border-b border-line px-4 py-3 lg:hidden print:hidden">
          <Tabs
            label="Conversation or plan"
            name="strategy"
            look="segmented"
            className="w-full *:flex-1 *:justify-center"
            items={[
              { id: "conversation", label: "Conversation" },
              { id: "plan", label: "Plan" },
            ]}
            value={view}
            onChange={(next) => setView(next)}
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1">
        <div
          {...(view === "conversation" && { id: "strategy-panel" })}
          className={classes(
            "flex min-w-0 flex-1 flex-col",
            view === "plan" && strategyId !== null && "max-lg:hidden",
            strategyId !== null && "print:hidden",
          )}
        >
          <Talk threadId={thread.id} hasPlan={strategyId !== null} conversation={conversation} />
        </div>
        {strategyId !== null && (
          <aside
            aria-label="Plan"
            {...(view === "plan" && { id: "strategy-panel" })}
            className={classes(
              "w-full min-w-0 border-line bg-surface lg:sticky lg:top-14 lg:h-[calc(100dvh-56px)] lg:w-148 lg:shrink-0 lg:overflow-y-auto lg:border-l",
              "print:static print:block! print:h-auto! print:w-full! print:overflow-visible! print:border-0",
              view === "conversation" && "max-lg:hidden",
            )}
          >
            <Suspense fallback={<ListSkeleton rows={6} label="Loading the plan" />}>
              <PlanPanel
                strategyId={strategyId}
                version={version}
                onVersion={setVersion}
                isBusy={conversation.isAnswering}
                onSay={(text) => {
                  setView("conversation");
                  conversation.say(text);
                }}
              />
            </Suspense>
          </aside>
        )}
      </div>
    </div>
  );
}

interface TalkProps {
  threadId: string;
  hasPlan: boolean;
  conversation: ReturnType<typeof useConversation>;
}

function Talk({ threadId, hasPlan, conversation }: TalkProps) {
  const {
    messages,
    error,
    isAnswering,
    returned,
    fetchEarly,
    say: onSay,
    approve,
    answer,
    stop,
  } = conversation;
  const { talk, end } = useFollowedEnd(messages.length);
  const mayChange = useMayWork();
  const branch = useBranch(threadId);
  const last = messages.at(-1);
  const planned = messages.findLast(({ parts }) => briefReadOf(parts) !== null);
  const read = briefReadOf(planned?.parts ?? []);
  const say = sayOf(messages.findLast(({ role }) => role === "assistant")?.parts ?? []);
  // A failure has been shown.
  const askAgain = (index: number) => {
    const asked = messages.slice(0, index).findLastIndex(({ role }) => role === "user");
    const message = messages[asked];
    return message ? () => void branch(asked, saidOf(message)).catch(() => undefined) : null;
  };
  return (
    <div
      className="mx-auto flex w-full max-w-180 flex-1 flex-col gap-6 px-4 pt-6 md:px-6"
      onFocus={() => {
        fetchEarly();
        fetchPartsEarly();
      }}
    >
      <div
        ref={talk}
        role="log"
        aria-label="Conversation"
        aria-live="polite"
        aria-busy={isAnswering}
        className="flex flex-1 flex-col gap-6"
      >
        {messages.map((message, index) => (
          <MessageView
            key={message.id}
            threadId={threadId}
            message={message}
            onBranch={mayChange && !isAnswering ? (said) => branch(index, said) : null}
            onAskAgain={mayChange && !isAnswering ? askAgain(index) : null}
            read={message === planned ? read : null}
            plan={message === last ? (read?.plan ?? null) : null}
            isLast={message === last}
            isAnswering={isAnswering && message === last}
            isBusy={isAnswering}
            newest={read?.plan?.version ?? null}
            onAnswer={answer}
            mayChange={mayChange}
            onApprove={approve}
            onSay={onSay}
          />
        ))}
        {isAnswering && last?.role === "user" && <p className="text-fg-2">Reading…</p>}
        {error && <Note kind="bad">{error.message}</Note>}
        <div ref={end} className="scroll-mb-44" />
      </div>
      <div className="sticky bottom-0 bg-bg pb-4">
        <Composer
          note={<WhoAnswersLine />}
          isBusy={isAnswering}
          disabled={!mayChange}
          placeholder={say(hasPlan ? SHOWN.goesOn : SHOWN.asksNext)}
          onSend={onSay}
          onStop={isAnswering ? stop : null}
          returned={returned}
        />
      </div>
    </div>
  );
}
