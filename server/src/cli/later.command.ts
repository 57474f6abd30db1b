import { notAvailableYet } from "./cli.errors.ts";
import { stateless } from "./command.ts";

/** Commands whose names are fixed and whose work comes with a later version. */
export const laterCommands = [
  { name: "export", usage: "WORKSPACE DIR", summary: "Writes everything of a workspace into a folder." },
  { name: "backup", usage: "DIR", summary: "Writes a copy of everything into a folder." },
  { name: "restore", usage: "DIR", summary: "Brings back what a backup holds." },
  { name: "verify", usage: "DIR", summary: "Checks that a backup is whole." },
].map((notes) =>
  stateless({
    ...notes,
    summary: `${notes.summary} Not available yet.`,
    read: () => notes.name,
    run: (name) => {
      throw notAvailableYet(name);
    },
  }),
);
