import type { Driver, Engine, Source, StartDriver } from "./engine.ts";
import { findHlsDriver } from "./hls-driver.ts";
import { nativeDriver } from "./native-driver.ts";
import { stateBoard } from "./state-board.ts";

const hlsType = "application/vnd.apple.mpegurl";

/**
 * Starts to bring a film into `video`, at once: with hls.js where there are media source extensions,
 * with the browser's own HLS where there are none (hls.js is then not even loaded).
 */
export function startEngine(video: HTMLVideoElement, source: Source): Engine {
  const board = stateBoard();
  let driver: Driver | undefined;
  let isOver = false;
  const start = async () => {
    board.note({ trouble: undefined });
    try {
      const startDriver = await chooseDriver(video);
      if (isOver || driver) return;
      if (startDriver) driver = startDriver(video, source, board);
      else board.note({ trouble: "unsupported" });
    } catch {
      board.note({ trouble: "connection" });
    }
  };
  const restartWhenOnline = () => {
    if (!driver && board.read().trouble === "connection") void start();
  };
  addEventListener("online", restartWhenOnline);
  void start();
  return {
    read: board.read,
    subscribe: board.subscribe,
    chooseLevel: (index) => driver?.chooseLevel(index),
    liveEdge: () => driver?.liveEdge(),
    retry: () => (driver ? driver.retry() : void start()),
    destroy: () => {
      isOver = true;
      removeEventListener("online", restartWhenOnline);
      driver?.destroy();
    },
  };
}

async function chooseDriver(video: HTMLVideoElement): Promise<StartDriver | undefined> {
  if ("MediaSource" in window || "ManagedMediaSource" in window) {
    const hlsDriver = await findHlsDriver(video);
    if (hlsDriver) return hlsDriver;
  }
  return video.canPlayType(hlsType) === "" ? undefined : nativeDriver;
}
