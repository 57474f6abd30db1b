import { ATTACHMENT_ENDS } from "@app/contract/strategy/attachments/schemas";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#/ui/IconButton.tsx";

const LABEL = "Attach a brief: .txt, .md, .docx, .pdf or .eml, at most 10 MB";

/** Opens the file chooser; dropping a file on the box is a second way. */
export function AttachButton({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={LABEL}
        icon={<Paperclip aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        aria-label="A brief to attach"
        tabIndex={-1}
        hidden
        accept={ATTACHMENT_ENDS.join(",")}
        onChange={(event) => {
          onFiles(event.target.files);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}
