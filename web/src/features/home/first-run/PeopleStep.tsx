import { Link } from "@tanstack/react-router";
import { ArrowRight, ShieldCheck, Telescope } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useMe } from "#/lib/api/me.ts";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { StepTitle } from "./StepTitle.tsx";
import { late } from "#/ui/late.tsx";

// Most visits of the home page bring nobody.
const ImportSteps = late(async () => (await import("./people.lazy.ts")).ImportSteps);

export function PeopleStep() {
  return (
    <>
      <StepTitle
        title="Bring your people"
        text="Paste what you have. You see how each column was read before anything is saved, and an import can be removed again."
      />
      <Suspense fallback={<ListSkeleton rows={6} />}>
        <ImportSteps aside={<WithoutList />} />
      </Suspense>
    </>
  );
}

function WithoutList() {
  const { data: me } = useMe();
  const sample = me?.workspaces.find(({ isSample, isSampleCopy }) => isSample && !isSampleCopy);
  return (
    <Panel title="No list at hand?">
      {sample && (
        <a href={`/home?workspace=${sample.slug}`} className={WAY}>
          <Way
            icon={<Telescope aria-hidden size={20} />}
            title="Look around in the sample"
            text="5,000 invented creators in a workspace of their own. To try something, make your own copy in one click."
          />
        </a>
      )}
      <Link to="/sentinel" className={WAY}>
        <Way
          icon={<ShieldCheck aria-hidden size={20} />}
          title="Check a video now"
          text="Needs no data at all: a draft and its caption, or a sample clip."
        />
      </Link>
    </Panel>
  );
}

const WAY = "flex gap-3 border-line p-4 not-first:border-t last:rounded-b-[11px] hover:bg-hover";

function Way({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-text">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        <span className="block text-sm text-fg-2">{text}</span>
      </span>
      <ArrowRight aria-hidden size={16} className="mt-2.5 text-fg-2" />
    </>
  );
}
