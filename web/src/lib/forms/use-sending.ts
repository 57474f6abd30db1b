import { useState } from "react";
import type { SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { waitedFor } from "#/lib/slow-work.ts";

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is wrong with single fields, and with the form as a whole. */
export interface FormFailure {
  fields: FieldErrors;
  form: string | null;
}

interface Sending extends FormFailure {
  busy?: boolean;
}

type Work = (form: HTMLElement) => Promise<unknown>;

const IDLE: Sending = { fields: {}, form: null };

/** Sends a form once at a time; after a failure the first field that is wrong gets the focus, else what had it. */
export function useSending(failureOf: (error: unknown) => FormFailure) {
  const [state, setState] = useState(IDLE);

  async function send(form: HTMLElement, work: Work) {
    // What is asked in between, such as a second factor, may take the focus.
    const pressed = document.querySelector<HTMLElement>(":focus");
    setState({ ...IDLE, busy: true });
    try {
      await waitedFor(work(form));
      setState(IDLE);
    } catch (error) {
      // Drawn at once, so that the field is marked when the focus goes to it.
      flushSync(() => setState(failureOf(error)));
      (form.querySelector<HTMLElement>("[aria-invalid=true]") ?? pressed)?.focus();
    }
  }

  return {
    state,
    setState,
    submit: (event: SyntheticEvent<HTMLElement>, work: Work) => {
      event.preventDefault();
      const { currentTarget } = event;
      // A button of a form sends all of it, whose fields may be wrong.
      if (!state.busy) void send(currentTarget.closest("form") ?? currentTarget, work);
    },
  };
}
