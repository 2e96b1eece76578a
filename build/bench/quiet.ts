import { cpus } from 'node:os'

const longestWait = 3_000

/** Waits until the processor has little else to do, but not for long: what others do to the machine is no fault of a page. */
export async function quietMachine(): Promise<void> {
  const end = performance.now() + longestWait
  while ((await usedShare()) > 0.2 && performance.now() < end);
}

async function usedShare(): Promise<number> {
  const before = spent()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const after = spent()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function spent(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) }
}
