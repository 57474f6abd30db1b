import { ApiTokenInput, TOKEN_DAYS } from "@app/contract/identity/schemas";
import type { ApiToken, NewApiToken } from "@app/contract/identity/schemas";
import { useState } from "react";
import { formatDate } from "#/lib/format.ts";
import { useMe } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { CopyField } from "#/ui/fields/CopyField.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { tokenPowers } from "./api-tokens.rules.ts";
import { createApiToken, revokeApiToken, useApiTokens } from "./identity.queries.ts";

const SCOPES = [
  { value: "read", label: "Read only" },
  { value: "write", label: "Read and write" },
] as const;
const LIVES = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
] as const;

/** Settings, API tokens: for programs, bound to this workspace. */
export function ApiTokensPanel() {
  const { data: me } = useMe();
  const role = me?.currentWorkspace?.role;
  if (!me) return <ListSkeleton rows={2} />;
  if (role !== "owner" && role !== "admin")
    return <Note>Owners and admins of the workspace make and see API tokens.</Note>;
  return (
    <>
      <NewTokenForm />
      <TokenList />
    </>
  );
}

interface TokenDraft {
  name: string;
  scope: "read" | "write";
  /** Days. */
  life: string;
}

const EMPTY: TokenDraft = { name: "", scope: "read", life: String(TOKEN_DAYS) };

function NewTokenForm() {
  const [made, setMade] = useState<NewApiToken | null>(null);
  const { control, field, change, problem, busy, submit } = useForm<TokenDraft>(EMPTY, save);

  async function save({ name, scope, life }: TokenDraft) {
    const scopes = scope === "read" ? (["read"] as const) : (["read", "write"] as const);
    const input = checked(ApiTokenInput, { name, scopes: [...scopes], days: Number(life) });
    setMade(await createApiToken(input));
    change({ name: "" });
  }

  return (
    <Panel title="New token">
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-3 p-4 md:grid-cols-[minmax(0,1fr)_160px_136px]"
      >
        <TextField label="Name" placeholder="What it is for" {...field("name")} />
        <Select label="May" {...control("scope")} options={SCOPES} />
        <Select label="Works for" {...control("life")} options={LIVES} />
        <div className="flex flex-col items-start gap-3 md:col-span-3">
          <FormProblem text={problem} />
          <Button type="submit" variant="primary" busy={busy}>
            Make token
          </Button>
        </div>
      </form>
      {made && (
        <div role="status" className="border-t border-line p-4">
          <CopyField
            label={`Token ${made.name}`}
            value={made.token}
            hint="Shown only now: we keep its hash. Send it as Authorization: Bearer."
            action="Copy token"
          />
        </div>
      )}
    </Panel>
  );
}

function TokenList() {
  const list = useApiTokens();
  const { data, error, mutate } = list;
  return (
    <Panel title="Tokens">
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <ListSkeleton rows={2} label="Loading the tokens" />}
      {data && data.items.length === 0 && (
        <EmptyState
          title="No tokens yet"
          text="With one a program reads or writes this workspace through the interface at /api/docs."
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
      <ShowMore list={list} of="tokens" />
    </Panel>
  );
}

function Token({ token }: { token: ApiToken }) {
  const timeZone = useTimeZone();
  const facts = [
    tokenPowers(token),
    token.madeBy ? `made by ${token.madeBy.name || "somebody without a name"}` : "made by the command line",
    `until ${formatDate(token.expiresAt, timeZone)}`,
    token.lastUsedAt === null ? "not used yet" : `last used ${formatDate(token.lastUsedAt, timeZone)}`,
  ];
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{token.name}</p>
        <p className="text-sm text-fg-2">{facts.join(", ")}</p>
      </div>
      <Button
        variant="danger"
        size={32}
        aria-label={`Revoke ${token.name}`}
        // A refusal has shown its notification.
        onClick={() => void revokeApiToken(token.id, token.name).catch(() => undefined)}
      >
        Revoke
      </Button>
    </li>
  );
}
