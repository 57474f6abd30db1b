import { readsWithPrices } from "@app/contract/identity/role-order";
import type { Member, Workspace } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { ROLES } from "@app/contract/identity/roles";
import { Ellipsis, KeyRound, UserMinus } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTimeZone } from "#/lib/time-zone.ts";
import { classes } from "#/ui/classes.ts";
import { Avatar } from "#/ui/text/Avatar.tsx";
import { Badge } from "#/ui/text/Badge.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { changeRole, removeMember } from "#/features/identity/settings/identity.queries.ts";
import { LetAppGo } from "./LetAppGo.tsx";
import { RoleQuestion } from "./RoleQuestion.tsx";
import {
  joined,
  lastSeen,
  linksLeft,
  mayChange,
  ROLE_LABELS,
  ROLE_TEXTS,
  roleQuestion,
  rolesToGive,
} from "./members.rules.ts";

interface PeoplePanelProps {
  members: readonly Member[];
  ownId: string;
  ownRole: Role;
  /** Whether whoever looks administers the server. */
  seesServer: boolean;
  workspace: Pick<Workspace, "viewersSeePrices">;
  /** The way to those who are not in `members`. */
  more: ReactNode;
}

/** Who is in the workspace, with which role. */
export function PeoplePanel({ members, ownId, ownRole, seesServer, workspace, more }: PeoplePanelProps) {
  return (
    <Panel title="People" aside={<RolesNote />}>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <Person
            key={member.userId}
            member={member}
            isOneself={member.userId === ownId}
            ownRole={ownRole}
            seesServer={seesServer}
            workspace={workspace}
            mayChange={mayChange(ownRole, member)}
          />
        ))}
      </ul>
      {more}
      <p className="border-t border-line px-4 py-3 text-sm text-fg-2">
        {members.length === 0
          ? "The sample has no members: everybody who signs in may look around in it."
          : "The last owner cannot leave or be removed."}
      </p>
    </Panel>
  );
}

function RolesNote() {
  return (
    <details className="group relative text-sm">
      <summary className="cursor-pointer list-none leading-6 font-medium text-brand-text hover:underline">
        What each role may do
      </summary>
      <dl className="absolute right-0 z-20 mt-1 grid w-72 grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-lg bg-surface p-3 shadow-overlay">
        {ROLES.toReversed().map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium">{ROLE_LABELS[role]}</dt>
            <dd className="text-fg-2">{ROLE_TEXTS[role]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface PersonProps {
  member: Member;
  isOneself: boolean;
  ownRole: Role;
  seesServer: boolean;
  workspace: PeoplePanelProps["workspace"];
  mayChange: boolean;
}

function Person(props: PersonProps) {
  const { member, isOneself, ownRole, seesServer, workspace, mayChange: isChangeable } = props;
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const [asksApp, setAsksApp] = useState(false);
  const name = member.name || member.email || "Somebody without a name";
  const hasActions = isChangeable && !isOneself;
  const [wanted, setWanted] = useState<Role | null>(null);
  const give = (role: Role) =>
    changeRole(member, role, name, (changed) => (readsWithPrices(role, workspace) ? "" : linksLeft(changed)));
  function choose(role: Role) {
    if (roleQuestion(member, role, name)) setWanted(role);
    // A refusal has shown its notification.
    else void give(role).catch(() => undefined);
  }
  return (
    <li className="flex min-h-15 items-center gap-x-3 gap-y-1.5 px-4 py-2 max-md:flex-wrap">
      <Avatar name={name} />
      {/* On a phone the role stands below: beside it nothing is left of a name. */}
      <div className={classes("min-w-0 flex-1", hasActions && "max-md:basis-[calc(100%-44px)]")}>
        <p className="truncate font-medium">
          {name} {isOneself && <span className="font-normal text-fg-2">(you)</span>}
        </p>
        <p className="truncate text-sm text-fg-2">
          {member.email ?? joined(member, timeZone)}
          {member.email !== null && !member.isEmailProved && " · not verified"}
        </p>
      </div>
      <p className="flex shrink-0 gap-3 text-sm text-fg-2 max-md:hidden">
        {member.isServerAdministrator && <span>Server administrator</span>}
        <span className="w-24">{isOneself ? "Here now" : lastSeen(member.lastSeenAt, now, timeZone)}</span>
      </p>
      {hasActions ? (
        <ChoiceMenu
          className="w-28 shrink-0 max-md:ml-11 max-md:w-32"
          size="sm"
          label={`Role of ${name}`}
          value={member.role}
          options={rolesToGive(ownRole)}
          onChange={choose}
        />
      ) : (
        <span className="shrink-0 md:w-28">
          <Badge>{ROLE_LABELS[member.role]}</Badge>
        </span>
      )}
      {hasActions ? (
        <Menu
          align="end"
          trigger={
            <IconButton
              className="max-md:ml-auto"
              label={`More for ${name}`}
              icon={<Ellipsis aria-hidden size={16} />}
            />
          }
          items={[
            ...(seesServer && !member.isServerAdministrator
              ? [
                  {
                    id: "lost-app",
                    label: "Let in without a lost app",
                    hint: "Authenticator app and recovery codes",
                    icon: <KeyRound aria-hidden size={16} />,
                    run: () => setAsksApp(true),
                  },
                ]
              : []),
            {
              id: "remove",
              label: "Remove from the workspace",
              icon: <UserMinus aria-hidden size={16} />,
              danger: true,
              run: () => void removeMember(member, name, seesServer).catch(() => undefined),
            },
          ]}
        />
      ) : (
        <span aria-hidden className="w-9 shrink-0 max-md:w-0" />
      )}
      {asksApp && <LetAppGo member={member} name={name} onClose={() => setAsksApp(false)} />}
      <RoleQuestion member={member} role={wanted} name={name} onYes={give} onClose={() => setWanted(null)} />
    </li>
  );
}
