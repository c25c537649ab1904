import { setTimeout as wait } from "node:timers/promises";
import {
  type SimulatedLocation,
  simulatedLocationSchema,
} from "../../contract/simulated-location.ts";

const pauseMs = 1_000;

/**
 * Follows the simulated location that is set in the console of the embedded provider, by long polling. While the
 * console does not respond, no location is simulated.
 */
export function followSimulatedLocation(port: number): () => SimulatedLocation | undefined {
  let known: SimulatedLocation | undefined;
  const follow = async (): Promise<never> => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each request names the version of the previous response.
      known = await requestLocation(port, known?.version).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop -- a console that does not respond is retried after a pause.
      if (!known) await wait(pauseMs, undefined, { ref: false });
    }
  };
  void follow();
  return () => known;
}

async function requestLocation(
  port: number,
  version: number | undefined,
): Promise<SimulatedLocation> {
  const query = version === undefined ? "" : `?after=${version}`;
  const response = await fetch(`http://127.0.0.1:${port}/console/api/location${query}`);
  return simulatedLocationSchema.parse(await response.json());
}
