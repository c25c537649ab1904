import Hls, { type ErrorData } from "hls.js";
import type { Driver, Source } from "./engine.ts";
import { fullBufferS, hlsConfig } from "./hls-config.ts";
import { hlsRecovery } from "./hls-recovery.ts";
import { offerAirPlay } from "./offer-air-play.ts";
import type { StateBoard } from "./state-board.ts";

/** Whether hls.js can play here. */
export function isHlsSupported(): boolean {
  return Hls.isSupported();
}

/** hls.js brings the film. */
export function hlsDriver(video: HTMLVideoElement, source: Source, board: StateBoard): Driver {
  const hls = new Hls(hlsConfig(source));
  const recovery = hlsRecovery(hls, source, board);
  const noteLevels = () =>
    board.note({
      levels: hls.levels.map(({ height, bitrate }, index) => ({ index, height, bitrate })),
    });
  hls.on(Hls.Events.MANIFEST_PARSED, noteLevels);
  hls.on(Hls.Events.LEVELS_UPDATED, noteLevels);
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => board.note({ showing: level }));
  hls.on(Hls.Events.FRAG_LOADED, recovery.noteSuccess);
  hls.on(Hls.Events.LEVEL_LOADED, recovery.noteSuccess);
  hls.on(Hls.Events.ERROR, (_, data: ErrorData) => recovery.noteError(data));
  hls.on(Hls.Events.MEDIA_ATTACHED, () => offerAirPlay(video, source.address));
  const fillBuffer = () => {
    hls.config.maxMaxBufferLength = fullBufferS;
  };
  if (!video.paused) fillBuffer();
  video.addEventListener("play", fillBuffer, { once: true });
  hls.loadSource(source.address);
  hls.attachMedia(video);
  return {
    chooseLevel: (index) => {
      hls.nextLevel = index;
      board.note({ chosen: hls.autoLevelEnabled ? -1 : hls.manualLevel });
    },
    liveEdge: () => hls.liveSyncPosition ?? undefined,
    retry: recovery.retry,
    destroy: () => {
      recovery.stop();
      video.removeEventListener("play", fillBuffer);
      hls.destroy();
    },
  };
}
