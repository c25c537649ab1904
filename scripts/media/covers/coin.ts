import {
  blend,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  turned,
} from "../sheet.ts";

/** A coin in the air, which decides. */
export function draw(): string {
  return sheet(
    blend("wall", "#7fcdbf", "#3b9a96", [0, 0], [1280, 720]),
    fading("long", [640, 300], [1180, 840], 0.3),
    ground("url(#wall)"),
    polygon(
      [
        [502, 452],
        [788, 164],
        [1500, 876],
        [1214, 1164],
      ],
      "url(#long)",
    ),
    turned(
      -18,
      [640, 306],
      shape("M640 112A204 204 0 0 1 640 520H672A204 204 0 0 0 672 112Z", "#c9741f"),
      `<ellipse cx="672" cy="316" rx="196" ry="204" fill="#d9822a"/>`,
      disc(632, 308, 200, t.sun),
      hoop(632, 308, 164, "#e99a2d", 12),
      shape(
        "M632 108A200 200 0 0 1 632 508C720 460 750 380 744 304C738 220 706 150 632 108Z",
        "rgb(20 22 43 / 0.08)",
      ),
      shape("M548 392V252H586V392ZM612 392V212H650V392ZM676 392V288H714V392Z", "#fff3d6"),
      line("M520 404H742", "#fff3d6", 12),
    ),
    line("M318 420C296 330 312 236 360 168", t.paper, 12),
    line("M262 380C252 316 262 256 288 202", t.paper, 9),
    line("M944 470C972 400 972 316 946 240", t.paper, 12),
    line("M1004 428C1018 376 1016 322 1000 276", t.paper, 9),
  );
}
