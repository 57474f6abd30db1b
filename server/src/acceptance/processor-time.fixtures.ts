/** Processor time that the work takes in this thread, in milliseconds: what else the machine does is not counted. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
