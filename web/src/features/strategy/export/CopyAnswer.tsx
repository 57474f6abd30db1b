import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { copyText } from "#/lib/clipboard.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { answerAsMarkdown } from "./thread-markdown.ts";

/** Takes one answer along, with its tables. */
export function CopyAnswer({ parts }: { parts: readonly { type: string }[] }) {
  const [copied, setCopied] = useState(false);
  const seesPrices = useSeesPrices();
  const text = answerAsMarkdown(parts, seesPrices);
  if (text === "") return null;
  async function copy() {
    setCopied(await copyText(text, "Copied"));
  }
  return (
    <IconButton
      label="Copy the answer"
      className="self-start"
      icon={copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      onClick={() => void copy()}
    />
  );
}
