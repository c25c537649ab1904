import { blend, disc, ground, line, shape, sheet, steps, tones as t } from "../sheet.ts";

/** The crown that a drop makes. */
export function draw(): string {
  const points = steps(9).map((step) => {
    const share = (step - 4) / 4;
    return { x: 640 + share * 300, y: 300 - 46 * (1 - share ** 2) + (step % 2 ? 20 : -20), share };
  });
  const edge = (low: number) =>
    points
      .map(({ x, y, share }, index) => {
        const next = points[index + 1];
        if (!next) return "";
        const dip = 640 + (share + 0.125) * 250;
        return `C${x + 6} ${y + 60} ${dip - 20} ${low} ${dip} ${low}S${next.x - 6} ${next.y + 60} ${next.x} ${next.y}`;
      })
      .join("");
  const [first] = points;
  const crown = `M430 540C430 460 390 380 ${first?.x} ${first?.y}${edge(400)}C890 380 850 460 850 540A210 62 0 0 1 430 540Z`;
  return sheet(
    blend("wall", "#5f83fb", "#2a48d6", [0, 0], [0, 720]),
    ground("url(#wall)"),
    `<ellipse cx="640" cy="576" rx="560" ry="120" fill="rgb(255 255 255 / 0.12)"/><ellipse cx="640" cy="572" rx="430" ry="96" fill="rgb(255 255 255 / 0.16)"/><ellipse cx="640" cy="566" rx="310" ry="76" fill="#1b2f9e"/>`,
    `<ellipse cx="640" cy="400" rx="220" ry="54" fill="#3a5cee"/>`,
    shape(crown, t.sky),
    shape(
      `M640 602A210 62 0 0 0 850 540C850 460 890 380 940 280C900 380 800 400 760 400C780 480 740 580 640 602Z`,
      "#6b90f5",
    ),
    line(
      "M520 470C516 440 508 420 500 404M600 500V430M470 500C466 480 460 462 452 446",
      t.paper,
      12,
    ),
    ...points.map(({ x, y, share }, index) =>
      disc(
        x + share * 22,
        y - 44 - (index % 2) * 16,
        index % 2 ? 17 : 24,
        index === 4 ? t.sun : t.paper,
      ),
    ),
    disc(250, 250, 15, t.paper),
    disc(1040, 220, 15, t.paper),
    disc(640, 96, 40, t.paper),
    shape("M640 20C656 50 680 70 680 96A40 40 0 0 1 600 96C600 70 624 50 640 20Z", t.paper),
    shape("M640 20C656 50 680 70 680 96A40 40 0 0 1 640 136C664 110 660 60 640 20Z", "#cdd9ff"),
  );
}
