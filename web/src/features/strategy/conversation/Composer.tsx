import { MESSAGE_MAX } from "@app/contract/strategy/schemas";
import { ArrowUp, Square } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "#/ui/Button.tsx";

interface ComposerProps {
  isBusy: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Stands in the box from the beginning. */
  written?: string;
  /** What could not be sent stands in the box again. */
  onSend: (text: string) => void | Promise<void>;
  /** While an answer is written; Stop then stands where Send was. */
  onStop: (() => void) | null;
  /** What was sent and did not arrive, before what has been written since. */
  returned?: { text: string } | null;
  /** Below the box: who answers. */
  note?: ReactNode;
}

/** Enter sends, Shift and Enter begins a new line. */
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
  const [taken, setTaken] = useState(returned);
  if (returned !== taken) {
    setTaken(returned);
    if (returned) setText(text === "" ? returned.text : `${returned.text}\n${text}`);
  }
  const ready = text.trim() !== "" && !isBusy && !disabled;

  async function submit() {
    if (!ready) return;
    setText("");
    try {
      await onSend(text.trim());
    } catch {
      setText((now) => (now === "" ? text : now));
    }
  }
  function submitByEnter(event: KeyboardEvent) {
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
      className="flex flex-col gap-2 rounded-xl border border-line-2 bg-surface p-3 focus-within:outline-2 focus-within:outline-focus"
    >
      <textarea
        aria-label="Message to Strategy AI"
        rows={2}
        value={text}
        maxLength={MESSAGE_MAX}
        disabled={disabled}
        placeholder={placeholder ?? "Launch of…, in…, for €…, on…, for whom, how long"}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={submitByEnter}
        className="max-h-60 w-full resize-none bg-transparent px-1 text-prose outline-none placeholder:text-fg-2 field-sizing-content"
      />
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 text-xs text-fg-2">{note}</span>
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
