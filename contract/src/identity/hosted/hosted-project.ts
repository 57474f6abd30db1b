import * as z from "zod/mini";

/** What a page has to know where people sign in at a provider outside. */
export const HostedProject = z.object({
  /** An origin. */
  url: z.string(),
  publicToken: z.string(),
  /** Providers behind it that people may sign in at. */
  oauthProviders: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type HostedProject = z.infer<typeof HostedProject>;

/** A session of the provider, by its name there. */
export const EndedSession = z.object({
  sessionId: z.string().check(z.minLength(1), z.maxLength(255)),
});

/** A link of ours, used by whoever is signed in. */
export const OwnLink = z.object({ token: z.string() });
export const LinkUsed = z.object({ workspaceSlug: z.nullable(z.string()) });
