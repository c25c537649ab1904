import type { ErrorData } from "hls.js";
import { patience, retryDelay } from "../retry-delay.ts";
import type { RunningHls } from "./early-start.ts";
import type { Source } from "./engine.ts";
import { onNetwork } from "./on-network.ts";
import type { StateBoard } from "./state-board.ts";

/** Goes on where hls.js gives up. */
export type HlsRecovery = { retry(): void; stop(): void };

const mediaTries = 2;

/**
 * Network faults are tried again for ever, with growing pauses and at once when the network returns;
 * decoding faults twice. An address that says no (4xx) waits for the viewer.
 */
export function hlsRecovery(
  { Hls, hls, fault }: RunningHls,
  source: Source,
  board: StateBoard,
): HlsRecovery {
  let attempt = 0;
  let mediaFaults = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    clearTimeout(timer);
    if (hls.levels.length === 0) hls.loadSource(source.address);
    else hls.startLoad(-1);
  };
  const loadLater = () => {
    clearTimeout(timer);
    timer = setTimeout(load, retryDelay(attempt));
    attempt += 1;
    if (attempt > patience || !navigator.onLine) board.note({ trouble: "connection" });
  };
  const mendMedia = () => {
    mediaFaults += 1;
    if (mediaFaults > mediaTries) return board.note({ trouble: "broken" });
    hls.recoverMediaError();
  };
  const forgetNetwork = onNetwork(load);

  const noteFault = (data: ErrorData) => {
    if (!data.fatal) return;
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR) return mendMedia();
    if (data.type !== Hls.ErrorTypes.NETWORK_ERROR) return board.note({ trouble: "broken" });
    if (saysNo(data)) return board.note({ trouble: "missing" });
    loadLater();
  };
  const noteSuccess = () => {
    attempt = 0;
    board.note({ trouble: undefined });
  };
  hls.on(Hls.Events.ERROR, (_, data) => noteFault(data));
  hls.on(Hls.Events.FRAG_LOADED, noteSuccess);
  hls.on(Hls.Events.LEVEL_LOADED, noteSuccess);
  if (fault) noteFault(fault);

  return {
    retry: () => {
      attempt = 0;
      mediaFaults = 0;
      const wasBroken = board.read().trouble === "broken";
      board.note({ trouble: undefined });
      if (wasBroken) hls.recoverMediaError();
      load();
    },
    stop: () => {
      clearTimeout(timer);
      forgetNetwork();
    },
  };
}

function saysNo(data: ErrorData): boolean {
  const code = data.response?.code ?? 0;
  return code >= 400 && code < 500 && code !== 408 && code !== 429;
}
