import { splitHandles } from "@app/contract/handles";
import { useState } from "react";
import { Chip } from "#/ui/text/Chip.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { usePageLeave } from "./use-page-leave.ts";

interface HandlesFieldProps {
  handles: readonly string[];
  onChange: (handles: string[]) => void;
}

/** Handles to tag, one by one: Enter, a comma, a space or leaving the field takes what was typed. */
export function HandlesField({ handles, onChange }: HandlesFieldProps) {
  const [text, setText] = useState("");
  function take(typed: string) {
    const given = [...handles, ...splitHandles(typed)];
    const names = given.map((handle) => handle.toLowerCase());
    const next = given.filter((_, place) => names.indexOf(names[place] ?? "") === place);
    if (next.length > handles.length) onChange(next);
    setText("");
  }
  usePageLeave(() => take(text));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        label="Handles to tag"
        hint="With or without @; Enter adds one"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          if (/[\s,]$/.test(typed)) take(typed);
          else setText(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take(text);
        }}
        onBlur={() => take(text)}
      />
      {handles.length > 0 && (
        <ul aria-label="Chosen handles" className="flex flex-wrap gap-2">
          {handles.map((handle) => (
            <li key={handle} className="max-w-full">
              <Chip
                removeLabel={`Remove ${handle}`}
                onRemove={() => onChange(handles.filter((other) => other !== handle))}
              >
                @{handle}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
