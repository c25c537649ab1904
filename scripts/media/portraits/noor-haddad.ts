import { blend, disc, ground, line, shape, sheet, steps, tones as t } from "../sheet.ts";
import { type Skin, bust, face, halo, head, smile } from "./person.ts";

const skin: Skin = { light: "#c98a5e", dark: "#b07248", lips: "#96323f" };

/** A scarf with a woven edge, and the wool that it was made from. */
export function noorHaddad(): string {
  return sheet(
    blend("wall", "#7fcdbf", "#3b9a96", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    halo("#a9e0d3"),
    shape(
      "M640 96C520 96 470 190 474 320C478 440 430 500 400 590H880C850 500 802 440 806 320C810 190 760 96 640 96Z",
      "#a8274f",
    ),
    bust(
      skin,
      t.night,
      shape(zigzag(626), "none", `stroke="${t.sun}" stroke-width="15" stroke-linejoin="round"`),
      shape(zigzag(664), "none", `stroke="${t.coral}" stroke-width="15" stroke-linejoin="round"`),
      shape(zigzag(702), "none", `stroke="${t.cream}" stroke-width="15" stroke-linejoin="round"`),
    ),
    head(skin),
    shape(
      "M640 96C516 96 474 196 484 316C492 420 470 500 520 556C566 606 720 606 766 556C810 500 788 420 796 316C806 196 764 96 640 96ZM640 190C700 190 736 230 736 304C736 384 694 438 640 438C586 438 544 384 544 304C544 230 580 190 640 190Z",
      t.rose,
      'fill-rule="evenodd"',
    ),
    shape(
      "M796 316C806 196 764 96 640 96C730 120 768 210 762 316C758 420 720 520 600 586C680 604 738 588 766 556C810 500 788 420 796 316Z",
      "#8e2249",
    ),
    line("M552 226C572 178 604 160 640 160C676 160 708 178 728 226", t.sun, 10),
    line(
      "M530 232C552 164 594 136 640 136C686 136 728 164 750 232",
      t.coral,
      8,
      'stroke-dasharray="2 20"',
    ),
    line("M524 420C560 500 640 530 742 470", "#d65a7d", 8),
    line("M512 470C560 546 650 566 750 510", "#d65a7d", 8),
    face(skin, { brows: "#2c1c2e", lift: 3, cheeks: "rgb(150 50 63 / 0.2)" }),
    line("M580 304L570 298M700 304L710 298", t.ink, 6),
    smile(skin),
    disc(884, 616, 92, t.sun),
    shape(
      "M884 524A92 92 0 0 1 884 708C930 690 944 650 936 610C928 566 912 540 884 524Z",
      "#e99a2d",
    ),
    ...steps(4).map((step) =>
      line(
        `M${806 + step * 18} ${580 + step * 8}Q${880 + step * 8} ${548 + step * 22} ${946 + step * 8} ${574 + step * 30}`,
        "#fff0cc",
        5,
      ),
    ),
    ...steps(3).map((step) =>
      line(
        `M${812 + step * 26} ${664 + step * 12}Q${846 + step * 20} ${612 + step * 4} ${858 + step * 34} ${534 + step * 14}`,
        "#d9822a",
        5,
      ),
    ),
    line("M826 690C760 730 700 690 640 716", t.sun, 8),
  );
}

function zigzag(y: number): string {
  return steps(19)
    .map((step) => `${step ? "L" : "M"}${280 + step * 40} ${y + (step % 2 ? 22 : 0)}`)
    .join("");
}
