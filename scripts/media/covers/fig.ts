import {
  around,
  blend,
  disc,
  fading,
  ground,
  polygon,
  shape,
  sheet,
  steps,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

const skin =
  "M640 172C668 172 664 226 694 262C772 312 812 380 802 452C788 548 716 592 640 592S492 548 478 452C468 380 508 312 586 262C616 226 612 172 640 172Z";

/** Half a fig in a red bowl, from above. */
export function draw(): string {
  const seeds = steps(46).map((step) => {
    const far = 19 * Math.sqrt(step + 0.6);
    const [x, y] = around([640, 452], far, step * 137.5);
    return disc(x, y, 6.5, step % 3 ? t.sun : t.cream);
  });
  return sheet(
    blend("table", "#ffd27a", "#f8b14f", [0, 0], [1280, 720]),
    fading("long", [700, 420], [1240, 900], 0.26),
    ground("url(#table)"),
    polygon(
      [
        [436, 556],
        [844, 164],
        [1560, 880],
        [1152, 1272],
      ],
      "url(#long)",
    ),
    disc(640, 360, 284, "#d9484c"),
    disc(640, 352, 284, t.coral),
    disc(640, 360, 250, "#b3325c"),
    within("bowl", disc(640, 360, 250, "#fff"), disc(668, 404, 236, "#c8404f")),
    `<g transform="translate(628 356) rotate(-24) scale(0.98) translate(-640 -404)">`,
    `<g transform="translate(30 34)">${shape(skin, "rgb(60 10 50 / 0.3)")}</g>`,
    shape(skin, "#5a2f8f"),
    within(
      "half",
      shape(skin, "#fff"),
      shape("M640 172C700 260 820 330 640 620H860V172Z", "rgb(20 22 43 / 0.14)"),
    ),
    `<g transform="translate(640 424) scale(0.88) translate(-640 -418)">${shape(skin, t.cream)}</g>`,
    `<g transform="translate(640 448) scale(0.72) translate(-640 -430)">${shape(skin, "#f7a3ae")}</g>`,
    disc(640, 452, 116, t.coral),
    shape(
      "M640 336C690 380 726 420 740 452A116 116 0 0 1 540 452C556 416 596 380 640 336Z",
      t.coral,
    ),
    disc(640, 456, 88, "#c9434d"),
    ...seeds,
    "</g>",
    turned(
      -40,
      [640, 360],
      shape(
        "M404 330A240 240 0 0 1 560 134",
        "none",
        `stroke="#ff9a8c" stroke-width="14" stroke-linecap="round"`,
      ),
    ),
  );
}
