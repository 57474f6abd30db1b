import { gainText, nearnessOf, peopleOf } from "@app/contract/strategy/gain";
import { isGuess, confidenceText } from "@app/contract/strategy/plan-confidence";
import type { Certificate } from "@app/contract/strategy/plan";
import type { Strategy } from "@app/contract/strategy/schemas";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Phrase, sayOfPlan } from "./phrases.tsx";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { formatCount, formatMoney, formatTotal } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Figure } from "#/ui/text/Figure.tsx";

/** How near to the best possible plan this one is, what its rules cost, and who would come in at what price. */
export function CertificateSection({ strategy }: { strategy: Strategy }) {
  const { certificate, status } = strategy.plan;
  const isSure = status === "proved" && !isGuess(strategy.plan);
  const seesPrices = useSeesPrices();
  if (!certificate) return null;
  const say = sayOfPlan(strategy);
  const { gap } = nearnessOf(certificate, say.locale);
  return (
    <section aria-labelledby="certificate" className="px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 id="certificate" className="text-xl font-semibold first-letter:uppercase">
          {isGuess(strategy.plan) && `${say("At these prices")} `}
          {gap === null ? (
            say("the best possible plan")
          ) : (
            <Phrase say={say} of="within {0} of the best possible plan">
              <Figure value={gap} source={sourceOf(strategy, "certificate.gapPercent")} />
            </Phrase>
          )}
        </h3>
        <Badge tone={isSure ? "success" : "warn"} icon={isSure && <BadgeCheck aria-hidden size={14} />}>
          <span className="first-letter:uppercase">{confidenceText(strategy.plan, say)}</span>
        </Badge>
      </div>
      <p className="mt-1 text-fg-2">
        <Phrase say={say} of="No choice of these {0} creators under your rules reaches more than {1} {2}.">
          <Figure
            value={formatTotal(certificate.candidates, say.locale)}
            source={sourceOf(strategy, "certificate.candidates")}
          />
          <Figure
            value={formatCount(certificate.bound, 2, say.locale)}
            source={sourceOf(strategy, "certificate.bound")}
          />
          {say(peopleOf(certificate))}
        </Phrase>
      </p>
      <ValueBar strategy={strategy} certificate={certificate} />
      {isOtherThanForecast(strategy) && (
        <p className="mt-2 text-sm text-fg-2">
          <Phrase
            say={say}
            of="The solver compares choices by what each creator’s posts usually get: that is the figure here. What the campaign should reach, {0}, is the forecast, which also counts that posts may do worse and that people see several of them."
          >
            <Figure
              value={formatCount(strategy.plan.totals.reach, 2, say.locale)}
              source={sourceOf(strategy, "totals.reach")}
            />
          </Phrase>
        </p>
      )}
      <div className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <RuleCosts strategy={strategy} certificate={certificate} />
        {seesPrices && <EntryPrices strategy={strategy} certificate={certificate} />}
      </div>
    </section>
  );
}

/** Whether the solver and the forecast count different numbers of people for the same plan. */
function isOtherThanForecast({ plan: { certificate, totals } }: Strategy): boolean {
  const isOfPeople = certificate?.metric === "people reached" && totals.reach !== null;
  return isOfPeople && formatCount(certificate.value) !== formatCount(totals.reach);
}

function ValueBar({ strategy, certificate }: PartProps) {
  const say = sayOfPlan(strategy);
  const { value, bound } = certificate;
  const share = (part: number) => `${Math.min(100, (part / Math.max(1, bound)) * 100)}%`;
  const figure = (amount: number, path: string) => (
    <Figure value={formatCount(amount, 2, say.locale)} source={sourceOf(strategy, `certificate.${path}`)} />
  );
  return (
    <>
      <div aria-hidden className="mt-4 h-2 rounded-full bg-surface-2">
        <div className="h-full rounded-full bg-chart-1" style={{ width: share(value) }} />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-fg-2">
        <span>
          <Phrase say={say} of="This plan, usual posts {0}, limit {1}">
            <b className="font-medium text-fg">{figure(value, "value")}</b>
            {figure(bound, "bound")}
          </Phrase>
        </span>
      </p>
    </>
  );
}

interface PartProps {
  strategy: Strategy;
  certificate: Certificate;
}

function RuleCosts({ strategy, certificate }: PartProps) {
  const say = sayOfPlan(strategy);
  return (
    <Rows
      title={say(
        certificate.metric === "people engaged"
          ? "Without the rule, people who react"
          : "Without the rule, people reached",
      )}
      isEmpty={certificate.rules.length === 0}
      empty={say("There is no rule to leave out.")}
    >
      {certificate.rules.map(({ rule, ...cost }, index) => (
        <Row key={`${index} ${rule}`} name={rule}>
          <Figure
            value={gainText(cost, say)}
            source={sourceOf(strategy, `certificate.rules.${index}.costPercent`)}
          />
        </Row>
      ))}
    </Rows>
  );
}

function EntryPrices({ strategy, certificate }: PartProps) {
  const say = sayOfPlan(strategy);
  return (
    <Rows
      title={say("Left out, and the price that lets them in")}
      isEmpty={certificate.breakEven.length === 0}
      empty={
        strategy.plan.picks.length < certificate.candidates
          ? say("Nobody left out would come in at a lower price under your rules.")
          : say("Nobody is left out.")
      }
    >
      {certificate.breakEven.map(({ creatorId, handle, askingPrice, wouldEnterAt, why }, index) => (
        <Row
          key={`${creatorId} ${handle}`}
          title={why}
          name={
            askingPrice ? (
              <Phrase say={say} of="{0}, asks {1}">
                {`@${handle}`}
                <Figure
                  value={formatMoney(askingPrice, say.locale)}
                  source={sourceOf(strategy, `certificate.breakEven.${index}.askingPrice`)}
                />
              </Phrase>
            ) : (
              say("{0}, no price yet", `@${handle}`)
            )
          }
        >
          <Figure
            value={formatMoney(wouldEnterAt, say.locale)}
            source={sourceOf(strategy, `certificate.breakEven.${index}.wouldEnterAt`)}
          />
        </Row>
      ))}
    </Rows>
  );
}

interface RowsProps {
  title: string;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

function Rows({ title, isEmpty, empty, children }: RowsProps) {
  return (
    <div className="min-w-0">
      <h4 className="pb-1.5 text-sm text-fg-2">{title}</h4>
      {isEmpty ? <p className="border-t border-line py-2 text-sm text-fg-2">{empty}</p> : <dl>{children}</dl>}
    </div>
  );
}

function Row({ name, title, children }: { name: ReactNode; title?: string; children: ReactNode }) {
  return (
    <div title={title} className="flex items-center justify-between gap-3 border-t border-line py-2 text-sm">
      <dt className="min-w-0 break-words">{name}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}
