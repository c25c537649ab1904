import {
  type Point,
  blend,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const centre: Point = [640, 360];

/** One wheel that rolls round another, and the line that its pen leaves. */
export function draw(): string {
  const drawn = steps(289).map((step): Point => {
    const a = (step / 288) * Math.PI * 2;
    return [
      centre[0] + 196 * Math.cos(a) - 92 * Math.cos(6 * a),
      centre[1] + 196 * Math.sin(a) - 92 * Math.sin(6 * a),
    ];
  });
  const pen = drawn[210] ?? centre;
  const hub: Point = [
    centre[0] + 196 * Math.cos((210 / 288) * Math.PI * 2),
    centre[1] + 196 * Math.sin((210 / 288) * Math.PI * 2),
  ];
  return sheet(
    blend("wall", "#cdbbff", "#9d82e6", [0, 0], [1280, 720]),
    fading("long", [640, 360], [1140, 860], 0.26),
    ground("url(#wall)"),
    polygon(
      [
        [436, 564],
        [844, 156],
        [1544, 856],
        [1136, 1264],
      ],
      "url(#long)",
    ),
    disc(...centre, 292, t.paper),
    hoop(...centre, 196, t.mist, 8),
    line(`${through(drawn)}Z`, t.blue, 15),
    disc(...hub, 92, "rgb(244 129 63 / 0.85)"),
    hoop(...hub, 92, t.orange, 9),
    line(through([centre, hub, pen]), t.night, 10),
    disc(...centre, 17, t.night),
    disc(...hub, 14, t.night),
    disc(...pen, 26, t.coral),
    disc(...pen, 10, t.paper),
  );
}
