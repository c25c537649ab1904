import "react";

declare module "react" {
  // Custom properties are the only way a component hands numbers to its style sheet.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

declare global {
  // Safari's additions to the video element; lib.dom does not have them.
  interface HTMLVideoElement {
    webkitEnterFullscreen?: () => void;
    webkitDisplayingFullscreen?: boolean;
    webkitShowPlaybackTargetPicker?: () => void;
    webkitCurrentPlaybackTargetIsWireless?: boolean;
  }
}
