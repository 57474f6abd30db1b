import type { DoubtfulColumn, ImportPreview } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { meaningLabel } from "@app/contract/discovery/import-meanings";
import { PLATFORM_LABELS, PLATFORMS } from "@app/contract/platforms";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { currencyChoices } from "#/lib/choices.ts";
import { plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { columnName, meaningChoices } from "./columns/columns.rules.ts";
import { withMapping } from "./import-options.rules.ts";
import type { ImportOptions } from "./import-options.rules.ts";

interface DoubtCardsProps {
  preview: ImportPreview;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** Only what a person should look at, each with what speaks for the reading. */
export function DoubtCards({ preview, options, onChange }: DoubtCardsProps) {
  const { kind, doubtful, alike, withoutPlatform, withoutCurrency, openSigns, currency } = preview;
  const asksCurrency = withoutCurrency > 0 && options.currency === undefined;
  // One answer is for all: it would also move the prices that name nothing.
  const asksSign = openSigns > 0 && withoutCurrency === 0 && options.currency === undefined;
  const asked = [withoutPlatform > 0, asksCurrency, asksSign, alike.length > 0].filter(Boolean);
  const count = doubtful.length + asked.length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="to-confirm" className="flex flex-col gap-3">
      <h2 id="to-confirm" className="font-semibold">
        {count === 1 ? "One thing to confirm" : `${count} things to confirm`}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {withoutPlatform > 0 && (
          <Card
            title={`On which platform ${withoutPlatform === 1 ? "is 1 handle" : `are ${plural(withoutPlatform, "handle")}`}?`}
            text="These rows name a handle but no platform, and fail until you choose one."
          >
            {PLATFORMS.map((platform) => (
              <Button key={platform} size={32} onClick={() => onChange({ ...options, platform })}>
                {PLATFORM_LABELS[platform]}
              </Button>
            ))}
          </Card>
        )}
        {asksCurrency && (
          <Card
            title={`${plural(withoutCurrency, "price")} without a currency`}
            text={`Read as ${currency}, the currency of this workspace.`}
          >
            <Button
              size={32}
              icon={<Check aria-hidden size={16} />}
              onClick={() => onChange({ ...options, currency })}
            >
              Yes, {currency}
            </Button>
            <Select
              label="Another currency"
              hideLabel
              size="sm"
              value={currency}
              options={currencyChoices(currency)}
              onChange={(value) => onChange({ ...options, currency: value })}
            />
          </Card>
        )}
        {asksSign && (
          <Card
            title={`${plural(openSigns, "amount")} in “$” or “kr”`}
            text="Nothing says which currency is meant. They stay NA until you choose one."
          >
            <Select
              label="Their currency"
              hideLabel
              size="sm"
              value=""
              options={[{ value: "", label: "Choose" }, ...currencyChoices("USD")]}
              onChange={(value) => onChange({ ...options, ...(value !== "" && { currency: value }) })}
            />
          </Card>
        )}
        {alike.length > 0 && <AlikeCard alike={alike} />}
        {doubtful.map((column) => (
          <ColumnCard key={column.index} column={column} kind={kind} options={options} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

/** The first few are named; all of them stand apart until somebody joins them. */
const ALIKE_NAMED = 3;

function AlikeCard({ alike }: Pick<ImportPreview, "alike">) {
  const named = alike.slice(0, ALIKE_NAMED).map(({ creator, known }) => `${creator}: ${known}.`);
  return (
    <Card
      title={`${plural(alike.length, "creator")} you may have already`}
      text={`Their handle is known on another platform. They come in apart, and you are asked whether to join them. ${named.join(" ")}`}
    />
  );
}

interface ColumnCardProps extends Omit<DoubtCardsProps, "preview"> {
  column: DoubtfulColumn;
  kind: ImportKind;
}

function ColumnCard({ column, kind, options, onChange }: ColumnCardProps) {
  const { index, field, question, reason, examples, platforms = [] } = column;
  return (
    <Card
      title={question}
      text={
        <>
          {reason}{" "}
          {examples.map((example) => (
            <span
              key={example}
              className="mr-1 inline-block max-w-40 truncate rounded-sm bg-surface-2 px-1.5 align-bottom text-fg"
            >
              {example}
            </span>
          ))}
        </>
      }
    >
      {field !== null &&
        platforms.map((platform) => (
          <Button
            key={platform}
            size={32}
            onClick={() => onChange(withMapping(options, index, field, platform))}
          >
            {PLATFORM_LABELS[platform]}
          </Button>
        ))}
      {field !== null && platforms.length === 0 && (
        <Button
          size={32}
          icon={<Check aria-hidden size={16} />}
          onClick={() => onChange(withMapping(options, index, field))}
        >
          Use as {meaningLabel(field, kind).toLowerCase()}
        </Button>
      )}
      <Select
        label={`Choose another meaning of ${columnName(column)}`}
        hideLabel
        size="sm"
        value={field ?? "ignore"}
        options={meaningChoices(kind)}
        onChange={(next) => onChange(withMapping(options, index, next))}
      />
      <Button variant="ghost" size={32} onClick={() => onChange(withMapping(options, index, "own"))}>
        Keep as it is written
      </Button>
      <Button variant="ghost" size={32} onClick={() => onChange(withMapping(options, index, "ignore"))}>
        Leave out
      </Button>
    </Card>
  );
}

function Card({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg border border-dashed border-warn bg-surface p-4">
      <h3 className="font-semibold break-words">{title}</h3>
      <p className="text-sm text-fg-2">{text}</p>
      {children && <div className="mt-2 flex flex-wrap items-center gap-2">{children}</div>}
    </li>
  );
}
