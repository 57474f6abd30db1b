/** Of an answer that is a page where none was asked for. */
export const FROM_ELSEWHERE =
  "Something else answered in place of Herald, as a Wi-Fi does that asks for a sign-in. Open any other page, then try again.";

/** Of a failure that says nothing itself, as of a gateway that does not reach the server. */
export function unexplained(status: number): string {
  return `The server failed (${status}). Try again in a moment.`;
}

/** Why an answer is nothing that can be read. */
export function whyUnreadable({ ok, status }: Response): string {
  return ok ? FROM_ELSEWHERE : unexplained(status);
}
