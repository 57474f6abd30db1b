import { toast } from "./toasts.ts";

/** Copies and says so; answers false where the browser refuses, and says that too. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
    return true;
  } catch {
    toast("The browser did not allow copying. Select the text and copy it.", { severity: "error" });
    return false;
  }
}
