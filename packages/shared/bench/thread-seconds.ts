/** Returns the CPU seconds of this thread, so that other work on the machine matters less. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
