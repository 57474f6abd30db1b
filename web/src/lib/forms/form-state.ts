import { useState } from "react";
import type { SyntheticEvent } from "react";
import { useSending } from "./use-sending.ts";
import type { FormFailure } from "./use-sending.ts";

/** What ties the fields of a form to their controls, for those who draw a part of them. */
export interface FormFields<Values> {
  /** For a control that hands on its value. */
  control: <Name extends keyof Values & string>(
    name: Name,
  ) => { value: Values[Name]; error: string | undefined; onChange: (value: Values[Name]) => void };
  /** For a control of the browser, which hands on its event. */
  field: <Name extends TextNames<Values>>(
    name: Name,
  ) => {
    value: Values[Name];
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/**
 * A form that one call saves. What is wrong stands at its field and is gone once the field is changed; what was typed
 * stays. `failureOf` says which of the named fields a failed call speaks of.
 */
export function useFormState<Values extends object>(
  initial: Values | (() => Values),
  save: (values: Values) => Promise<unknown>,
  failureOf: (error: unknown, names: readonly string[]) => FormFailure,
) {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(values);
  const { state, setState, submit } = useSending((error) => failureOf(error, Object.keys(values)));
  const { fields: errors, form: problem, busy = false } = state;

  function change(part: Partial<Values>) {
    setValues((now) => ({ ...now, ...part }));
    setState(({ fields, ...now }) => ({
      ...now,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in part))),
    }));
  }

  const control: FormFields<Values>["control"] = (name) => ({
    value: values[name],
    error: errors[name],
    onChange: (value) => change(partOf(name, value)),
  });
  const field: FormFields<Values>["field"] = (name) => ({
    ...control(name),
    onChange: (event) => change(partOf(name, event.target.value)),
  });

  return {
    values,
    errors,
    problem,
    busy,
    /** What was typed since it was saved last; nothing while it is being sent. */
    isUnsaved: values !== saved && !busy,
    change,
    control,
    field,
    /** Another button of the same form does `work` in place of saving. */
    submit: (event: SyntheticEvent<HTMLElement>, work = save) =>
      submit(event, async () => {
        await work(values);
        setSaved(values);
      }),
  };
}

type TextNames<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

// A name of the values with a value of that name is a part of them, which the compiler cannot see.
function partOf<Values extends object>(name: keyof Values, value: unknown): Partial<Values> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { [name]: value } as Partial<Values>;
}
