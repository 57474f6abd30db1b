import type { SignInSetting, SignInValues } from "@app/contract/identity/sign-in/settings";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { FixedNote } from "./FixedNote.tsx";
import { useSignInChange } from "./use-sign-in-change.ts";
import { CAPTCHA_NAMES, TELEMETRY_NAMES } from "./sign-in-words.ts";

const CAPTCHA: { value: SignInValues["captcha"]; label: string; hint?: string }[] = [
  { value: "auto", label: CAPTCHA_NAMES.auto, hint: "From the 61st within a minute, from one address." },
  { value: "always", label: CAPTCHA_NAMES.always, hint: "A fraction of a second for a person." },
  { value: "never", label: CAPTCHA_NAMES.never, hint: "Tries are limited for each account all the same." },
];
const TELEMETRY: { value: SignInValues["telemetryMode"]; label: string; hint?: string }[] = [
  {
    value: "OBSERVATION",
    label: TELEMETRY_NAMES.OBSERVATION,
    hint: "Whoever brings a right result may try.",
  },
  {
    value: "DECISIONING",
    label: TELEMETRY_NAMES.DECISIONING,
    hint: "A result without the id of its page is refused.",
  },
];

/** What a browser has to do before it tries to sign in. It does it by itself; nobody solves a riddle. */
export function GuessingPanel({ setting }: { setting: SignInSetting }) {
  const { problem, change } = useSignInChange(setting);
  return (
    <Panel title="Against guessing">
      <div className="flex flex-col gap-5 p-4">
        <FixedNote setting={setting} fields={["captcha", "telemetryMode"]} />
        <p className="text-sm text-fg-2">
          A browser can be made to do some arithmetic before it tries. People notice nothing; who tries
          thousands of passwords does.
        </p>
        <FormProblem text={problem} />
        <fieldset disabled={"captcha" in setting.fixed}>
          <RadioGroup
            label="Arithmetic before a try"
            options={CAPTCHA}
            value={setting.captcha}
            onChange={(captcha) => change({ captcha })}
          />
        </fieldset>
        <fieldset disabled={"telemetryMode" in setting.fixed}>
          <RadioGroup
            label="A result counts"
            options={TELEMETRY}
            value={setting.telemetryMode}
            onChange={(telemetryMode) => change({ telemetryMode })}
          />
        </fieldset>
      </div>
    </Panel>
  );
}
