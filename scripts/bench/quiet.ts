import { cpus } from "node:os";

const glance = 300;
const patience = 5_000;
/** Share of the processors that may be at work before a sample is taken. */
const calm = 0.25;

/**
 * Waits until the machine has little else to do, so that a sample tells of the servers and not of
 * their neighbours. Gives up waiting after a while: the medians have to bear the rest.
 */
export async function quietMachine(): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < patience) {
    const before = times();
    await new Promise((resolve) => setTimeout(resolve, glance));
    const after = times();
    const busy = 1 - (after.idle - before.idle) / (after.total - before.total);
    if (busy < calm) return;
  }
}

function times(): { idle: number; total: number } {
  let idle = 0;
  let total = 0;
  for (const { times: cpu } of cpus()) {
    idle += cpu.idle;
    total += cpu.user + cpu.nice + cpu.sys + cpu.idle + cpu.irq;
  }
  return { idle, total };
}
