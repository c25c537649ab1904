import {
  blend,
  box,
  fading,
  ground,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  steps,
} from "../sheet.ts";

/** A cup of coffee, and behind it two curves on paper that part after the first hill. */
export function draw(): string {
  return sheet(
    blend("wall", "#ffcf8a", "#f8a94f", [0, 0], [1280, 720]),
    fading("long", [700, 440], [1200, 720], 0.3),
    ground("url(#wall)"),
    box(290, 40, 720, 400, "rgb(140 70 10 / 0.18)", 8),
    box(270, 20, 720, 400, t.paper, 8),
    ...steps(6).map((step) => box(270, 82 + step * 60, 720, 3, "#d5defc")),
    ...steps(12).map((step) => box(288 + step * 58, 30, 14, 14, "#d5defc", 7)),
    line(
      "M270 250C340 150 400 150 450 250S560 350 610 250S690 150 740 250S860 390 920 250S970 180 990 200",
      t.blue,
      12,
    ),
    line("M610 250C640 190 690 170 730 214S790 330 850 316S940 180 990 330", t.coral, 12),
    shape("M0 560H1280V720H0Z", "#c9603f"),
    shape("M0 560H1280V580H0Z", "#e27c52"),
    polygon(
      [
        [800, 380],
        [1160, 720],
        [560, 720],
        [480, 600],
      ],
      "url(#long)",
    ),
    line("M806 420C900 400 910 530 780 520", "#1a33a8", 34),
    shape("M440 368H830C830 520 800 604 730 620H540C470 604 440 520 440 368Z", t.blue),
    shape("M700 368H830C830 520 800 604 730 620H660C700 590 712 500 700 368Z", "#1a33a8"),
    `<ellipse cx="635" cy="370" rx="195" ry="40" fill="#5c7bff"/><ellipse cx="635" cy="374" rx="166" ry="28" fill="#5a2b1f"/>`,
    `<ellipse cx="635" cy="632" rx="240" ry="26" fill="${t.cream}"/><ellipse cx="635" cy="624" rx="240" ry="24" fill="${t.paper}"/>`,
    shape("M540 606H730C720 616 690 628 635 628S550 616 540 606Z", "#1a33a8"),
  );
}
