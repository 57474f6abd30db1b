import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { UndoBar } from "#/ui/feedback/UndoBar.tsx";
import { KitActions } from "./KitActions.tsx";
import { KitData } from "./KitData.tsx";
import { KitFields } from "./KitFields.tsx";
import { KitStates } from "./KitStates.tsx";
import { KitWords } from "./KitWords.tsx";

const THEMES = ["light", "dark"] as const;

/** Every piece of the kit in both themes, for the eye and for the browser tests; `?theme=` themes what floats. */
export function KitPage() {
  return (
    <main>
      <h1 className="sr-only">The kit in both themes</h1>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="bg-bg px-4 py-8 md:px-10">
          <h2 className="mb-5 text-2xl font-semibold">{theme === "light" ? "Light" : "Dark"}</h2>
          <div className="grid min-w-0 gap-8 lg:grid-cols-2 xl:grid-cols-3 *:min-w-0">
            <KitActions theme={theme} />
            <KitFields />
            <KitWords theme={theme} />
            <KitData theme={theme} />
            <KitStates />
          </div>
        </section>
      ))}
      <UndoBar />
      <ToastRegion />
    </main>
  );
}
