import { buttonClass } from "#/ui/button.styles.ts";
import { PageHeader } from "#/ui/PageHeader.tsx";

export function NotFoundScreen() {
  return (
    <div className="page flex flex-col items-start gap-6">
      <PageHeader
        title="There is no such page"
        text="The address may be mistyped, or what was here has been removed or belongs to another workspace."
      />
      {/* A whole new load: a workspace that is not there stands in no address any more. */}
      <a href="/home" className={buttonClass("primary")}>
        Go to Home
      </a>
    </div>
  );
}
