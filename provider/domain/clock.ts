/** The provider's clock: the real one, moved by the offset of the console. Epoch ms. */
export type ProviderClock = {
  now: () => number;
  offsetMs: () => number;
  shift: (ms: number) => void;
  backToReal: () => void;
};

/** A clock that starts on real time, read from `real`. */
export function createProviderClock(real: () => number): ProviderClock {
  let offset = 0;
  return {
    now: () => real() + offset,
    offsetMs: () => offset,
    shift: (ms) => {
      offset += ms;
    },
    backToReal: () => {
      offset = 0;
    },
  };
}
