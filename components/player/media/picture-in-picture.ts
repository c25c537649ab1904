import { usePlayerParts } from "../player-parts";
import { type MediaState, useMediaState } from "./media-state";

const isInPicture: MediaState<boolean> = {
  events: ["enterpictureinpicture", "leavepictureinpicture"],
  read: (video) => document.pictureInPictureElement === video,
};

export function usePictureInPicture(): { isOffered: boolean; isOn: boolean } {
  const { video } = usePlayerParts();
  const isOn = useMediaState(isInPicture);
  return { isOffered: document.pictureInPictureEnabled && !video.disablePictureInPicture, isOn };
}

export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (!document.pictureInPictureEnabled) return;
  const isOn = document.pictureInPictureElement === video;
  const request = isOn ? document.exitPictureInPicture() : video.requestPictureInPicture();
  void request.catch(() => undefined);
}
