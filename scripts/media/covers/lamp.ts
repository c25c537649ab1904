import {
  blend,
  box,
  disc,
  fading,
  ground,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  turned,
} from "../sheet.ts";

/** A dark room, a lamp and a tennis ball: half of it is always lit. */
export function draw(): string {
  return sheet(
    blend("room", "#2a2f86", "#171b57", [0, 0], [1280, 720]),
    blend("beam", "#ffe6a8", "#3a3f98", [420, 300], [1180, 380]),
    fading("long", [900, 360], [1240, 400], 0.4),
    ground("url(#room)"),
    polygon(
      [
        [436, 214],
        [1280, 40],
        [1280, 640],
        [384, 372],
      ],
      "url(#beam)",
      'opacity="0.55"',
    ),
    polygon(
      [
        [860, 210],
        [1280, 150],
        [1280, 570],
        [860, 494],
      ],
      "#1b1f60",
    ),
    box(0, 610, 1280, 110, "#0f1245"),
    box(0, 610, 1280, 14, "#4a4fb0"),
    box(214, 588, 190, 26, t.coral, 13),
    line("M308 590L250 420L360 300", t.coral, 20),
    disc(250, 420, 19, t.paper),
    turned(
      16,
      [380, 290],
      shape("M330 240H380L450 190V392L380 344H330Z", t.coral),
      shape("M330 296H380L450 296V392L380 344H330Z", "#cf4550"),
      disc(456, 291, 46, "#fff3c4"),
    ),
    disc(860, 352, 144, "#7f9a1f"),
    shape("M860 208A144 144 0 0 0 860 496C900 440 900 264 860 208Z", "#d6ec5a"),
    line("M776 236C830 290 830 410 776 468", t.paper, 11),
    line("M944 236C890 290 890 410 944 468", "#a9bd6a", 11),
    box(848, 494, 24, 116, t.cream, 4),
    box(800, 592, 120, 20, t.cream, 8),
  );
}
