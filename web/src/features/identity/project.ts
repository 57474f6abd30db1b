import { memoizeAsync } from "@app/contract/memoize-async";
import { project } from "./client/calls/project.ts";
import { getIdentity } from "./identity.ts";

/** What the sign-in screen has to know of the server; read once. */
export const getProject = memoizeAsync(async () => {
  const { client, said } = await getIdentity();
  return { ...(await project(client)), ...said };
});
