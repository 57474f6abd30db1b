import { FileText, Printer, Table } from "lucide-react";
import { saveFile } from "#/lib/api/download.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { orToast } from "#/lib/toasts.ts";
import { Menu } from "#/ui/overlays/Menu.tsx";
import type { MenuProps } from "#/ui/overlays/Menu.tsx";
import type { Exported } from "./ExportButton.tsx";

interface ExportMenuProps extends Exported, Pick<MenuProps, "trigger" | "isByKey"> {}

/** Takes the conversation along as a text, the plan as a workbook or on paper. */
export function ExportMenu({ title, messages, strategy, ...button }: ExportMenuProps) {
  const seesPrices = useSeesPrices();
  const name = fileNameOf(title);
  const conversation = {
    id: "markdown",
    label: "Conversation as Markdown",
    icon: <FileText aria-hidden size={16} />,
    run: () =>
      void orToast(async () => {
        const { threadAsMarkdown } = await import("./thread-markdown.ts");
        saveFile(threadAsMarkdown({ title, messages, seesPrices }), `${name}.md`, "text/markdown");
      }),
  };
  const ofPlan = strategy && [
    {
      id: "xlsx",
      label: "Plan as Excel",
      icon: <Table aria-hidden size={16} />,
      run: () =>
        void orToast(async () => {
          const { savePlan } = await import("./plan-workbook.ts");
          await savePlan(`${name}.xlsx`, strategy);
        }),
    },
    {
      id: "print",
      label: "Plan on paper or as PDF",
      icon: <Printer aria-hidden size={16} />,
      run: () => window.print(),
    },
  ];
  return <Menu {...button} align="end" defaultOpen items={[conversation, ...(ofPlan ?? [])]} />;
}

/** Names that every file system takes. */
function fileNameOf(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N}._-]+/gu, " ").trim();
  return name === "" ? "Thread" : name;
}
