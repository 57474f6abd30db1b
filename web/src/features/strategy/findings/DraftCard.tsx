import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { CardDraft } from "@app/contract/strategy/answers/draft-cards";
import { copyText } from "#/lib/clipboard.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** A text to take along; nothing of it is sent from here. */
export function DraftCard({ title, text, note }: CardDraft) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    setCopied(await copyText(text, "Copied"));
  }
  return (
    <Panel
      title={title}
      aside={
        <Button
          size={32}
          icon={copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      }
    >
      <p className="px-4 py-3 text-prose break-words whitespace-pre-wrap">{text}</p>
      <p className="border-t border-line px-4 py-2.5 text-sm text-fg-2">{note}</p>
    </Panel>
  );
}
