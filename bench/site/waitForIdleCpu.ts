import { cpus } from 'node:os'

const maxWaitMs = 3_000

/** Waits until CPU use is below 20 %, at most 3 s, because other load distorts measurements. */
export async function waitForIdleCpu(): Promise<void> {
  const end = performance.now() + maxWaitMs
  while ((await measureCpuUse()) > 0.2 && performance.now() < end);
}

async function measureCpuUse(): Promise<number> {
  const before = readCpuTimes()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const after = readCpuTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function readCpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) }
}
