import { Check, Copy, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { SHOWN } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import type { CardDraft } from "@app/contract/strategy/answers/draft-cards";
import { copyText } from "#/lib/clipboard.ts";
import { printAlone } from "#/lib/printing.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** A text to take along; nothing of it is sent from here. */
export function DraftCard({ title, text, note, isPage = false, say }: CardDraft & { say: Say }) {
  const card = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy() {
    setCopied(await copyText(text, say(SHOWN.copied)));
  }
  return (
    <div ref={card}>
      <Panel
        title={title}
        aside={
          <span className="flex flex-wrap gap-2 print:hidden">
            {isPage && (
              <Button
                size={32}
                icon={<Printer aria-hidden size={16} />}
                onClick={() => card.current && printAlone(card.current)}
              >
                {say(SHOWN.print)}
              </Button>
            )}
            <Button
              size={32}
              icon={copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
              onClick={() => void copy()}
            >
              {say(SHOWN.copy)}
            </Button>
          </span>
        }
      >
        <p className="px-4 py-3 text-prose break-words whitespace-pre-wrap">{text}</p>
        <p className="border-t border-line px-4 py-2.5 text-sm text-fg-2">{note}</p>
      </Panel>
    </div>
  );
}
