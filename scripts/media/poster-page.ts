// A film's poster as a page of 800 by 1200 pixels: its picture, its title in Lumen's display face, and who made it and
// when. The upper corners stay free of words, at the start down to 220 px where the film may be locked or free: there a
// small card says so, and has its button at the end.
import { schemes } from "./poster-schemes.ts";

/** What words and pictures stand on: the colours of the cinema. */
export const grounds = {
  paper: "#f6f2ea",
  ink: "#191512",
  red: "#a32a1c",
  ochre: "#c9983f",
  moss: "#474d3f",
};

export type Ground = keyof typeof grounds;

export type Poster = {
  scheme: keyof typeof schemes;
  /** What the picture does not cover; none where it covers all. */
  ground?: Ground;
  colour: Ground;
  /** Of who made it and when, where that lies on something else. */
  credit?: Ground;
  /** Of the title, in pixels. */
  size: number;
  lines: string[];
  /** Which part of the picture stays, where its shape is not that of its place. */
  at?: string;
  /** Where the scheme leaves it open: how far down the words begin, or the picture. */
  top?: number;
  cut?: number;
};

export type Credit = { director: string; year: number };

/** Addresses of the picture and of both faces. */
export type Sources = Record<"picture" | "serif" | "sans", string>;

/** The page of a poster. */
export function posterPage(poster: Poster, credit: Credit, sources: Sources): string {
  const { scheme, ground = "ink", colour, size, lines, at = "50% 50%", top = 0, cut = 0 } = poster;
  const small = poster.credit ?? colour;
  const title = lines.map((line) => `<span>${line}</span>`).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    @font-face { font-family: Title; src: url(${sources.serif}) }
    @font-face { font-family: Credit; src: url(${sources.sans}); font-weight: 400 700 }
    * { box-sizing: border-box; margin: 0 }
    body { position: relative; width: 800px; height: 1200px; overflow: hidden; isolation: isolate;
      background: ${grounds[ground]}; color: ${grounds[colour]};
      --size: ${size}px; --top: ${top}px; --cut: ${cut}px }
    img { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: ${at} }
    h1 { font: 400 var(--size)/.88 Title; letter-spacing: -.022em }
    h1 span { display: block; white-space: nowrap }
    p { display: flex; justify-content: space-between; font: 500 46px/1.15 Credit; letter-spacing: -.005em;
      color: ${grounds[small]} }
    ${schemes[scheme]}
  </style><body class="${ground}"><img alt="" src="${sources.picture}">
  <h1>${title}</h1><p><span>${credit.director}</span><span>${credit.year}</span></p></body></html>`;
}
