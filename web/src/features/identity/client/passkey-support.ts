/** Whether this browser has passkeys, and their JSON. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function"
  );
}

/** Whether the browser offers passkeys beside a field that is typed into. */
export async function offersPasskeys(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}
