import { useState } from "react";
import { TextField } from "./TextField.tsx";
import { formatDay, parseDay } from "#/lib/day-text.ts";

export interface DayFieldProps {
  label: string;
  /** yyyy-mm-dd. */
  value: string | null;
  onChange: (day: string | null) => void;
  error?: string | undefined;
}

/** A day as dd/mm/yyyy, whatever the browser's language; what is no day yet is not handed on. */
export function DayField({ label, value, onChange, error }: DayFieldProps) {
  const [text, setText] = useState(value === null ? "" : formatDay(value));
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = text !== "" && parseDay(text) === null;
  return (
    <TextField
      label={label}
      placeholder="dd/mm/yyyy"
      autoComplete="off"
      value={text}
      error={isWrong && isLeft ? "Enter a day as dd/mm/yyyy" : error}
      onChange={(event) => {
        const typed = event.target.value.trim();
        setText(typed);
        const day = parseDay(typed);
        if (day !== null || typed === "") onChange(day);
      }}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
    />
  );
}
