import { changePreferences, useMe } from "#/lib/api/me.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Switch } from "#/ui/fields/Switch.tsx";

/** The entries that the sidebar hides by itself. Their ids are those of the shell's table. */
const HIDDEN_ENTRIES = [
  { id: "home", label: "Home", hint: "The mark on top leads there as well" },
  { id: "influencers", label: "Influencer Discovery", hint: "Find creators" },
  { id: "collections", label: "Collections", hint: "Your lists of creators" },
  { id: "campaigns", label: "Campaigns", hint: "Briefs in execution" },
  { id: "content-checks", label: "Content checks", hint: "Drafts and their ten checks" },
] as const;

/** Which hidden entries this person shows in the sidebar. */
export function NavigationSettings() {
  const { data: me, error, mutate } = useMe();
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!me) return <ListSkeleton rows={HIDDEN_ENTRIES.length} />;
  const shown = me.preferences.navigation;
  function toggle(id: string, on: boolean) {
    const navigation = on ? [...shown, id] : shown.filter((other) => other !== id);
    // A refusal has shown its notification, and the switch goes back by itself.
    changePreferences({ navigation }).catch(() => undefined);
  }
  return (
    <Panel>
      <ul className="divide-y divide-line">
        {HIDDEN_ENTRIES.map(({ id, label, hint }) => (
          <li key={id} className="px-4 py-3">
            <Switch
              label={`Show ${label}`}
              hint={hint}
              checked={shown.includes(id)}
              onChange={(on) => toggle(id, on)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
