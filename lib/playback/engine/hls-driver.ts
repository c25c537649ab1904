import { automatic } from "../quality.ts";
import { type RunningHls, takeEarly } from "./early-start.ts";
import type { Driver, Source, StartDriver } from "./engine.ts";
import { fullBufferS, hlsConfig } from "./hls-config.ts";
import { hlsRecovery } from "./hls-recovery.ts";
import { keepPlaying } from "./keep-playing.ts";
import { loadHls } from "./load-hls.ts";
import { offerAirPlay } from "./offer-air-play.ts";
import { reportHls } from "./report-hls.ts";
import type { StateBoard } from "./state-board.ts";

/** hls.js brings the film, unless it can't here: then `undefined`. */
export async function findHlsDriver(video: HTMLVideoElement): Promise<StartDriver | undefined> {
  const early = await takeEarly(video);
  if (early) return (_, source, board) => hlsDriver(video, source, board, early);
  const Hls = await loadHls();
  if (!Hls.isSupported()) return undefined;
  return (_, source, board) => {
    const hls = new Hls(hlsConfig(source));
    const driver = hlsDriver(video, source, board, { Hls, hls });
    hls.loadSource(source.address);
    hls.attachMedia(video);
    return driver;
  };
}

function hlsDriver(
  video: HTMLVideoElement,
  source: Source,
  board: StateBoard,
  running: RunningHls,
): Driver {
  const { hls } = running;
  const recovery = hlsRecovery(running, source, board);
  const forgetWish = keepPlaying(video, running);
  const fillBuffer = () => {
    hls.config.maxMaxBufferLength = fullBufferS;
    hls.capLevelToPlayerSize = true;
  };
  if (!video.paused) fillBuffer();
  video.addEventListener("play", fillBuffer, { once: true });
  reportHls(running, board);
  offerAirPlay(video, running, source.address);
  return {
    chooseLevel: (index) => {
      hls.nextLevel = index;
      board.note({ chosen: hls.autoLevelEnabled ? automatic : hls.manualLevel });
    },
    liveEdge: () => hls.liveSyncPosition ?? undefined,
    retry: recovery.retry,
    destroy: () => {
      recovery.stop();
      forgetWish();
      video.removeEventListener("play", fillBuffer);
      hls.destroy();
    },
  };
}
