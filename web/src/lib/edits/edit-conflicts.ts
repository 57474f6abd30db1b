import { createStore, useStore } from "#/lib/store.ts";

/** One field that two people changed, in words. */
export interface DisputedField {
  label: string;
  yours: string;
  theirs: string;
}

/** `later` leaves both as they are: the person goes on editing. */
export type Choice = "yours" | "theirs" | "later";

interface OpenConflict {
  fields: readonly DisputedField[];
  choose: (choice: Choice) => void;
}

const open = createStore<OpenConflict | null>(null);

/** Shows both texts and waits for the person. A question that is open already is put off. */
export function askWhichToKeep(fields: readonly DisputedField[]): Promise<Choice> {
  open.get()?.choose("later");
  return new Promise((resolve) => {
    open.set({
      fields,
      choose(choice) {
        open.set(null);
        resolve(choice);
      },
    });
  });
}

export function useOpenConflict(): OpenConflict | null {
  return useStore(open);
}
