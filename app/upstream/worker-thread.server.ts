import { Piscina } from "piscina";

/**
 * Creates a function that runs tasks in a worker thread with its own heap. The thread starts with the first task and ends
 * when it is idle.
 *
 * @param file the module of the worker
 */
export function createWorkerThread<Task, Result>(
  file: URL,
  options: ConstructorParameters<typeof Piscina>[0],
): (task: Task) => Promise<Result> {
  let pool: Piscina<Task, Result> | undefined;
  const start = () => {
    const started = new Piscina<Task, Result>({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
      ...options,
    });
    started.on("error", (error) => {
      console.error(`error in a thread of ${file.href}`, error);
      // Tasks would wait forever for a thread that cannot start. The next one starts another pool.
      pool = undefined;
      void started.destroy();
    });
    return started;
  };
  return (task) => (pool ??= start()).run(task);
}
