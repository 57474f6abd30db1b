import * as z from "zod/mini";
import { Role } from "../roles.ts";
import { Version } from "../../versions.ts";

// By itself, since every page reads it, and hardly one the other schemas of its folder.

/** What an organisation works in. */
export const Workspace = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  /** Whether its creators and figures are invented: the sample, which nobody changes, and every copy of it. */
  isSample: z.boolean(),
  /** Whether it is the person's own copy of the sample, in which they may do everything. */
  isSampleCopy: z.boolean(),
  /** Whether people with the role viewer or reviewer see prices, fees and budgets. */
  viewersSeePrices: z.boolean(),
  /** The role of whoever asks. */
  role: Role,
  /** Whether whoever asks sees prices; where not, every price of an answer is null. */
  seesPrices: z.boolean(),
  version: Version,
  createdAt: z.iso.datetime(),
});
export type Workspace = z.infer<typeof Workspace>;
/** What a person has set for themselves, and what is told to them. Entries are names of the sidebar; steps are names of the first run. */
export const Preferences = z.object({
  navigation: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  firstRun: z._default(z.record(z.string().check(z.maxLength(60)), z.enum(["done", "skipped"])), {}),
  /**
   * What a sign-in has done, until the person puts it away: an address was proved first, a lost app is gone, or the
   * account was made with an address that another one had and never proved.
   */
  notice: z._default(z.nullable(z.enum(["first_proof", "app_gone", "address_freed"])), null),
  version: Version,
});
export type Preferences = z.infer<typeof Preferences>;
/** Who asks. `currentWorkspace` is null for a person who is in no workspace. */
export const Me = z.object({
  user: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.nullable(z.string()),
    hasPassword: z.boolean(),
    /** An address to prove, where none is proved yet and mails go out: first proved from outside, it ends what is set up. */
    unprovedEmail: z.nullable(z.string()),
    /** Those proved here: one that a provider outside calls theirs may stand at another account of Herald. */
    provedEmails: z.optional(z.array(z.string())),
  }),
  workspaces: z.array(Workspace),
  currentWorkspace: z.nullable(Workspace),
  preferences: Preferences,
  isServerAdministrator: z.boolean(),
  /** While the notice of a first proof stands: where others are owners, too, who may have let somebody else in. */
  ownedByOthers: z.optional(
    z.array(z.object({ slug: z.string(), name: z.string(), role: Role, owners: z.array(z.string()) })),
  ),
});
export type Me = z.infer<typeof Me>;
