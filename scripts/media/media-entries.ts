// Entries of provider/assets/manifest.json: what the provider writes playlists, storyboards and picture addresses from.

export const segmentDurationS = 4;
export const frameRate = 25;

export type VideoRenditionEntry = {
  name: string;
  width: number;
  height: number;
  /** Peak segment rate in bits per second, picture only: add the sound's for a variant. */
  bandwidth: number;
  average_bandwidth: number;
  codecs: string;
  frame_rate: number;
  durations: number[];
};

export type AudioRenditionEntry = {
  name: string;
  codecs: string;
  channels: number;
  sample_rate: number;
  bandwidth: number;
  average_bandwidth: number;
  durations: number[];
};

export type Storyboard = {
  width: number;
  height: number;
  columns: number;
  every_s: number;
  count: number;
};

export type FilmEntry = {
  duration_s: number;
  segments: number;
  video: VideoRenditionEntry[];
  audio: AudioRenditionEntry;
  storyboard: Storyboard;
  preview: boolean;
  /** Dominant colour, as #rrggbb. */
  art: string;
};

export type PictureEntry = {
  width: number;
  height: number;
  widths: number[];
  /** Dominant colour, as #rrggbb. */
  art: string;
};
