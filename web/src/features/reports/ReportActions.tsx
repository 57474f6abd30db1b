import { reportPaths } from "@app/contract/reports/paths";
import { ReportTitle } from "@app/contract/reports/schemas";
import type { Report } from "@app/contract/reports/schemas";
import { useNavigate } from "@tanstack/react-router";
import {
  Download,
  Ellipsis,
  Link as LinkIcon,
  Pencil,
  Presentation,
  Printer,
  Snowflake,
  Table,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { SharePanel } from "#/features/share-links/index.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { orToast, toast } from "#/lib/toasts.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import type { MenuItem } from "#/ui/overlays/Menu.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { PageActions } from "#/ui/PageActions.tsx";
import type * as ReportExports from "./exports/report-exports.ts";
import { reportActions } from "./reports.queries.ts";

type Exports = typeof ReportExports;

/** What cannot be fetched or written is told. */
function exported(write: (exports: Exports) => Promise<void>): void {
  void orToast(async () => write(await import("./exports/report-exports.ts")));
}

/** Print, CSV and the share links; in the bar on wide screens, in one menu on narrow ones. */
export function ReportActions({ report }: { report: Report }) {
  const mayChange = useMayWork();
  const [open, setOpen] = useState<"share" | "rename" | null>(null);
  const items = useMenuItems(report, mayChange, setOpen);
  const { change } = reportActions(report.id);
  const close = () => setOpen(null);
  return (
    <>
      <PageActions>
        <Button
          size={32}
          className="max-lg:hidden"
          icon={<Printer aria-hidden size={16} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Button
          size={32}
          className="max-lg:hidden"
          icon={<Download aria-hidden size={16} />}
          onClick={() => exported((to) => to.exportReport(report))}
        >
          CSV
        </Button>
        {mayChange && (
          <Button
            size={32}
            variant="primary"
            className="max-md:hidden"
            icon={<LinkIcon aria-hidden size={16} />}
            onClick={() => setOpen("share")}
          >
            Share link
          </Button>
        )}
        <Menu
          align="end"
          trigger={<IconButton label="Report actions" icon={<Ellipsis aria-hidden size={20} />} />}
          items={items}
        />
      </PageActions>
      {open === "share" && (
        <SharePanel
          shared={{ id: report.id, paths: reportPaths, told: [reportPaths.all] }}
          what="report"
          prices="Fees, budget and cost per 1,000 views"
          onClose={close}
        />
      )}
      <NameDialog
        open={open === "rename"}
        title="Rename the report"
        action="Rename"
        label="Title"
        field="title"
        schema={ReportTitle}
        initial={report.title}
        onClose={close}
        onName={async (title) => {
          await change(report, { title }, { quiet: true });
          close();
        }}
      />
    </>
  );
}

function useMenuItems(
  report: Report,
  mayChange: boolean,
  open: (what: "share" | "rename") => void,
): MenuItem[] {
  const navigate = useNavigate();
  const { change, remove, restore } = reportActions(report.id);
  const isFrozen = report.frozenAt !== null;
  async function removeNow() {
    await remove();
    await navigate({ to: "/reports" });
    offerUndo(`Report “${report.title}” removed`, restore);
  }
  async function freeze(frozen: boolean) {
    if (!(await change(report, { frozen }))) return;
    toast(frozen ? "The report keeps today’s figures" : "The report follows its campaign");
  }
  const reading: MenuItem[] = [
    {
      id: "print",
      label: "Print or save as PDF",
      icon: <Printer aria-hidden size={16} />,
      run: () => window.print(),
    },
    {
      id: "csv",
      label: "Export as CSV",
      icon: <Download aria-hidden size={16} />,
      run: () => exported((to) => to.exportReport(report)),
    },
    {
      id: "xlsx",
      label: "Export as Excel",
      icon: <Table aria-hidden size={16} />,
      run: () => exported((to) => to.exportWorkbook(report)),
    },
    {
      id: "pptx",
      label: "Export as PowerPoint",
      icon: <Presentation aria-hidden size={16} />,
      run: () => exported((to) => to.exportSlides(report)),
    },
  ];
  if (!mayChange) return reading;
  return [
    { id: "share", label: "Share links", icon: <LinkIcon aria-hidden size={16} />, run: () => open("share") },
    ...reading,
    { id: "rename", label: "Rename", icon: <Pencil aria-hidden size={16} />, run: () => open("rename") },
    {
      id: "freeze",
      label: isFrozen ? "Follow the campaign" : "Freeze today’s figures",
      icon: <Snowflake aria-hidden size={16} />,
      run: () => void freeze(!isFrozen).catch(() => undefined),
    },
    {
      id: "remove",
      label: "Remove the report",
      danger: true,
      icon: <Trash2 aria-hidden size={16} />,
      run: () => void removeNow().catch(() => undefined),
    },
  ];
}
