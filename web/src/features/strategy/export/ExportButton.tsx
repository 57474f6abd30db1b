import { Download } from "lucide-react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { saveText } from "#/lib/api/download.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { threadAsMarkdown } from "./thread-markdown.ts";

interface ExportButtonProps {
  title: string;
  messages: readonly { role: string; parts: readonly { type: string }[] }[];
  disabled: boolean;
}

/** Takes the conversation along as a text file. */
export function ExportButton({ title, messages, disabled }: ExportButtonProps) {
  const seesPrices = useSeesPrices();
  if (messages.length === 0) return null;
  return (
    <IconButton
      label="Download as Markdown"
      icon={<Download aria-hidden size={16} />}
      disabled={disabled}
      onClick={() =>
        saveText(threadAsMarkdown({ title, messages, seesPrices }), fileNameOf(title), "text/markdown")
      }
    />
  );
}

/** Names that every file system takes. */
function fileNameOf(title: string): string {
  const name = title.replaceAll(/[^\p{L}\p{N}._-]+/gu, " ").trim();
  return `${name === "" ? "Thread" : name}.md`;
}
