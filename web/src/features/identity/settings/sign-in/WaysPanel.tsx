import { SIGN_IN_METHOD_NAMES, SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import type { SignInMethod, SignInSetting } from "@app/contract/identity/sign-in/settings";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Switch } from "#/ui/fields/Switch.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { FixedNote } from "./FixedNote.tsx";
import { useSignInChange } from "./use-sign-in-change.ts";
import { wayHint } from "./sign-in-words.ts";

/** Which ways in are offered. A switch takes effect at once, for everybody who is not signed in. */
export function WaysPanel({ setting }: { setting: SignInSetting }) {
  const { problem, change } = useSignInChange(setting);
  const isFixed = "methods" in setting.fixed;
  const isOn = (method: SignInMethod) => setting.methods.includes(method);
  const turn = (turned: SignInMethod) =>
    change({ methods: SIGN_IN_METHODS.filter((method) => (method === turned) !== isOn(method)) });
  return (
    <Panel title="Ways in">
      <div className="flex flex-col gap-3 p-4 empty:hidden">
        <FixedNote setting={setting} fields={["methods"]} />
        <FormProblem text={problem} />
      </div>
      <ul className="divide-y divide-line border-line">
        {SIGN_IN_METHODS.map((method) => (
          <li key={method} className="px-4 py-3">
            <Switch
              label={SIGN_IN_METHOD_NAMES[method]}
              hint={wayHint(method, setting)}
              checked={isOn(method)}
              disabled={isFixed}
              onChange={() => turn(method)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
