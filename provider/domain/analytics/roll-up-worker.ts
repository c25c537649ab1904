/** Brings events into the roll-ups that charts are made of. */
export type RollUpWorker = {
  start: () => void;
  stop: () => void;
  /** Rolls up now, and waits until everything that came before is in. */
  settled: () => Promise<void>;
};
