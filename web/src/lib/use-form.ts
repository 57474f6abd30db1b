import { useState } from "react";
import type { SyntheticEvent } from "react";
import { ApiError } from "./api/api-error.ts";

/** A form that one call saves: what is filled in, and what the server refused of it. */
export function useForm<Draft extends object>(
  initial: Draft,
  save: (draft: Draft, change: (part: Partial<Draft>) => void) => Promise<void>,
) {
  const [draft, setDraft] = useState(initial);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await save(draft, change);
    } catch (error) {
      if (error instanceof ApiError) setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { draft, change, failure, busy, submit: (event: SyntheticEvent) => void submit(event) };
}
