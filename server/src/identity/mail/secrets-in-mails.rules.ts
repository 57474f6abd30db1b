/**
 * A link and a code are paragraphs of their own in every mail. A message to a phone begins with its code and names it once
 * more at its end, for phones that fill it in.
 */
const LINK = /https?:\/\/\S+/gu;
const CODE = /^\d{6}(?=$| is your )|(?<=^@\S+ #)\d{6}$/gmu;

/** A message without what signs in or lets in: its link and its code. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(LINK, "[link not shown]").replaceAll(CODE, "[code not shown]");
}
