import { Search, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { IconButton } from "#/ui/IconButton.tsx";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "value" | "size"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands at the end, inside the border: the button that searches. */
  children?: ReactNode;
}

export function SearchField({ label, value, onChange, className, children, ...input }: SearchFieldProps) {
  return (
    <span
      className={classes(
        "flex min-w-0 items-center gap-2 rounded-md border border-line-2 bg-surface pr-1 pl-3",
        "focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus",
        children === undefined ? "h-10 max-md:h-11" : "h-11 max-md:h-13",
        className,
      )}
    >
      <Search aria-hidden size={16} className="text-fg-2" />
      <input
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-base outline-none max-md:text-lg [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <IconButton size="sm" label="Clear" icon={<X aria-hidden size={14} />} onClick={() => onChange("")} />
      )}
      {children}
    </span>
  );
}
