import type { RunningHls } from "./early-start.ts";
import type { StateBoard } from "./state-board.ts";

/** Keeps the board's renditions up to date, with what hls.js knows already and with its events. */
export function reportHls({ Hls: { Events }, hls }: RunningHls, board: StateBoard): void {
  const noteLevels = () =>
    board.note({
      levels: hls.levels.map(({ height, bitrate }, index) => ({ index, height, bitrate })),
    });
  if (hls.levels.length > 0) noteLevels();
  board.note({ showing: hls.currentLevel });
  hls.on(Events.MANIFEST_PARSED, noteLevels);
  hls.on(Events.LEVELS_UPDATED, noteLevels);
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => board.note({ showing: level }));
}
