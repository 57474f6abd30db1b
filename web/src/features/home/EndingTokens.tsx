import { TOKEN_WARNING_DAYS } from "@app/contract/identity/limits";
import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";
import { Link } from "@tanstack/react-router";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Note } from "#/ui/feedback/Note.tsx";
import { useEndingTokens } from "./home.queries.ts";

/** Says to those who can make another one which API tokens stop working within two weeks. */
export function EndingTokens({ role }: { role: Role | undefined }) {
  const timeZone = useTimeZone();
  const { data } = useEndingTokens(role !== undefined && includesRole(role, "admin"), TOKEN_WARNING_DAYS);
  if (!data || data.items.length === 0) return null;
  const more = data.total - data.items.length;
  return (
    <Note kind="warn">
      <ul>
        {data.items.map(({ id, name, expiresAt }) => (
          <li key={id} className="break-words">
            The API token {name} stops working on {formatDate(expiresAt, timeZone)}.
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? "One more stops" : `${more} more stop`} working soon.</li>}
      </ul>
      <Link
        to="/settings/$section"
        params={{ section: "api-tokens" }}
        className="font-medium text-brand-text hover:underline"
      >
        Make a new one
      </Link>
    </Note>
  );
}
