import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { SAY_PARAM } from "@app/contract/strategy/paths";
import { useMayWork, useMe } from "#/lib/api/me.ts";
import { WhoAnswersLine } from "#/features/strategy/language-model/WhoAnswersLine.tsx";
import { text as words, usePageState } from "#/lib/page-state.ts";
import { Composer } from "./Composer.tsx";
import { holdText } from "./pending-text.ts";
import { createThread, refreshThreads, useStarters } from "#/features/strategy/strategy.queries.ts";
import { ThreadMenu } from "#/features/strategy/threads/ThreadMenu.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { PageActions } from "#/ui/PageActions.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";

/** Nothing said yet: a box to write in, and what to begin with. */
export function NewThread() {
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const mayChange = useMayWork();
  const isRead = useMe().data !== undefined;
  // A link may bring the words along; a person reads and sends them.
  const [written] = usePageState(SAY_PARAM, words());

  // A failure has been shown; who wrote the text keeps it.
  async function begin(text: string, attachment: Attachment | null = null) {
    setIsBusy(true);
    try {
      const thread = await createThread();
      holdText(thread.id, { text, ...(attachment && { attachment }) });
      await refreshThreads();
      await navigate({ to: "/strategy-ai/$threadId", params: { threadId: thread.id } });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="page flex flex-1 flex-col gap-6">
      <PageActions>
        <ThreadMenu current={null} />
      </PageActions>
      <div className="mx-auto flex w-full max-w-170 flex-1 flex-col gap-6 pt-[6vh] md:pt-[14vh]">
        <PageHeader
          title="What do you want to launch?"
          text="Write a brief in your own words: what, where, for whom, for how much. You get a plan with its proof."
        />
        <Composer
          isBusy={isBusy}
          disabled={!mayChange}
          written={written}
          onSend={begin}
          onStop={null}
          note={<WhoAnswersLine />}
        />
        {isRead && !mayChange && (
          <p className="text-sm text-fg-2">Your role here may read plans and not make them.</p>
        )}
        {mayChange && (
          <StarterList disabled={isBusy} onChoose={(text) => void begin(text).catch(() => undefined)} />
        )}
      </div>
    </div>
  );
}

function StarterList({ disabled, onChoose }: { disabled: boolean; onChoose: (text: string) => void }) {
  const { data, error } = useStarters();
  if (error) return null;
  if (!data) {
    return (
      <Loading label="Loading suggestions">
        <Skeleton className="h-24 w-full rounded-lg" />
      </Loading>
    );
  }
  if (data.items.length === 0) {
    return (
      <p className="text-fg-2">
        There are no creators in this workspace yet.{" "}
        <Link
          to="/influencers"
          search={{ import: "open" }}
          className="inline-flex min-h-6 items-center font-medium text-brand-text hover:underline"
        >
          Bring your people
        </Link>{" "}
        first, then plan with them here.
      </p>
    );
  }
  return (
    <ul aria-label="What to begin with" className="grid gap-3 sm:grid-cols-2">
      {data.items.map(({ title, text }) => (
        <li key={title} className="flex">
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(text)}
            className="flex w-full flex-col gap-1 rounded-lg border border-line bg-surface p-4 text-left hover:border-line-2 hover:bg-hover disabled:opacity-60"
          >
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-fg-2">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
