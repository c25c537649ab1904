// Which seconds of which clip become a film, and how many bits it deserves. All cuts are given in
// the source's seconds; they add up to a whole number of segments.

export const segmentS = 4;
export const frameRate = 25;

export type Cut = { start_s: number; length_s: number };

export type FilmPlan = {
  name: string;
  cuts: Cut[];
  /** Where the sound comes from: one running take from the first cut, or cut with the picture. */
  sound: "running" | "cut";
  /** Average kb/s at 720p; the smaller renditions follow from it. */
  kbps: number;
  /** Average kb/s of the sound: a crowd needs fewer than engines or music. */
  soundKbps: number;
  /** Second of the film at which the silent preview starts. */
  preview_s: number;
};

/** name, cuts as start+length, kb/s, preview. */
export const films: FilmPlan[] = [
  film("stillwater", "0.08+20", 400, 6.4),
  film("small-worlds", "1.6+10 24.6+10", 430, 3),
  film("city-at-night", "8+6 22+8 38+6", 680, 8),
  film("earth-from-orbit", "7+6 18+4 31+6 44+4", 460, 11),
  film("ringed-giants", "6+6 18+4 31+6 45+4", 430, 11),
  film("the-keeper", "9+6 22+8 44+6", 600, 7),
  film("grey-hours", "2.2+10 20.4+10", 400, 4),
  film("the-long-swell", "3+8 18.52+6 33+6", 600, 1),
  film("drawing-with-circles", "0+13 33.12+7", 380, 9),
  { ...film("sorting-in-colour", "0+12 16.64+8", 520, 3), sound: "cut" },
  film("butterfly-effect", "1+20", 480, 12),
  sport("arena-formula-opener", 330, 64),
  sport("arena-gt-circuit", 330, 64),
  sport("arena-superspeedway", 340, 64),
  sport("arena-alpine-pass", 330, 64),
  sport("arena-desert-hill", 320, 64),
  sport("arena-endurance", 380, 64),
  sport("football", 360, 56),
  sport("athletics", 340, 56),
  sport("tennis", 320, 56),
  sport("swimming", 420, 56),
  sport("ice-hockey", 320, 56),
  sport("sailing", 360, 56),
];

function film(name: string, cuts: string, kbps: number, preview_s: number): FilmPlan {
  const soundKbps = 96;
  return { name, cuts: cuts.split(" ").map(readCut), sound: "running", kbps, soundKbps, preview_s };
}

/** A sport: four set-ups of one segment each; its preview shows the second and the third. */
function sport(name: string, kbps: number, soundKbps: number): FilmPlan {
  return { ...film(name, "0+16", kbps, 6), soundKbps };
}

function readCut(text: string): Cut {
  const [start_s = Number.NaN, length_s = Number.NaN] = text.split("+").map(Number);
  return { start_s, length_s };
}

/** Seconds of a film; refuses a plan that would end inside a segment. */
export function filmLength({ name, cuts }: FilmPlan): number {
  const length = cuts.reduce((sum, cut) => sum + cut.length_s, 0);
  if (length % segmentS) throw new Error(`${name}: ${length} s is not a multiple of ${segmentS} s`);
  return length;
}
