import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { useMe } from "#/lib/api/me.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useHostedProvider } from "#/features/identity/index.ts";
import { SECTION_GROUPS, sectionsFor } from "./sections.ts";
import type { Section } from "./sections.ts";

/** Sections in three groups; each saves on its own and says so. */
export function SettingsPage() {
  const { section: asked } = useParams({ strict: false });
  const { data: me, error, mutate } = useMe();
  const isHosted = typeof useHostedProvider() === "string";
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!me) return null;
  const sections = sectionsFor(me, isHosted);
  const current = asked === undefined ? sections[0] : sections.find(({ id }) => id === asked);
  return (
    <div className="page grid max-w-276 gap-x-12 gap-y-5 lg:grid-cols-[208px_minmax(0,720px)]">
      <SectionList sections={sections} current={current} />
      {current ? <SectionBody section={current} /> : <NoSuchSection />}
    </div>
  );
}

function SectionBody({ section }: { section: Section }) {
  const { panel: SectionPanel } = section;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageHeader title={section.label} text={section.text} />
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <SectionPanel />
      </Suspense>
    </div>
  );
}

function NoSuchSection() {
  return (
    <EmptyState
      title="There is no such section"
      text="It may be for server administrators only. The list of sections shows what you can set."
    />
  );
}

interface SectionListProps {
  sections: readonly Section[];
  current: Section | undefined;
}

/** A list beside the page; one choice above it where the page is narrow. */
function SectionList({ sections, current }: SectionListProps) {
  const navigate = useNavigate();
  return (
    <>
      <ChoiceMenu
        className="lg:hidden"
        label="Section"
        value={current?.id ?? null}
        options={sections.map(({ id, label }) => ({ value: id, label }))}
        onChange={(section) => void navigate({ to: "/settings/$section", params: { section } })}
      />
      <nav aria-label="Settings" className="max-lg:hidden">
        {SECTION_GROUPS.map((group) => {
          const own = sections.filter((section) => section.group === group);
          return own.length === 0 ? null : (
            <div key={group} className="mb-4">
              <h2 className="px-3 pb-1.5 text-xs font-medium text-fg-2">{group}</h2>
              {own.map(({ id, label }) => (
                <Link
                  key={id}
                  to="/settings/$section"
                  params={{ section: id }}
                  aria-current={current?.id === id ? "page" : undefined}
                  className="flex h-9 items-center rounded-md px-3 font-medium text-fg-2 hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-fg"
                >
                  {label}
                </Link>
              ))}
            </div>
          );
        })}
      </nav>
    </>
  );
}
