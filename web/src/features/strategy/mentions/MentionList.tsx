import { useEffect } from "react";
import { classes } from "#/ui/classes.ts";
import { useMentionOptions } from "./mentions.queries.ts";
import type { MentionOption } from "./mentions.queries.ts";
import type { Mention } from "./mentions.rules.ts";
import { optionId } from "./use-mentions.ts";

interface MentionListProps {
  id: string;
  mention: Mention;
  active: number;
  choose: (option: MentionOption) => void;
  /** Tells the field what it offers, for its keys. */
  onOptions: (options: readonly MentionOption[]) => void;
}

/** Above the field that it belongs to, which must be placed; the keyboard stays in the field. */
export function MentionList({ id, mention, active, choose, onOptions }: MentionListProps) {
  const options = useMentionOptions(mention);
  useEffect(() => {
    onOptions(options);
    return () => onOptions([]);
  }, [options, onOptions]);
  if (options.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Creators, collections and campaigns"
      className="absolute inset-x-0 bottom-full z-20 mb-2 max-h-72 overflow-y-auto rounded-lg bg-surface p-2 shadow-overlay"
    >
      {options.map((option, index) => (
        <div
          key={option.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus, so that its list does not close before the click.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(option);
          }}
          className={classes(
            "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-hover max-md:min-h-11",
            index === active && "bg-selected",
          )}
        >
          <span className="max-w-[70%] shrink-0 truncate">{option.label}</span>
          <span className="ml-auto min-w-0 truncate text-sm text-fg-2">{option.hint}</span>
        </div>
      ))}
    </div>
  );
}
