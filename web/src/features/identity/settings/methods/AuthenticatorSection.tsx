import { FileText, Mail, Timer } from "lucide-react";
import { useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { totps } from "#/features/identity/client/calls/totps.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { EnrolDialog } from "./EnrolDialog.tsx";
import type { Enrolment } from "./EnrolDialog.tsx";
import { MethodRow } from "./MethodRow.tsx";
import { proveAddress } from "./prove-address.ts";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RemoveMethod } from "./RemoveMethod.tsx";
import { hasUnseenCodes, noteUnseenCodes } from "./unseen-codes.ts";

/** The second step: an app whose code is asked for after the first factor, and codes for when it is lost. */
export function AuthenticatorSection({ user }: { user: OwnUser }) {
  const unproved = user.emails.some(({ verified }) => verified) ? undefined : user.emails[0]?.email;
  const app = user.totps.find(({ verified }) => verified);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { state, submit } = useSending((error) => ({ fields: {}, form: sentenceOf(error) }));

  async function begin() {
    const { client } = await getIdentity();
    await noteUnseenCodes(true);
    const { secret, qr_code, recovery_codes } = await totps(client).create();
    setEnrolment({ secret, picture: qr_code, recoveryCodes: recovery_codes });
  }
  async function makeCodes() {
    const { client } = await getIdentity();
    await noteUnseenCodes(true);
    setCodes(await totps(client).recoveryCodes());
  }
  function keep() {
    setCodes(null);
    // What stays noted asks for new ones, which is no harm.
    noteUnseenCodes(false).catch(() => undefined);
  }
  function finish() {
    setCodes(enrolment?.recoveryCodes ?? null);
    setEnrolment(null);
  }

  return (
    <Panel title="Authenticator app">
      {app ? (
        <ul className="divide-y divide-line">
          <MethodRow
            icon={<Timer size={16} />}
            name="Authenticator app"
            text="Asked for after every first step"
          >
            <RemoveMethod kind="totps" id={app.totp_id} name="the authenticator app" />
          </MethodRow>
          <MethodRow
            icon={<FileText size={16} />}
            name="Recovery codes"
            text="For when the app is lost. New ones replace those that you kept"
          >
            <Button size={32} busy={state.busy} onClick={(event) => submit(event, makeCodes)}>
              Make new ones
            </Button>
          </MethodRow>
        </ul>
      ) : (
        <div className="flex flex-col items-start gap-3 p-4">
          <p className="text-sm text-fg-2">
            With an app on your phone, such as Aegis, 2FAS or Google Authenticator, nobody signs in by your
            password or mailbox alone. Your other sessions end when you set it up.
          </p>
          {unproved === undefined ? (
            <Button
              busy={state.busy}
              icon={<Timer aria-hidden size={16} />}
              onClick={(event) => submit(event, begin)}
            >
              Set up an app
            </Button>
          ) : (
            <AddressFirst email={unproved} />
          )}
        </div>
      )}
      {app && !codes && hasUnseenCodes(user) && (
        <div className="px-4 pb-4">
          <Note kind="warn">
            You have never seen your recovery codes, or not said that you kept them. Make new ones.
          </Note>
        </div>
      )}
      {state.form !== null && (
        <div className="px-4 pb-4">
          <FormProblem text={state.form} />
        </div>
      )}
      {enrolment && <EnrolDialog enrolment={enrolment} onClose={() => setEnrolment(null)} onDone={finish} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={keep} />}
    </Panel>
  );
}

/** The address brings somebody back who lost the app, and its owner's proof would end an app that another set up. */
function AddressFirst({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const { state, submit } = useSending((error) => ({ fields: {}, form: sentenceOf(error) }));
  async function send() {
    await proveAddress(email);
    setSent(true);
  }
  return (
    <>
      <p className="text-sm text-fg-2">
        Verify <span className="font-medium break-words text-fg">{email}</span> first: without it nothing
        brings you back when the app is lost.
      </p>
      <Button
        busy={state.busy}
        icon={<Mail aria-hidden size={16} />}
        onClick={(event) => submit(event, send)}
      >
        {isSent ? "Send the link again" : "Send a link to it"}
      </Button>
      {isSent && (
        <p role="status" className="text-sm text-fg-2">
          A link is on its way. Open it in this browser, then set up the app here.
        </p>
      )}
      <FormProblem text={state.form} />
    </>
  );
}
