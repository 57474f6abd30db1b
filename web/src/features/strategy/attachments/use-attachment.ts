import type { Attachment, AttachmentText } from "@app/contract/strategy/attachments/schemas";
import { useRef, useState } from "react";

/** A file beside what is being written: its text is shown before anything of it is used. */
export type AttachmentState =
  | { is: "none" }
  | { is: "reading"; name: string }
  | { is: "failed"; name: string; problem: string }
  | { is: "read"; found: AttachmentText };

const UNFETCHED = "Herald could not fetch what reads files. Are you online?";

/** @param back of a message that did not arrive: its text stands there again. */
export function useAttachment(back: Attachment | null) {
  const [state, setState] = useState<AttachmentState>(() => stateBack(back));
  // The last file that was chosen: the answer for an earlier one comes too late.
  const current = useRef(0);

  async function take(files: FileList | null): Promise<void> {
    const [file] = files ?? [];
    if (!file) return;
    const { name } = file;
    const mine = (current.current += 1);
    setState({ is: "reading", name });
    const next = await textOf(file).then(
      (found): AttachmentState => ({ is: "read", found }),
      (error: unknown): AttachmentState => {
        const problem = error instanceof Error ? error.message : "The file could not be read.";
        return { is: "failed", name, problem };
      },
    );
    if (current.current === mine) setState(next);
  }
  return {
    state,
    take,
    close: () => {
      current.current += 1;
      setState({ is: "none" });
    },
    bringBack: (attachment: Attachment | null) => {
      if (attachment) setState(stateBack(attachment));
    },
  };
}

async function textOf(file: File): Promise<AttachmentText> {
  const touched = await import("#/features/strategy/conversation/touched.lazy.ts").catch(() => {
    throw new Error(UNFETCHED);
  });
  return touched.textOfFile(file);
}

function stateBack(attachment: Attachment | null): AttachmentState {
  if (!attachment) return { is: "none" };
  const { name, text } = attachment;
  return { is: "read", found: { name, text, characters: text.length, isCut: false, notRead: [] } };
}
