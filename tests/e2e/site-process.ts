import { execFileSync } from "node:child_process";

/** The process that serves the site, below the one that was started. */
export function servingProcess(parent: number): number {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  for (const line of processes.split("\n")) {
    const [pid, ppid, ...command] = line.trim().split(/\s+/);
    if (Number(ppid) === parent && command.join(" ").includes("remix-run")) return Number(pid);
  }
  throw new Error("nothing serves the site");
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
