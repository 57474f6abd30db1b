import type { ReportContent } from "@app/contract/reports/schemas";
import { findingGroups, findingTitle } from "@app/contract/reports/view";
import { CircleAlert, CircleArrowRight, CircleCheck } from "lucide-react";
import { Panel } from "#/ui/Panel.tsx";

const LOOKS = {
  worked: { icon: CircleCheck, look: "text-success" },
  missed: { icon: CircleAlert, look: "text-warn" },
  next: { icon: CircleArrowRight, look: "text-brand-text" },
} as const;

/** What worked, what did not and what comes next, each in a few sentences. */
export function ReportFindings({ content }: { content: ReportContent }) {
  const groups = findingGroups(content);
  if (groups.length === 0) return null;
  return (
    <Panel className="print:break-inside-avoid">
      <div className="grid gap-x-6 gap-y-4 p-4 lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col">
        {groups.map(({ kind, texts }) => {
          const { icon: Icon, look } = LOOKS[kind];
          return (
            <section key={kind} className="min-w-0">
              <h2 className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden size={16} className={look} />
                {findingTitle(kind, content)}
              </h2>
              <ul className="mt-1.5 flex flex-col gap-1.5">
                {texts.map((text) => (
                  <li key={text} className="break-words">
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Panel>
  );
}
