/** One line of the list of shortcuts: keys as they are printed, and the key of its text. */
export type Shortcut = { keys: readonly string[]; text: string };

/** The list a viewer sees on `?`, in reading order. docs/keyboard.md says the same. */
export const shortcutList: readonly Shortcut[] = [
  { keys: ["Space", "K"], text: "playerKeyPlay" },
  { keys: ["J", "L"], text: "playerKeyTen" },
  { keys: ["←", "→"], text: "playerKeyFive" },
  { keys: ["↑", "↓"], text: "playerKeyVolume" },
  { keys: ["M"], text: "playerKeyMute" },
  { keys: ["C"], text: "playerKeyCaptions" },
  { keys: ["F"], text: "playerKeyFullscreen" },
  { keys: ["P"], text: "playerKeyPip" },
  { keys: ["0", "…", "9"], text: "playerKeyTenths" },
  { keys: ["Home", "End"], text: "playerKeyEnds" },
  { keys: ["<", ">"], text: "playerKeySpeed" },
  { keys: [",", "."], text: "playerKeyFrame" },
  { keys: ["?"], text: "playerKeyList" },
];
