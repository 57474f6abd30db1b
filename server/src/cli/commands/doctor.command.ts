import { usageError } from "#/cli/cli.errors.ts";
import { stateless } from "#/cli/command.ts";

export const doctorCommand = stateless({
  name: "doctor",
  usage: "",
  summary: "Looks at everything that Herald needs, and says what to do where something is missing.",
  read: (line) => {
    if (line.words.length > 0) throw usageError("doctor takes no further words.");
    return process.env;
  },
  run: async (env) => (await import("./doctor.ts")).examine(env),
});
