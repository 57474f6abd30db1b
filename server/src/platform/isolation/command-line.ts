/** A program with its arguments. */
export interface CommandLine {
  program: string;
  arguments: string[];
}
