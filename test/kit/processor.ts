/** How many milliseconds of this process's processor time a call takes, which other processes do not prolong. */
export function measureProcessorMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
