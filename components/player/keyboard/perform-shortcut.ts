import type { PlayerKeyAction } from "@/lib/playback/player-key-action";
import { nextPlaybackSpeed } from "@/lib/playback/player-preferences";
import { toggleCaptions } from "../media/caption-tracks";
import { toggleFullscreen } from "../media/fullscreen";
import { togglePictureInPicture } from "../media/picture-in-picture";
import * as request from "../media/playback-requests";
import type { PlayerParts } from "../player-parts";

const frameS = 1 / 25;

type Performed = Exclude<PlayerKeyAction, { do: "list-shortcuts" }>;

export function performShortcut(parts: PlayerParts, action: Performed): void {
  const { video, isLive } = parts;
  switch (action.do) {
    case "toggle-play":
      return request.togglePlay(video);
    case "toggle-mute":
      return request.toggleMute(video);
    case "toggle-captions":
      return toggleCaptions(parts);
    case "toggle-fullscreen":
      return toggleFullscreen(parts);
    case "toggle-pip":
      return togglePictureInPicture(video);
    case "seek-by":
      return request.seekTo(parts, video.currentTime + action.seconds);
    case "seek-to":
      return seekToShare(parts, action.share);
    case "volume-by":
      return request.changeVolume(video, (video.muted ? 0 : video.volume) + action.share);
    case "speed":
      return isLive ? undefined : request.changeSpeed(video, stepSpeed(video, action.direction));
    case "frame":
      request.seekTo(parts, video.currentTime + action.direction * frameS);
      return request.requestPause(video);
  }
}

function stepSpeed(video: HTMLVideoElement, direction: 1 | -1): number {
  return nextPlaybackSpeed(video.playbackRate, direction);
}

function seekToShare(parts: PlayerParts, share: number): void {
  const [start, end] = request.seekRange(parts);
  request.seekTo(parts, start + share * (end - start));
}
