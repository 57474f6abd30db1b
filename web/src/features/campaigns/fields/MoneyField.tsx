import type { Money } from "@app/contract/money";
import { useState } from "react";
import { TextField } from "#/ui/fields/TextField.tsx";
import { amountText, parseAmount } from "#/features/campaigns/campaigns.rules.ts";
import { usePageLeave } from "./use-page-leave.ts";

interface MoneyFieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  value: Money | null;
  /** What stands in the field while there is no value, and is none until a person says so. */
  suggested?: Money | null | undefined;
  currency: string;
  /** Null when the field is emptied. */
  onChange: (value: Money | null) => void;
  disabled?: boolean;
}

/** An amount in whole units of its currency, in any of the usual notations. */
export function MoneyField({
  label,
  hideLabel,
  hint,
  value,
  suggested = null,
  currency,
  onChange,
  disabled,
}: MoneyFieldProps) {
  const offered = suggested?.currency === currency ? suggested : null;
  const standing = amountText(value ?? offered);
  const [text, setText] = useState(standing);
  const [suggestion, setSuggestion] = useState(offered);
  const [shown, setShown] = useState(value);
  // What was typed is saved over the amount that stood here when the typing began.
  const [saveOver, setSaveOver] = useState<MoneyFieldProps["onChange"] | null>(null);
  if (!isSameAmount(shown, value) || !isSameAmount(suggestion, offered)) {
    setShown(value);
    setSuggestion(offered);
    if (saveOver === null) setText(standing);
  }
  const amount = text.trim() === "" ? null : parseAmount(text, currency);
  const isWrong = text.trim() !== "" && amount === null;
  function commit() {
    if (isWrong) return;
    const next = amount === null ? null : { amount, currency };
    setSaveOver(null);
    if (next === null) setText(amountText(offered));
    if (saveOver && !isSameAmount(next, value)) saveOver(next);
  }
  usePageLeave(commit);
  return (
    <TextField
      label={hideLabel ? `${label} in ${currency}` : `${label} (${currency})`}
      hideLabel={hideLabel ?? false}
      inputMode="decimal"
      autoComplete="off"
      placeholder={hideLabel ? currency : undefined}
      hint={hint}
      value={text}
      disabled={disabled}
      error={isWrong ? "Enter an amount such as 25,000 or 1.50" : undefined}
      onChange={(event) => {
        setText(event.target.value);
        setSaveOver((now: typeof saveOver) => now ?? onChange);
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
    />
  );
}

function isSameAmount(a: Money | null, b: Money | null): boolean {
  return a?.amount === b?.amount && a?.currency === b?.currency;
}
