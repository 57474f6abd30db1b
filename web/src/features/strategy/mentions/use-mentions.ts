import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent, RefObject, SyntheticEvent } from "react";
import type { MentionOption } from "./mentions.queries.ts";
import { mentionAt, withMention } from "./mentions.rules.ts";
import type { Mention } from "./mentions.rules.ts";

/** Creators, lists and campaigns by `@` and `#` in a text field: what is offered at the caret, and the keys for it. */
export function useMentions(text: string, setText: (text: string) => void) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const placeCaret = useNextCaret(field);
  const mention = caret === null ? null : mentionAt(text, caret);
  const asked = mention?.start === left ? null : mention;
  const [found, setFound] = useState<readonly MentionOption[]>([]);
  const options = asked ? found : [];
  const isOpen = options.length > 0;
  const chosen = Math.min(active, options.length - 1);

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
    placeCaret(after.caret);
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
    else if (event.key === "Enter" && isWhole(options[chosen], text, mention)) return false;
    else if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") choose(options[chosen]);
    else return false;
    event.preventDefault();
    return true;
  }
  return {
    /** What is offered of it, null for nothing. */
    asked,
    list: { id: listId, active: chosen, choose, onOptions: setFound },
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

/** Whoever has typed all of it wants to send. */
function isWhole(option: MentionOption | undefined, text: string, mention: Mention | null): boolean {
  return (
    mention !== null && option?.words === `${mention.mark}${mention.query}` && text.endsWith(option.words)
  );
}

/** Places the caret once the field has been drawn anew. */
function useNextCaret(field: RefObject<HTMLTextAreaElement | null>) {
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });
  return (caret: number) => {
    next.current = caret;
  };
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
