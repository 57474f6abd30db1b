import { Fingerprint, Mail, Smartphone, Wallet } from "lucide-react";
import { useState } from "react";
import type { MouseEvent } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { webauthn } from "#/features/identity/client/calls/webauthn.ts";
import { hasPasskeys } from "#/features/identity/client/passkey-support.ts";
import { refusalOf, sentenceOf, withReason } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { useOwnUser } from "#/features/identity/settings/methods/use-own-user.ts";
import { usePhoneChannels } from "#/features/identity/settings/methods/use-phone-channels.ts";
import type { PhoneChannel } from "#/features/identity/settings/methods/phone-channels.lazy.ts";
import { SecondFactor } from "#/features/identity/second-factor/SecondFactorDialog.tsx";
import { CodeForm } from "#/features/identity/sign-in/codes/CodeForm.tsx";
import { giveCode, sendProof } from "#/features/identity/sign-in/codes/code-channels.ts";
import type { SentCode } from "#/features/identity/sign-in/codes/code-channels.ts";
import { askWallet } from "#/features/identity/sign-in/outside/ask-wallet.ts";
import { walletProblem, walletsHere } from "#/features/identity/sign-in/outside/browser-wallets.ts";
import type { BrowserWallet } from "#/features/identity/sign-in/outside/browser-wallets.ts";
import { PasswordField } from "#/features/identity/sign-in/PasswordField.tsx";
import { passkeyProblem } from "#/features/identity/sign-in/passkeys/passkeys.rules.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";

interface StepUpProps {
  onDone: (isProved: boolean) => void;
}

/** Asks for a factor that the person has. A wrong one keeps the session. */
export function StepUpDialog({ onDone }: StepUpProps) {
  const { user, error, reload } = useOwnUser();
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title="Is it still you?"
      text="This concerns who gets in or where data goes, so prove it once more. It then goes on by itself."
    >
      {error !== null && !user && (
        <>
          <FormProblem text={sentenceOf(error)} />
          <Button onClick={() => void reload()}>Try again</Button>
        </>
      )}
      {error === null && !user && <ListSkeleton rows={2} label="Loading your ways to sign in" />}
      {user && hasApp(user) && <WithApp user={user} onDone={onDone} />}
      {user && !hasApp(user) && <Factors user={user} onDone={onDone} />}
    </Dialog>
  );
}

// Of who has an app, that one is asked for, or a passkey: with a password or a mail alone nobody changes it.
function hasApp(user: OwnUser): boolean {
  return user.totps.some(({ verified }) => verified);
}

function WithApp({ user, onDone }: StepUpProps & { user: OwnUser }) {
  const { state, submit } = useSending((error) => ({ fields: {}, form: passkeyProblem(error) }));
  return (
    <>
      <SecondFactor onDone={() => onDone(true)} />
      {hasPasskey(user) && (
        <>
          <FormProblem text={state.form} />
          <PasskeyButton
            busy={state.busy === true}
            onPress={(event) => submit(event, () => byPasskey(onDone))}
          />
        </>
      )}
    </>
  );
}

function hasPasskey(user: OwnUser): boolean {
  return user.webauthn_registrations.length > 0 && hasPasskeys();
}

async function byPasskey(onDone: (isProved: boolean) => void): Promise<void> {
  const { client } = await getIdentity();
  await webauthn(client).authenticate();
  onDone(true);
}

interface PasskeyButtonProps {
  busy: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

function PasskeyButton({ busy, onPress }: PasskeyButtonProps) {
  return (
    <Button icon={<Fingerprint aria-hidden size={16} />} paused={busy} className="w-full" onClick={onPress}>
      Use a passkey
    </Button>
  );
}

// The person is known here, and has nothing to ask a link for: the words of the sign-in page do not fit.
const failureOf: typeof formFailure = (error, fields) =>
  refusalOf(error)?.type === "unable_to_auth_password"
    ? {
        fields: {
          password: withReason(error, "This is not your password. Try again, or have a code mailed to you."),
        },
        form: null,
      }
    : { ...formFailure(error, fields), ...(walletProblem(error) !== null && { form: walletProblem(error) }) };

const BY_PHONE: Readonly<Record<PhoneChannel, string>> = {
  sms: "Send me a code by SMS",
  whatsapp: "Send me a code by WhatsApp",
};

function Factors({ user, onDone }: StepUpProps & { user: OwnUser }) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const channels = usePhoneChannels(user.phone_numbers.length > 0);
  const [here] = useState(walletsHere);
  const email = (user.emails.find(({ verified }) => verified) ?? user.emails[0])?.email ?? null;
  const form = useFormState({ password: "" }, byPassword, failureOf);

  async function byPassword({ password }: { password: string }) {
    if (password === "") throw new InvalidInput({ password: "Enter your password" });
    const { client } = await getIdentity();
    await passwords(client).authenticate(email ?? "", password);
    onDone(true);
  }
  async function byCode(code: string) {
    if (sent) await giveCode(sent, code);
    onDone(true);
  }
  async function byWallet(wallet: BrowserWallet) {
    await askWallet(wallet);
    onDone(true);
  }

  if (sent) {
    return (
      <>
        <p role="status" className="text-sm text-fg-2">
          A code is on its way to <span className="font-medium break-words text-fg">{sent.to}</span>.
        </p>
        <CodeForm label="Six-digit code" action="Go on" size={36} onCode={byCode} />
      </>
    );
  }
  const hasPassword = user.password !== null && email !== null;
  const number = user.phone_numbers[0]?.phone_number;
  const byPhone = number === undefined ? [] : (channels ?? []);
  const wallets = here.filter(({ type }) =>
    user.crypto_wallets.some((own) => own.crypto_wallet_type === type),
  );
  const codes = [
    ...(email === null ? [] : [{ channel: "email", to: email, text: "Mail me a code", icon: Mail } as const]),
    ...byPhone.map((channel) => ({ channel, to: number ?? "", text: BY_PHONE[channel], icon: Smartphone })),
  ];
  const hasNone = !hasPassword && !hasPasskey(user) && codes.length === 0 && wallets.length === 0;

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      {hasPassword && (
        <>
          {/* Password managers look for the name beside the password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...form.control("password")} autoComplete="current-password" startsFocused />
        </>
      )}
      <FormProblem text={form.problem} />
      {hasPassword && (
        <Button type="submit" variant="primary" busy={form.busy} className="w-full">
          Go on
        </Button>
      )}
      {hasPasskey(user) && (
        <PasskeyButton busy={form.busy} onPress={(event) => form.submit(event, () => byPasskey(onDone))} />
      )}
      {codes.map(({ channel, to, text, icon: Icon }) => (
        <Button
          key={channel}
          icon={<Icon aria-hidden size={16} />}
          paused={form.busy}
          className="w-full"
          onClick={(event) => form.submit(event, async () => setSent(await sendProof(channel, to)))}
        >
          {text}
        </Button>
      ))}
      {wallets.map((wallet) => (
        <Button
          key={wallet.type}
          icon={<Wallet aria-hidden size={16} />}
          paused={form.busy}
          className="w-full"
          onClick={(event) => form.submit(event, () => byWallet(wallet))}
        >
          Use {wallet.name}
        </Button>
      ))}
      {(hasNone || user.providers.length > 0) && channels !== null && (
        <p className="text-sm text-fg-2">
          {hasNone
            ? "Nothing of yours can be asked for here. Sign out and in again"
            : "Or sign out and in again"}
          : for ten minutes after that nothing is asked.
        </p>
      )}
    </form>
  );
}
