import { providerLog } from "./log.ts";

/** Work that no response waits for, so that its duration reveals nothing. */
export type BackgroundTasks = {
  /** Starts a task; a failure is logged with its name. */
  run: (name: string, task: () => Promise<void>) => void;
  /** Waits until nothing is under way. */
  idle: () => Promise<void>;
};

/** Nothing under way. */
export function createBackgroundTasks(): BackgroundTasks {
  const underWay = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const work = task().catch((error: unknown) => {
        providerLog.error({ err: error, task: name }, "a task failed");
      });
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
