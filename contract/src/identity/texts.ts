import * as z from "zod/mini";
import { Version, Versioned } from "../versions.ts";

const ADDRESS_MAX = 2000;
const BODY_MAX = 4000;
const HEADERS_MAX = 4000;

/** Ways of a message to a phone. */
export const TextChannel = z.enum(["sms", "whatsapp"], "Choose sms or whatsapp");
export type TextChannel = z.infer<typeof TextChannel>;

/** What the service takes, which says how words are written into the body. */
export const TextFormat = z.enum(["json", "form", "xml"], "Choose what the service takes");
export type TextFormat = z.infer<typeof TextFormat>;

/** What stands for the words of a message in the body: the number with and without its plus, the text, and its code. */
export const TEXT_PLACES = ["to", "digits", "text", "code"] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** What a form begins with. */
export const USUAL_BODIES: Readonly<Record<TextFormat, string>> = {
  json: '{"to": "{{to}}", "text": "{{text}}"}',
  form: "to={{to}}&text={{text}}",
  xml: "<message><to>{{to}}</to><text>{{text}}</text></message>",
};

/** A service that sends messages when it is called over HTTP. */
const fields = {
  address: z.string("Enter the address of the service").check(z.trim(), z.maxLength(ADDRESS_MAX, "Too long")),
  format: TextFormat,
  body: z.string("Enter the body").check(z.trim(), z.maxLength(BODY_MAX, "Too long")),
};

/** What a person saves. Without `headers` the kept ones stay, as long as they go to the same server. */
export const TextInput = z.object({
  ...fields,
  /** Whether messages go to the service; otherwise they wait in the outbox. */
  isUsed: z.boolean(),
  /** One a line, such as "Authorization: Bearer …". */
  headers: z.optional(z.nullable(z.string().check(z.maxLength(HEADERS_MAX, "Too long")))),
});
export type TextInput = z.infer<typeof TextInput>;
export const TextChange = z.extend(TextInput, Versioned.shape);
export type TextChange = z.infer<typeof TextChange>;

/** How messages of one channel go out, without what the headers hold. */
export const TextSetting = z.object({
  ...fields,
  channel: TextChannel,
  /** Who decides: the environment, what was set on screen, or nobody, and messages wait in the outbox. */
  way: z.enum(["environment", "settings", "outbox"]),
  isUsed: z.boolean(),
  /** Names of the headers that are kept. */
  headerNames: z.array(z.string()),
  /** What was set cannot be opened any more, since this data directory has another secret. */
  isUnreadable: z.boolean(),
  version: Version,
});
export type TextSetting = z.infer<typeof TextSetting>;

/** To whom "Send me one now" goes. */
export const TextTestInput = z.object({
  to: z.string("Enter a phone number").check(z.trim(), z.maxLength(40, "Too long")),
});
/** What became of a message that a server administrator had sent. */
export const TextTest = z.object({
  to: z.string(),
  isSent: z.boolean(),
  /** Why not, with what to do. */
  failure: z.nullable(z.string()),
});
export type TextTest = z.infer<typeof TextTest>;
