import { toast } from "./toasts.ts";

/** Does it, and shows what goes wrong. */
export async function orToast(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { severity: "error" });
  }
}
