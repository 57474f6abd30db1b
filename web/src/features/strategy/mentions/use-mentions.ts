import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from "react";
import { useMentionOptions } from "./mentions.queries.ts";
import type { MentionOption } from "./mentions.queries.ts";
import { mentionAt, withMention } from "./mentions.rules.ts";

/** Creators, lists and campaigns by `@` and `#` in a text field: what is offered at the caret, and the keys for it. */
export function useMentions(text: string, setText: (text: string) => void) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const next = useRef<number | null>(null);
  const mention = caret === null ? null : mentionAt(text, caret);
  const options = useMentionOptions(mention?.start === left ? null : mention);
  const isOpen = options.length > 0;
  const chosen = Math.min(active, options.length - 1);

  useLayoutEffect(() => {
    if (next.current === null) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });

  function look({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const at = currentTarget.selectionStart;
    setCaret(at === currentTarget.selectionEnd ? at : null);
    const now = mentionAt(currentTarget.value, at);
    if (now?.start !== mention?.start || now?.query !== mention?.query) setActive(0);
    if (now === null) setLeft(null);
  }
  function choose(option: MentionOption | undefined) {
    if (mention === null || option === undefined) return;
    const after = withMention(text, mention, option.words);
    next.current = after.caret;
    setText(after.text);
    setCaret(null);
    field.current?.focus();
  }
  /** Whether the key was for the list. */
  function takesKey(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((chosen + step + options.length) % options.length);
    else if (event.key === "Escape") setLeft(mention?.start ?? null);
    else if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") choose(options[chosen]);
    else return false;
    event.preventDefault();
    return true;
  }
  return {
    list: { id: listId, options, active: chosen, choose },
    takesKey,
    field: {
      ref: field,
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": isOpen ? optionId(listId, chosen) : undefined,
      value: text,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        setText(event.target.value);
        look(event);
      },
      onSelect: look,
      onBlur: () => setCaret(null),
    } as const,
  };
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
