import { setTimeout as wait } from "node:timers/promises";
import { type SimulatedLocation, simulatedLocation } from "../../contract/simulated-location.ts";

const pauseMs = 1_000;

/**
 * Where the console of the embedded provider says that viewers of this machine are. It is asked over and over, and
 * answers when it has moved them. Nobody is moved while it does not answer.
 */
export function followConsole(port: number): () => SimulatedLocation | undefined {
  let known: SimulatedLocation | undefined;
  const follow = async (): Promise<never> => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each question names the answer before it.
      known = await requestLocation(port, known?.version).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop -- a console that is not there is not pressed.
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
  return simulatedLocation.parse(await response.json());
}
