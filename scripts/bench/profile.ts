import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "./servers";
import { table } from "./table";

/** The parts of a V8 CPU profile that are read here. */
interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/**
 * Runs a server under Node's profiler and says where its processor time went: by module, and the
 * functions that took most themselves.
 */
export async function profileTables(
  start: (nodeOptions: string[]) => Promise<RunningServer>,
  work: (server: RunningServer) => Promise<unknown>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-profile-"));
  try {
    const server = await start(["--cpu-prof", `--cpu-prof-dir=${folder}`]);
    try {
      await work(server);
    } finally {
      await server.stop();
    }
    const [file] = readdirSync(folder);
    if (!file) throw new Error("The profiler wrote nothing.");
    return summary(JSON.parse(readFileSync(join(folder, file), "utf8")) as CpuProfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function summary({ nodes, samples, timeDeltas }: CpuProfile): string {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const byModule = new Map<string, number>();
  const byFunction = new Map<string, number>();
  let total = 0;
  const add = (times: Map<string, number>, name: string, time: number) =>
    times.set(name, (times.get(name) ?? 0) + time);
  samples.forEach((id, index) => {
    const { functionName, url } = frames.get(id)!;
    if (functionName === "(idle)") return;
    const time = timeDeltas[index] ?? 0;
    const module = moduleOf(functionName, url);
    total += time;
    add(byModule, module, time);
    add(byFunction, `${functionName || "(anonymous)"} · ${module}`, time);
  });
  const share = (times: Map<string, number>, count: number) =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, time]) => [name, `${((100 * time) / total).toFixed(1)} %`]);
  return [
    table(["module, self time", "share"], share(byModule, 22)),
    table(["function, self time", "share"], share(byFunction, 22)),
  ].join("\n\n");
}

/** The package of a function, the part of Node it belongs to, or the site's own build. */
function moduleOf(functionName: string, url: string): string {
  // The engine's own entries, such as the garbage collector.
  if (url === "") return functionName.startsWith("(") ? functionName : "native";
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (packageName) return packageName;
  if (url.startsWith("node:")) {
    const [, part = ""] = /^node:(internal\/deps\/[^/]+|internal\/[^/]+|[^/]+)/.exec(url) ?? [];
    return `node:${part}`;
  }
  return "the site's build";
}
