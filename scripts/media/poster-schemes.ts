// The ways in which a poster can stand, as style sheets over the page of poster-page.ts.

/** How far words keep from an edge; a title's own letters leave some room before the first. */
const margin = 60;
const across = `left: ${margin}px; right: ${margin}px`;
const titleStart = `left: ${margin - 6}px`;
const lastLine = `position: absolute; ${across}; bottom: ${margin - 6}px`;

const credit = `p { ${lastLine} }`;
const middleCredit = `p { ${lastLine}; justify-content: center; gap: 20px }`;
const startCredit = `p { ${lastLine}; justify-content: flex-start; gap: 20px }`;
const stackedCredit = `p { ${lastLine}; display: block; text-align: end } p span { display: block }`;
const titleAtFoot = `h1 { position: absolute; ${titleStart}; bottom: 130px }`;
const titleBelow = `h1 { position: absolute; ${across}; bottom: 144px; text-align: center }`;
const upwards = "bottom: 56px; writing-mode: vertical-rl; transform: rotate(180deg)";
const smallPicture = `img { left: auto; right: ${margin}px; top: 150px; width: 300px; height: 450px }`;

/** Each by its name. */
export const schemes = {
  /** The picture all over, the title large at its foot. */
  foot: `${titleAtFoot} ${startCredit}`,
  /** The same in its sky, or further down where the corner has a badge. */
  head: `h1 { position: absolute; ${titleStart}; top: max(150px, var(--top)) } ${stackedCredit}`,
  /** All words in its sky. */
  sky: `body { padding: 215px ${margin}px } h1 { margin: 0 0 32px -6px }
    p { justify-content: flex-start; gap: 20px }`,
  /** The picture all over, and small words where it is still. */
  still: `body { padding-top: var(--top); text-align: center } h1 { line-height: .96 }
    p { justify-content: center; gap: 20px; margin-top: 36px }`,
  /** The title along the edge of the picture, read upwards. */
  edge: `h1 { position: absolute; left: 40px; ${upwards} }
    ${stackedCredit}`,
  /** Along the other edge. */
  farEdge: `h1 { position: absolute; right: 40px; ${upwards} } ${stackedCredit} p { text-align: start }`,
  /** Along the first edge, on a strip of its own. */
  spine: `img { left: 250px; width: 550px; height: 1086px }
    h1 { position: absolute; left: 22px; ${upwards} } p { ${lastLine}; left: 250px }`,
  /** As in a programme: the title on a band of the ground, the picture below. */
  programme: `img { top: var(--cut); height: calc(100% - var(--cut)) }
    h1 { position: absolute; ${titleStart}; bottom: calc(1200px - var(--cut) + 112px) }
    p { position: absolute; ${across}; top: calc(var(--cut) - 76px) }`,
  /** The picture above, a field with the title below. */
  field: `img { height: 764px } ${titleAtFoot} ${credit}`,
  /** A strip of the picture between both lines of the title. */
  band: `img { top: 430px; height: 450px }
    h1 span { position: absolute; ${titleStart}; top: calc(390px - .88 * var(--size)) }
    h1 span:last-child { top: 890px } ${credit}`,
  /** The picture in a circle. */
  disc: `img { left: 90px; top: 150px; width: 620px; height: 620px; border-radius: 50% }
    ${titleBelow} ${middleCredit}`,
  /** The picture in an arch. */
  arch: `img { left: 160px; top: 130px; width: 480px; height: 610px; border-radius: 240px 240px 0 0 }
    ${titleBelow} ${middleCredit}`,
  /** Little more than the title. */
  window: `${smallPicture} ${titleAtFoot} ${credit}`,
  /** The same, its last word upside down. */
  turned: `${smallPicture} ${titleAtFoot} ${credit}
    h1 span:last-child { width: fit-content; transform: rotate(180deg) }`,
};
