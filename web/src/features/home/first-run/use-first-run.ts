import type { Me } from "@app/contract/identity/schemas";
import { useBrandProfile, useImports } from "#/features/home/home.queries.ts";
import { FIRST_STEPS, hasFirstSteps, OPENING_STEP, stepState } from "#/features/home/home.rules.ts";
import type { FirstStep, StepState } from "#/features/home/home.rules.ts";

interface FirstRun {
  states: Record<FirstStep, StepState>;
  /** The step that opens by itself, for a person who has met none yet. */
  begins: FirstStep | null;
}

/** How far the first run is; null while it is not known. */
export function useFirstRun(me: Me): FirstRun | null {
  const { data: profile, error: noProfile } = useBrandProfile();
  const { data: imports, error: noImports } = useImports();
  if ((!profile && !noProfile) || (!imports && !noImports)) return null;
  const facts = {
    hasBrandProfile: profile !== undefined && profile.updatedAt !== null,
    hasPeople: (imports?.items ?? []).some((one) => one.state === "done"),
  };
  const { firstRun } = me.preferences;
  const states = {
    people: stepState("people", firstRun, facts),
    "brand-profile": stepState("brand-profile", firstRun, facts),
    invite: stepState("invite", firstRun, facts),
    network: stepState("network", firstRun, facts),
  };
  const isNew = FIRST_STEPS.every((step) => states[step] === "open");
  return { states, begins: hasFirstSteps(me.currentWorkspace) && isNew ? OPENING_STEP : null };
}
