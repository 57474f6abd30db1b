import { createRoot } from "react-dom/client";
import type { SignedIn } from "#/features/identity/client/answers.ts";
import { noteHalf } from "./half-here.ts";
import { SecondFactorDialog } from "./SecondFactorDialog.tsx";

/** Whoever breaks off is not signed in; as long as the first factor counts, a page that is loaded again goes on. */
class BrokenOff extends Error {
  override readonly name = "BrokenOff";

  constructor() {
    super(
      "The second step is missing, so nobody is signed in yet. Press again, or load this page again, to go on with it.",
    );
  }
}

/** Asks for the second factor over whatever page asked for the first one. @throws BrokenOff */
export function askSecondFactor(): Promise<SignedIn> {
  noteHalf();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise<SignedIn>((resolve, reject) => {
    root.render(<SecondFactorDialog onDone={resolve} onClose={() => reject(new BrokenOff())} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
