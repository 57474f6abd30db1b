import type { Call, Step } from "./recorder.ts";

/** What the two runs of one scenario do not have in common, each named once. */
export function differencesOf(sdk: readonly Step[], ours: readonly Step[]): string[] {
  const found = sdk.flatMap((step, at) => {
    const other = ours[at];
    return other?.name === step.name ? ofStep(step, other) : [`${step.name}: ours has no such step`];
  });
  return [...new Set(found)].toSorted();
}

function ofStep(sdk: Step, ours: Step): string[] {
  const { name } = sdk;
  return [
    ...ofTexts(`${name}: outcome`, [sdk.outcome], [ours.outcome]),
    ...ofTexts(`${name}: call`, namesOf(sdk.calls), namesOf(ours.calls)),
    ...ofTexts(`${name}: cookie`, sdk.cookies, ours.cookies),
    ...ofTexts("stored", sdk.storage, ours.storage),
    ...sdk.calls.flatMap((call) => {
      const other = ours.calls.find((each) => each.name === call.name);
      return other ? ofCall(call, other) : [];
    }),
  ];
}

function ofCall(sdk: Call, ours: Call): string[] {
  const name = sdk.name.replace(/ \w+$/u, "");
  return [
    ...ofTexts(`${name}: body`, sdk.body, ours.body),
    ...ofTexts(`${name}: header`, sdk.headers, ours.headers),
  ];
}

function namesOf(calls: readonly Call[]): string[] {
  return calls.map(({ name }) => name);
}

function ofTexts(what: string, sdk: readonly string[], ours: readonly string[]): string[] {
  return [
    ...without(sdk, ours).map((text) => `${what}: ${text}: the SDK alone`),
    ...without(ours, sdk).map((text) => `${what}: ${text}: ours alone`),
  ];
}

/** Of texts that stand more than once, as many as there are more. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
