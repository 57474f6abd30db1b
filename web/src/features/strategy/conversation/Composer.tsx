import { MESSAGE_MAX } from "@app/contract/strategy/schemas";
import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import { ArrowUp, Square } from "lucide-react";
import { Suspense, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Said } from "./catch-up.rules.ts";
import { AttachmentBox, MentionList } from "./late-parts.ts";
import { AttachButton } from "#/features/strategy/attachments/AttachButton.tsx";
import { useAttachment } from "#/features/strategy/attachments/use-attachment.ts";
import { useMentions } from "#/features/strategy/mentions/use-mentions.ts";
import { classes } from "#/ui/classes.ts";
import { useFileDrop } from "#/ui/fields/use-file-drop.ts";
import { Button } from "#/ui/Button.tsx";

interface ComposerProps {
  isBusy: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Stands in the box from the beginning. */
  written?: string;
  /** What could not be sent stands in the box again. */
  onSend: (text: string, attachment: Attachment | null) => void | Promise<void>;
  /** While an answer is written; Stop then stands where Send was. */
  onStop: (() => void) | null;
  /** What was sent and did not arrive, before what has been written since. */
  returned?: Said | null;
  /** Below the box: who answers. */
  note?: ReactNode;
}

/** Enter sends, Shift and Enter begins a new line; @ names a creator, # a collection or campaign. */
export function Composer({
  isBusy,
  disabled = false,
  placeholder,
  written = "",
  onSend,
  onStop,
  returned = null,
  note,
}: ComposerProps) {
  const [text, setText] = useState(written);
  const { state, take, close, bringBack } = useAttachment(null);
  const { over, target } = useFileDrop((files) => void take(disabled ? null : files));
  const mentions = useMentions(text, setText);
  const [taken, setTaken] = useState(returned);
  if (returned !== taken) {
    setTaken(returned);
    if (returned) {
      setText([returned.text, text].filter((words) => words !== "").join("\n"));
      bringBack(returned.attachment ?? null);
    }
  }
  const ready = text.trim() !== "" && !isBusy && !disabled;

  async function sendAll(attachment: Attachment | null) {
    setText("");
    if (attachment) close();
    try {
      await onSend(text.trim(), attachment);
    } catch {
      setText((now) => (now === "" ? text : now));
      bringBack(attachment);
    }
  }
  async function submit() {
    if (ready) await sendAll(null);
  }
  function submitByEnter(event: KeyboardEvent) {
    if (mentions.takesKey(event)) return;
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      {...target}
      className={classes(
        "relative flex flex-col gap-2 rounded-xl border bg-surface p-3 focus-within:outline-2 focus-within:outline-focus",
        over && !disabled ? "border-focus bg-selected" : "border-line-2",
      )}
    >
      <Suspense fallback={null}>
        {state.is !== "none" && (
          <AttachmentBox
            state={state}
            isBusy={isBusy || disabled}
            onUse={(attachment) => void sendAll(attachment)}
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {mentions.asked && <MentionList {...mentions.list} mention={mentions.asked} />}
      </Suspense>
      <textarea
        {...mentions.field}
        aria-label="Message to Strategy AI"
        rows={2}
        maxLength={MESSAGE_MAX}
        disabled={disabled}
        placeholder={placeholder ?? "Launch of…, in…, for €…, on…, for whom, how long"}
        onFocus={MentionList.fetchEarly}
        onKeyDown={submitByEnter}
        className="max-h-60 w-full resize-none bg-transparent px-1 text-prose outline-none placeholder:text-fg-2 field-sizing-content"
      />
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2">
          {!disabled && <AttachButton onFiles={(files) => void take(files)} />}
          <span className="min-h-4 min-w-0 text-xs text-fg-2">{note}</span>
        </span>
        {onStop ? (
          <Button icon={<Square aria-hidden size={14} />} onClick={onStop} className="max-md:min-h-11">
            Stop
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            disabled={!ready}
            busy={isBusy}
            icon={<ArrowUp aria-hidden size={16} />}
            className="max-md:min-h-11"
          >
            Send
          </Button>
        )}
      </div>
    </form>
  );
}
