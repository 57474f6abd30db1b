import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import { useEffect, useState } from "react";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { getProject } from "#/features/identity/project.ts";
import { offers } from "./offered.ts";

/** What this server says of itself; null until it has said so. */
export function useProject(): Project | null {
  const [project, setProject] = useState<Project | null>(null);
  useEffect(() => {
    let isGone = false;
    async function read() {
      const known = await getProject();
      if (!isGone) setProject(known);
    }
    // A server that is not reached is told of by whatever is asked of it.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return project;
}

/** Whether this server offers a way in; as if it did until it has said so. */
export function useOffered(): (method: SignInMethod) => boolean {
  const project = useProject();
  return (method) => !project || offers(project, method);
}
