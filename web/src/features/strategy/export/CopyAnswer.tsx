import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { copyText } from "#/lib/clipboard.ts";
import { orToast } from "#/lib/toasts.ts";
import { IconButton } from "#/ui/IconButton.tsx";

/** Takes one answer along, with its tables. */
export function CopyAnswer({ parts }: { parts: readonly { type: string }[] }) {
  const [copied, setCopied] = useState(false);
  const seesPrices = useSeesPrices();
  if (!parts.some(({ type }) => type === "text")) return null;
  // Written out on a click: a conversation is drawn again with every word of an answer.
  async function copy() {
    const { answerAsMarkdown } = await import("./thread-markdown.ts");
    setCopied(await copyText(answerAsMarkdown(parts, seesPrices), "Copied"));
  }
  return (
    <IconButton
      label="Copy the answer"
      className="self-start"
      icon={copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
      onClick={() => void orToast(copy)}
    />
  );
}
